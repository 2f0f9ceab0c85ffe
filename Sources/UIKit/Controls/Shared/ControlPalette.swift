import Canvas
import Foundation

/// Colours that several controls share (looks-and-formats F.4, F.5).
@MainActor
enum ControlPalette {
  /// What can be pressed, iOS 13 and later.
  static let fill = UIColor.tertiarySystemFill
  /// The empty part of sliders and progress bars, iOS 13 and later.
  static let track = UIColor.systemFill
  /// The empty part of switches, iOS 13 and later.
  static let switchTrack = UIColor.secondarySystemFill
  /// The plate behind what is chosen (dark MEM).
  static let plate = UIColor { UIColor(hex: $0.userInterfaceStyle == .dark ? 0x636366 : 0xffffff) }
  /// The ground of search bars, iOS 11 and later.
  static let searchBar = UIColor { UIColor(hex: $0.userInterfaceStyle == .dark ? 0x1c1c1e : 0xf8f8f8) }
}

extension UIColor {
  /// A part of the way to another colour.
  func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    let a = channels
    let b = other.channels
    let part = min(max(part, 0), 1)
    let alpha = a[3] + (b[3] - a[3]) * part
    guard alpha > 0 else { return .clear }
    // What is transparent has no say in the colour.
    func channel(_ index: Int) -> CGFloat { (a[index] * a[3] * (1 - part) + b[index] * b[3] * part) / alpha }
    return UIColor(red: channel(0), green: channel(1), blue: channel(2), alpha: alpha)
  }

  private var channels: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
