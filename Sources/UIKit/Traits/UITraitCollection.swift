import Foundation
import Synchronization

/// What the surroundings of a view are like: the device, its style, the room that there is, the size of text.
public final class UITraitCollection: NSObject, Sendable {
  struct Values: Hashable, Sendable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var category = UIContentSizeCategory.unspecified
    var scale: CGFloat = 0
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    /// On which colours and text styles hang; 0 for unspecified.
    var systemVersion = 0

    /// These values, where `other` specifies none.
    func overridden(by other: Values) -> Values {
      var result = self
      if other.idiom != .unspecified { result.idiom = other.idiom }
      if other.style != .unspecified { result.style = other.style }
      if other.level != .unspecified { result.level = other.level }
      if other.horizontal != .unspecified { result.horizontal = other.horizontal }
      if other.vertical != .unspecified { result.vertical = other.vertical }
      if other.category != .unspecified { result.category = other.category }
      if other.scale != 0 { result.scale = other.scale }
      if other.direction != .unspecified { result.direction = other.direction }
      if other.systemVersion != 0 { result.systemVersion = other.systemVersion }
      return result
    }
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// A collection that specifies nothing.
  public convenience override init() { self.init(values: Values()) }

  /// A collection of others; where two specify the same trait, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  private convenience init(_ specify: (inout Values) -> Void) {
    var values = Values()
    specify(&values)
    self.init(values: values)
  }

  /// A collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }

  /// A collection that specifies only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }

  /// A collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.level = userInterfaceLevel } }

  /// A collection that specifies only the room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }

  /// A collection that specifies only the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.vertical = verticalSizeClass } }

  /// A collection that specifies only the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.category = preferredContentSizeCategory }
  }

  /// A collection that specifies only the pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.scale = scale.isFinite ? max(scale, 0) : 0 } }

  /// A collection that specifies only the direction of the language.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Whether content lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The size of text that a person chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// Pixels per point; 0 for unspecified.
  public var displayScale: CGFloat { values.scale }
  /// The direction of the app's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The number before the first dot of the system's version; 0 for unspecified.
  package var systemMajorVersion: Int { values.systemVersion }

  /// Whether every trait that `trait` specifies has the same value here; always for none.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colours can look different than with another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return values.style != other.values.style || values.level != other.values.level
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  public override var hash: Int { values.hashValue }

  public override var description: String {
    "<UITraitCollection idiom \(values.idiom), style \(values.style), size classes \(values.horizontal) "
      + "\(values.vertical), text \(values.category.rawValue), scale \(values.scale)>"
  }

  // MARK: The current one

  private static let shared = Mutex(UITraitCollection(SystemTraits()))

  /// The traits by which dynamic colours show their components: those of the view that is drawn, otherwise those of the
  /// phone that runs. On a phone it is a value of each thread; here there is one for all.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Makes this the current collection for a while.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }
}

extension UITraitCollection {
  /// What a phone as a whole is like.
  package convenience init(_ traits: SystemTraits) {
    var values = Values()
    values.idiom = traits.isPad ? .pad : .phone
    values.style = traits.userInterfaceStyle
    values.level = .base
    values.horizontal = traits.horizontalSizeClass
    values.vertical = traits.verticalSizeClass
    values.category = traits.preferredContentSizeCategory
    values.scale = traits.scale
    values.direction = traits.isRightToLeft ? .rightToLeft : .leftToRight
    values.systemVersion = traits.majorVersion
    self.init(values: values)
  }
}
