import Assets
import Avoidance
import Simulator
import UIKit

/// A phone with the screen on it, used for one input after the other as long as each leaves it as it was.
@MainActor
final class Stage {
  private let screen: AuditScreen
  private let device: DeviceProfile
  private let orientation: ScreenOrientation
  private let strategy: KeyboardAvoidance?
  private let scale: Int
  private(set) var phone: Phone
  private(set) var rest: ScreenSnapshot
  /// The inputs from the top.
  private(set) var inputs: [UIView]
  private(set) var labels: [UILabel]
  private(set) var button: UIButton?

  init(
    _ screen: AuditScreen, _ device: DeviceProfile, _ orientation: ScreenOrientation, _ strategy: KeyboardAvoidance?,
    scale: Int = 1
  ) throws {
    self.screen = screen
    self.device = device
    self.orientation = orientation
    self.strategy = strategy
    self.scale = scale
    phone = try screen.phone(device, orientation, scale: scale)
    strategy?.install(in: phone.window)
    inputs = InputFinder.inputs(phone)
    labels = NamingLabel.labels(in: phone.window)
    button = PrimaryButton.below(inputs, in: phone.window)
    rest = ScreenSnapshot(phone.window)
  }

  /// A new phone in the place of one that is not as it was.
  func renew() throws {
    phone = try screen.phone(device, orientation, scale: scale)
    strategy?.install(in: phone.window)
    inputs = InputFinder.inputs(phone)
    labels = NamingLabel.labels(in: phone.window)
    button = PrimaryButton.below(inputs, in: phone.window)
    rest = ScreenSnapshot(phone.window)
  }

  /// Scrolls everything to where it was at first.
  func rewind() {
    rest.restoreOffsets()
    phone.settle()
  }
}
