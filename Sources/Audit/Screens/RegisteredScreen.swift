import Assets
import UIKit

/// A screen in code that an audit can be asked for by name.
public struct RegisteredScreen {
  public var name: String
  /// The system that the app was built for; nil for the device's.
  public var sdkVersion: SystemVersion?
  public var make: @MainActor () -> UIViewController

  public init(name: String, sdkVersion: SystemVersion?, make: @escaping @MainActor () -> UIViewController) {
    self.name = name
    self.sdkVersion = sdkVersion
    self.make = make
  }
}
