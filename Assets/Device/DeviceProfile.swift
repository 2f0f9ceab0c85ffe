/// A device as far as its screen is concerned. Lengths are points, in portrait unless the name says otherwise.
///
/// The values are those of table A.1 of the facts; each profile carries its source and how sure it is.
/// A new value is the 3.5-inch device of the tutorial.
public struct DeviceProfile: Codable, Hashable, Sendable, Identifiable {
  /// Kebab case, such as `iphone-3.5`.
  public var id = "iphone-3.5"
  /// A name to show, such as `iPhone 3.5-inch`.
  public var name = "iPhone 3.5-inch"
  /// Phone or pad.
  public var idiom = DeviceIdiom.phone
  /// Other names: models such as `iPhone 4S`, Interface Builder's ids such as `retina3_5`.
  public var aliases: [String] = []
  /// The size of the screen in portrait, in points.
  public var screen = ScreenSize(width: 320, height: 480)
  /// Pixels to a point.
  public var scale: Double = 1
  /// Every scale that a model of this screen has.
  public var scales: [Double] = [1]
  /// The iOS to imitate unless another one is asked for.
  public var systemVersion = SystemVersion(5, 1)
  /// Height of the status bar in portrait, in points.
  public var statusBarHeight: Double = 20
  /// The safe area in portrait, in points; zero where there is no such thing (iOS 6 and earlier).
  public var safeAreaPortrait = DeviceInsets.zero
  /// The safe area in landscape, in points.
  public var safeAreaLandscape = DeviceInsets.zero
  /// Radius of the display's corners, in points.
  public var cornerRadius: Double = 0
  /// Whether there is a home indicator instead of a Home button.
  public var homeIndicator = false
  /// The notch or island, if there is one.
  public var sensorHousing: SensorHousing?
  /// The look of the system's own controls.
  public var look = DeviceLook.classic
  /// Whether the root view starts below the status bar (iOS 6 and earlier) instead of under it.
  public var rootViewStartsBelowStatusBar = true
  /// Where the values come from; the keys are listed in the facts.
  public var source = ""
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status = ""

  /// A value with the defaults of its properties.
  public init() {}
}
