import Foundation
import Testing

@testable import UIKit

/// A window of 320 × 480 points at 2 pixels each, with a root view that fills it.
@MainActor
struct LayoutStage {
  let environment: UIKitEnvironment
  let window: UIWindow
  let root: UIView

  init(system: String = "12.0", safeArea: UIEdgeInsets = .zero, scale: CGFloat = 2, isRightToLeft: Bool = false) {
    var traits = SystemTraits()
    traits.scale = scale
    traits.systemVersion = system
    traits.look = .modern
    traits.safeAreaInsets = safeArea
    traits.rootViewStartsBelowStatusBar = false
    traits.isRightToLeft = isRightToLeft
    environment = UIKitEnvironment(traits: traits)
    UIKitEnvironment.current = environment
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root = UIView(frame: window.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    window.makeKeyAndVisible()
  }

  func layOut() { environment.application.layoutIfNeeded() }

  /// A plain view that constraints place, inside of `parent` or the root.
  func view(in parent: UIView? = nil) -> UIView { add(UIView(), to: parent) }

  func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }
}

/// A view whose content has a size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  func isNear(_ other: CGRect, by tolerance: CGFloat = 0.01) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
