import Canvas
import Foundation

/// A colour in sRGB, components from 0 to 1; a dynamic one has other components in other surroundings.
public final class UIColor: NSObject, Sendable {
  private struct Components: Hashable, Sendable {
    var red, green, blue, alpha: CGFloat
  }

  private let own: Components
  /// What a dynamic colour is made with; nil for a fixed one.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  /// A provider that gives dynamic colours is asked this often at most.
  private static let resolutionLimit = 16

  /// A colour of red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    own = Components(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  /// A colour that is asked for when it is used, for the surroundings that it is used in.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    own = Components(red: 0, green: 0, blue: 0, alpha: 0)
    provider = dynamicProvider
    super.init()
  }

  /// A grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }

  /// The fixed colour for some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    var asked = 0
    while let provider = color.provider, asked < Self.resolutionLimit {
      color = provider(traitCollection)
      asked += 1
    }
    return color
  }

  private var components: Components {
    provider == nil ? own : resolvedColor(with: UITraitCollection.current).own
  }

  /// In the current surroundings.
  var red: CGFloat { components.red }
  var green: CGFloat { components.green }
  var blue: CGFloat { components.blue }
  var alpha: CGFloat { components.alpha }

  /// The colour with another alpha; a dynamic one stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard provider == nil else {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return UIColor(red: own.red, green: own.green, blue: own.blue, alpha: alpha)
  }

  /// Reads the components in the current surroundings; always true.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let components = self.components
    (red, green, blue, alpha) = (components.red, components.green, components.blue, components.alpha)
    return true
  }

  /// The colour in the current surroundings, as Core Graphics has it: it does not change any more.
  public var cgColor: CGColor {
    CGColor(color: provider == nil ? self : resolvedColor(with: UITraitCollection.current))
  }

  /// A colour from Core Graphics.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  package var pixel: PixelColor {
    let components = self.components
    return PixelColor(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// Dynamic colours are equal only to themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return provider == nil && other.provider == nil && own == other.own
  }

  public override var hash: Int { provider == nil ? own.hashValue : ObjectIdentifier(self).hashValue }

  public override var description: String {
    let components = self.components
    return "UIColor(\(components.red), \(components.green), \(components.blue), \(components.alpha))"
  }
}

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// One third white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Half white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The colour of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
