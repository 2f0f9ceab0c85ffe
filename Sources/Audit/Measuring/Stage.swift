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
  private var opened: Opened
  var phone: Phone { opened.phone }
  var rest: ScreenSnapshot { opened.rest }
  /// The inputs from the top.
  var inputs: [UIView] { opened.inputs }
  var labels: [UILabel] { opened.labels }
  var button: UIButton? { opened.button }

  /// A new phone and what stands on it.
  @MainActor
  private struct Opened {
    let phone: Phone
    let inputs: [UIView]
    let labels: [UILabel]
    let button: UIButton?
    let rest: ScreenSnapshot

    init(_ phone: Phone, _ strategy: KeyboardAvoidance?) {
      self.phone = phone
      strategy?.install(in: phone.window)
      inputs = InputFinder.inputs(phone)
      labels = NamingLabel.labels(in: phone.window)
      button = PrimaryButton.below(inputs, in: phone.window)
      rest = ScreenSnapshot(phone.window)
    }
  }

  init(
    _ screen: AuditScreen, _ device: DeviceProfile, _ orientation: ScreenOrientation, _ strategy: KeyboardAvoidance?,
    scale: Int = 1
  ) throws {
    self.screen = screen
    self.device = device
    self.orientation = orientation
    self.strategy = strategy
    self.scale = scale
    opened = Opened(try screen.phone(device, orientation, scale: scale), strategy)
  }

  /// A new phone in the place of one that is not as it was.
  func renew() throws {
    opened = Opened(try screen.phone(device, orientation, scale: scale), strategy)
  }

  /// Scrolls everything to where it was at first.
  func rewind() {
    rest.restoreOffsets()
    phone.settle()
  }
}
