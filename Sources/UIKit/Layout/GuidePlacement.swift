import Foundation

/// Where one of UIKit's own guides lies in its view.
@MainActor
enum GuidePlacement {
  case safeArea, margins, readable, keyboard, scrollContent, scrollFrame, topBar, bottomBar

  var name: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .topBar: "topLayoutGuide"
    case .bottomBar: "bottomLayoutGuide"
    }
  }

  private func insets(of view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: view.safeAreaInsets
    case .margins: view.layoutMargins
    case .readable: view.readableInsets
    default: .zero
    }
  }

  private func barLength(in view: UIView) -> CGFloat {
    self == .topBar ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }

  /// The guide's rectangle while no constraint mentions it, in the view's coordinates, points.
  func frame(in view: UIView) -> CGRect {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    switch self {
    case .safeArea, .margins, .readable: return bounds.inset(by: insets(of: view))
    case .keyboard: return view.layoutRecord?.keyboardGuide?.place ?? .zero
    case .scrollContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? bounds.size)
    case .scrollFrame: return view.bounds
    case .topBar: return CGRect(x: 0, y: 0, width: 0, height: barLength(in: view))
    case .bottomBar:
      let length = barLength(in: view)
      return CGRect(x: 0, y: bounds.height - length, width: 0, height: length)
    }
  }

  /// The relations that hold the guide in its view.
  var relations: [GuideRelation] {
    switch self {
    case .safeArea, .margins, .readable:
      return [
        GuideRelation([.minX: 1]), GuideRelation([.minY: 1]), GuideRelation([.width: -1], ofView: [.width: 1]),
        GuideRelation([.height: -1], ofView: [.height: 1]),
      ]
    case .keyboard:
      return [
        GuideRelation([.minX: 1]), GuideRelation([.height: 1]), GuideRelation([.width: -1], ofView: [.width: 1]),
        GuideRelation([.minY: -1, .height: -1], ofView: [.height: 1]),
      ]
    case .scrollContent: return [GuideRelation([.minX: 1]), GuideRelation([.minY: 1])]
    case .scrollFrame:
      return [
        GuideRelation([.minX: 1]), GuideRelation([.minY: 1]), GuideRelation([.width: -1], ofView: [.width: 1]),
        GuideRelation([.height: -1], ofView: [.height: 1]),
      ]
    case .topBar, .bottomBar:
      let edge =
        self == .topBar
        ? GuideRelation([.minY: 1]) : GuideRelation([.minY: -1, .height: -1], ofView: [.height: 1])
      return [GuideRelation([.minX: 1]), edge, GuideRelation([.width: 1]), GuideRelation([.height: 1])]
    }
  }

  /// The constants of the relations, in their order.
  func constants(in view: UIView) -> [CGFloat] {
    switch self {
    case .safeArea, .margins, .readable:
      let insets = insets(of: view)
      return [insets.left, insets.top, insets.left + insets.right, insets.top + insets.bottom]
    case .keyboard:
      let place = view.layoutRecord?.keyboardGuide?.place ?? .zero
      return [place.minX, place.height, view.bounds.width - place.width, view.bounds.height - place.maxY]
    case .scrollContent: return [0, 0]
    case .scrollFrame: return [view.bounds.minX, view.bounds.minY, 0, 0]
    case .topBar, .bottomBar: return [0, 0, 0, barLength(in: view)]
    }
  }
}
