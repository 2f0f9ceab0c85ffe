import Assets
import Foundation
import InterfaceBuilder
import UIKit

/// Lays one scene out on its design device and reads the frames.
@MainActor
struct SceneLayout {
  let storyboard: Storyboard
  let scene: StoryboardScene
  /// Others than those of the file: then nothing counts.
  var surroundings = LayoutSurroundings()

  func compare() throws -> LayoutComparison.Scene {
    guard let root = scene.rootView else { return LayoutComparison.Scene(id: scene.id ?? "", views: []) }
    let (plain, reports) = try frames(textScale: 1)
    let (probed, _) = try frames(textScale: 1.13)
    let reason = reasonNotToCount(root)
    var views: [LayoutComparison.View] = []
    for node in root.descendantViews {
      guard let id = node.id, let solved = plain[id] else { continue }
      let superview = node.superview
      let recorded = node.frame.frame(in: superview?.frame.rect?.size ?? .zero).map(numbers)
      var why = reason
      if why == nil { why = ownReason(node, recorded: recorded, solved: plain) }
      var view = LayoutComparison.View(
        id: id, class: node.customClass ?? node.elementName, line: node.location.line, recorded: recorded,
        solved: numbers(solved), counted: why == nil, why: why)
      if let other = probed[id] {
        view.hangsOnText = zip(numbers(solved), numbers(other)).contains { abs($0 - $1) > 0.01 }
        if view.why == nil, view.hangsOnText { view.why = "hangs on the size of text" }
      }
      views.append(view)
    }
    return LayoutComparison.Scene(id: scene.id ?? "", views: views, reports: reports)
  }

  // MARK: What counts

  /// From this build on Interface Builder writes the frames that it solved (interface-builder-findings F2).
  private static let firstSolvingBuild = 11_542

  private func reasonNotToCount(_ root: ViewNode) -> String? {
    let document = storyboard.document
    if !surroundings.areThoseOfTheFile { return "laid out for other surroundings than those of the file" }
    if document.isArchive { return "an archive records no solved frames" }
    if document.usesAutoLayout {
      guard document.device?.screenSize != nil else { return "the file names no design device" }
      if (document.toolsBuild ?? 0) < Self.firstSolvingBuild { return "the file was saved without solved frames" }
    }
    if let unknown = ([root] + root.descendantViews).first(where: { !ViewBuilder.isBuilt($0) }) {
      return "the scene has a class that is not built: \(unknown.elementName)"
    }
    if let kind = scene.controllerKind, kind != .viewController, kind != .tabBarController,
      kind != .tableViewController, kind != .collectionViewController
    {
      return "the scene is of a class that is not built: \(scene.kind)"
    }
    return nil
  }

  private func ownReason(_ node: ViewNode, recorded: [Double]?, solved: [String: CGRect]) -> String? {
    if recorded == nil { return "no frame is recorded" }
    if node.isMisplaced { return "marked misplaced" }
    if node.isAmbiguous { return "marked ambiguous" }
    // What stands in such a view hangs on its size only: where that is the recorded one, the frames inside are too. The
    // root is not solved but given its recorded size, which says nothing.
    for view in node.enclosingViews where view.isMisplaced || view.isAmbiguous {
      if view.superview != nil, let id = view.id, let size = solved[id]?.size, let recorded = view.frame.rect?.size,
        abs(size.width - recorded.width) <= LayoutComparison.tolerance,
        abs(size.height - recorded.height) <= LayoutComparison.tolerance
      {
        continue
      }
      return "in a view that is marked \(view.isMisplaced ? "misplaced" : "ambiguous") and has another size"
    }
    return nil
  }

  // MARK: Laying out

  private var profile: DeviceProfile {
    if let device = surroundings.device { return device }
    guard let id = storyboard.document.device?.id, var known = try? DeviceProfile.named(id) else {
      return storyboard.isFromBeforeIOS7 ? .default : (try? DeviceProfile.named("retina4_7")) ?? .default
    }
    let build = storyboard.document.toolsBuild ?? 0
    // Xcode 11 is the first that designs for iOS 13; before, fields are 30 points high.
    if build < 15_400 {
      known = known.running(SystemVersion(build < 13_000 ? 10 : 12))
    } else if known.systemVersion.major < 13 {
      known = known.running(SystemVersion(13))
    }
    // Xcode 26 designs for iOS 26: rows are 51 points high, switches 63 × 28 (uikit-facts E.11).
    if build >= 24_000, known.systemVersion.major < 26 { known = known.running(SystemVersion(26)) }
    // Xcode 15 has no iPhone X any more and shows its size as that of the 13 mini.
    if build >= 22_000, id == "retina5_9", let mini = try? DeviceProfile.named("retina5_4") { known = mini }
    return known
  }

  /// Xcode 26 records a safe area of 96 and 68 points on the screen of the iPhone 11, twice that of the device; seen in
  /// all scenes of a file of build 24127.
  private var recordsDoubleSafeArea: Bool {
    surroundings.device == nil && (storyboard.document.toolsBuild ?? 0) >= 24_000
      && storyboard.document.device?.id == "retina6_1"
  }

  private func frames(textScale: CGFloat) throws -> ([String: CGRect], reports: [String]) {
    var options = PhoneOptions()
    options.device = profile
    if let orientation = surroundings.orientation {
      options.orientation = orientation
    } else if surroundings.device == nil, storyboard.document.device?.orientation == .landscape {
      options.orientation = .landscapeRight
    }
    options.preferredContentSizeCategory = surroundings.textSize ?? .large
    if storyboard.isFromBeforeIOS7 { options.sdkVersion = SystemVersion(6) }
    options.textScale = textScale
    storyboard.keepsPlaceholders = surroundings.areThoseOfTheFile
    defer { storyboard.keepsPlaceholders = false }
    guard let (phone, view) = try surroundings.isAnotherScreen ? show(options) : place(options) else {
      return ([:], [])
    }
    for _ in 0..<3 {
      view.setNeedsLayout()
      phone.render()
    }
    var result: [String: CGRect] = [:]
    for child in view.subtree {
      if let id = child.interfaceBuilderIdentifier { result[id] = child.frame }
    }
    let reports = textScale == 1 ? phone.layoutReports + phone.ambiguityReports : []
    return (result, reports)
  }

  /// The scene as an app shows it: in the controllers that contain it, whose bars are those of the screen.
  private func show(_ options: PhoneOptions) throws -> (Phone, UIView)? {
    var shown: UIViewController?
    let phone = try Phone(options) {
      let root = storyboard.instantiate(storyboard.route(to: scene))
      shown = scene.id.flatMap { Self.controller($0, in: root) } ?? root
      return root
    }
    return shown?.view.map { (phone, $0) }
  }

  private static func controller(_ id: String, in controller: UIViewController) -> UIViewController? {
    if controller.interfaceBuilderIdentifier == id { return controller }
    return controller.children.lazy.compactMap { Self.controller(id, in: $0) }.first
  }

  /// The scene as Interface Builder draws it: alone, at its recorded frame, with what bars would take.
  private func place(_ options: PhoneOptions) throws -> (Phone, UIView)? {
    let container = UIViewController()
    let phone = try Phone(options) { container }
    let controller = storyboard.instantiate(scene)
    guard let view = controller.view, let root = scene.rootView else { return nil }
    let bounds = UIScreen.main.interfaceBounds
    let frame = root.frame.rect ?? bounds
    container.addChild(controller)
    container.view.frame = bounds
    // A root as large as the screen is the screen; one that stands below bars keeps its place.
    var insets = frame.size == bounds.size ? scene.barInsets(in: storyboard.document) : .zero
    if recordsDoubleSafeArea {
      insets.top += 96 - 44
      insets.bottom += 34
    }
    // A xib's view has a status bar only where it pretends one. Where the safe area is more than the status bar, on screens
    // with round corners, it stays (seen in files of build 16097, without, and 18093, with round corners).
    let traits = phone.environment.traits
    if scene.controllerKind == nil, traits.safeAreaInsets.bottom == 0,
      !root.simulatedMetrics.contains(where: { $0.subject == "statusBar" && !$0.isNone })
    {
      insets.top -= traits.safeAreaInsets.top
    }
    controller.additionalSafeAreaInsets = insets
    view.frame = frame
    container.view.addSubview(view)
    return (phone, view)
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
  }
}
