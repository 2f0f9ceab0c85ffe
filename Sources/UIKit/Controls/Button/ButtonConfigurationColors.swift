import Foundation

/// The colours of a configured button in a state. MEM except for the fills (looks-and-formats F.4.2, F.5.1).
@MainActor
struct ButtonConfigurationColors {
  var foreground: UIColor
  /// Nil for no background.
  var background: UIColor?

  private static let gray = UIColor.tertiarySystemFill
  private static let disabledForeground = UIColor.tertiaryLabel
  /// A tinted button's part of the tint.
  private static let tintedAlpha: CGFloat = 0.18
  /// What is left of a colour while the button is pressed.
  private static let pressedAlpha: CGFloat = 0.75

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain, .borderless:
      foreground = tint
      background = base
    case .gray, .bordered:
      foreground = tint
      background = base ?? Self.gray
    case .tinted, .borderedTinted:
      foreground = tint
      background = (base ?? tint).withAlphaComponent(Self.tintedAlpha)
    case .filled, .borderedProminent:
      foreground = .white
      background = base ?? tint
    }
    if let color = configuration.baseForegroundColor { foreground = color }
    if let color = configuration.background.backgroundColor { background = color }
    if state.contains(.disabled) {
      foreground = Self.disabledForeground
      if background != nil, configuration.background.backgroundColor == nil { background = Self.gray }
    } else if state.contains(.highlighted) {
      foreground = foreground.withAlphaComponent(foreground.alpha * Self.pressedAlpha)
      background = background.map { $0.withAlphaComponent($0.alpha * Self.pressedAlpha) }
    }
  }
}
