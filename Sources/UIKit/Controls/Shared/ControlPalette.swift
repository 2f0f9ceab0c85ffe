import Canvas
import Foundation

/// Colours that several controls share (looks-and-formats F.4, F.5).
@MainActor
enum ControlPalette {
  /// Text of the modern era.
  static var label: UIColor { .label }
  static var secondaryLabel: UIColor { .secondaryLabel }
  /// What can be pressed, iOS 13 and later.
  static var fill: UIColor { .tertiarySystemFill }
  /// The empty part of switches, sliders and progress bars, iOS 13 and later.
  static var track: UIColor { .systemFill }
  static var separator: UIColor { .separator }
  /// On, iOS 13 and later.
  static var green: UIColor { .systemGreen }
  /// On, iOS 7 to 12.
  static var flatGreen: UIColor { UIColor(hex: 0x4cd964) }
}

extension UIColor {
  /// A part of the way to another colour.
  func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    let a = components
    let b = other.components
    let part = min(max(part, 0), 1)
    let alpha = a[3] + (b[3] - a[3]) * part
    guard alpha > 0 else { return .clear }
    // What is transparent has no say in the colour.
    func channel(_ index: Int) -> CGFloat { (a[index] * a[3] * (1 - part) + b[index] * b[3] * part) / alpha }
    return UIColor(red: channel(0), green: channel(1), blue: channel(2), alpha: alpha)
  }

  private var components: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
