import Assets
import Foundation
import UIKit

/// Computes what a responder gets to see, from the tables of heights and the responder's own views.
@MainActor
struct InputSetMeasure {
  var traits: SystemTraits
  var era: KeyboardEra
  /// Overrides the era's default; nil for none.
  var showsPredictionBar: Bool?
  var isHardwareKeyboardConnected = false
  /// How far above the screen's bottom an undocked keyboard ends, in points.
  var lift: CGFloat = 0

  init(traits: SystemTraits, era: KeyboardEra) {
    self.traits = traits
    self.era = era
  }

  var version: SystemVersion { SystemVersion(traits.systemVersion) ?? SystemVersion(traits.majorVersion) }
  var screen: CGSize { traits.screenSize }
  var orientation: ScreenOrientation { screen.width > screen.height ? .landscape : .portrait }

  /// The parts of the keyboard's height.
  var parts: KeyboardHeight {
    KeyboardMetrics.shared.heightParts(
      screen: screen, orientation: orientation, systemVersion: version,
      // Only two iPads of one size differ by it; on phones it follows from the size.
      homeIndicator: traits.isPad ? traits.safeAreaInsets.bottom > 0 : nil)
  }

  /// What stands on the keys: pads have keyboards of their own.
  var layout: KeyboardLayout {
    guard traits.isPad else { return .default }
    return PadKeyboardCatalog.shared.layout(
      .default, look: traits.look == .classic ? .classic : .modern, screen: screen, systemVersion: version)
  }

  /// Height of the prediction bar over the keys, in points; none for hidden text and without correction (assumed). On a
  /// pad it is the bar of shortcuts from iOS 9, which stays (uikit-facts B.4).
  func predictionBarHeight(for responder: UIResponder & UIKeyInput) -> CGFloat {
    if traits.isPad, era.shortcutBarHeight > 0 { return parts.predictionBar }
    guard showsPredictionBar ?? era.showsPredictionBar, responder.autocorrectionType != .no,
      !responder.isSecureTextEntry
    else { return 0 }
    switch responder.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return 0
    default: return parts.predictionBar
    }
  }

  /// What is being composed, where it is offered in a strip of candidates over the keys (iOS 5 to 7; uikit-facts B.6);
  /// nil for no strip. That pads of that time had none of that height is assumed.
  func candidate(for responder: UIResponder & UIKeyInput) -> String? {
    guard era.candidateStripHeight > 0, !traits.isPad, responder.inputView == nil,
      let input = responder as? any UITextInput, let marked = input.markedTextRange, !marked.isEmpty
    else { return nil }
    return input.text(in: marked)
  }

  /// Height of what lies over the keys: predictions, or candidates.
  func barHeight(for responder: UIResponder & UIKeyInput) -> CGFloat {
    candidate(for: responder) == nil ? predictionBarHeight(for: responder) : era.candidateStripHeight
  }

  /// What `responder` shows; nil for nothing.
  func inputSet(for responder: UIResponder & UIKeyInput) -> InputSet? {
    let accessory = responder.inputAccessoryView
    let accessoryHeight = accessory.map { usableHeight(of: $0) } ?? 0
    let inputView = responder.inputView
    let contentHeight: CGFloat
    if let inputView {
      contentHeight = usableHeight(of: inputView) > 0 ? usableHeight(of: inputView) + traits.safeAreaInsets.bottom : 0
    } else {
      let parts = self.parts
      contentHeight = parts.keyArea + parts.bottomZone + barHeight(for: responder)
    }
    var set = InputSet(
      frame: .zero, accessory: accessory, accessoryHeight: accessoryHeight, inputView: inputView,
      contentSize: CGSize(width: screen.width, height: contentHeight))
    var visible = accessoryHeight + contentHeight
    var height = visible
    if isHardwareKeyboardConnected, inputView == nil {
      // A pad keeps the frame's size and pushes it down (uikit-facts B.5); on a phone only the accessory is there.
      let bar = traits.isPad ? era.shortcutBarHeight : 0
      visible = accessoryHeight + bar
      if bar == 0 {
        height = visible
        set.showsContent = false
      }
    }
    guard visible > 0 else { return nil }
    let lift = set.showsContent && visible == height ? min(lift, max(0, screen.height - visible)) : 0
    set.frame = CGRect(x: 0, y: screen.height - visible - lift, width: screen.width, height: height)
    return set
  }

  private func usableHeight(of view: UIView) -> CGFloat {
    let height = view.frame.height
    return height.isFinite ? min(max(height, 0), screen.height) : 0
  }

  /// How the keyboard looks for `responder`. Decodes the keys' places.
  func configuration(
    for responder: UIResponder & UIKeyInput, size: CGSize, geometry: (KeyboardHeight) -> KeyboardGeometry
  ) -> KeyboardConfiguration {
    let parts = self.parts
    var configuration = KeyboardConfiguration()
    configuration.look = traits.look
    configuration.appearance = responder.keyboardAppearance
    // The default follows the style of the field from iOS 13.
    if responder.keyboardAppearance == .default,
      (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle == .dark
    {
      configuration.appearance = .dark
    }
    configuration.capsFollowShift = era.keyCapsFollowShift
    configuration.showsOutlines = era.keyCapsFollowShift
    configuration.isPad = traits.isPad
    configuration.isLandscape = orientation == .landscape
    configuration.scale = traits.scale
    configuration.type = responder.keyboardType
    configuration.size = size
    configuration.backdrop.barHeight = barHeight(for: responder)
    configuration.backdrop.candidate = candidate(for: responder)
    configuration.backdrop.hasShortcuts = traits.isPad && era.shortcutBarHeight > 0
    configuration.backdrop.bottomZoneHeight = parts.bottomZone
    configuration.geometry = geometry(parts)
    return configuration
  }
}
