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
  var inputs: [InputPlace] { opened.inputs }
  /// Tables and collections with more than was looked at.
  var cutLists: [CellList] { opened.cutLists }
  var button: PrimaryButton? { opened.button }

  /// A new phone and what stands on it.
  @MainActor
  private struct Opened {
    let phone: Phone
    let inputs: [InputPlace]
    let cutLists: [CellList]
    let labels: [UILabel]
    let button: PrimaryButton?
    let rest: ScreenSnapshot

    init(_ phone: Phone, _ strategy: KeyboardAvoidance?, _ foreign: Set<String>) {
      self.phone = phone
      strategy?.install(in: phone.window)
      let finder = InputFinder(phone, foreign: foreign)
      inputs = finder.places
      cutLists = finder.cutLists
      labels = NamingLabel.labels(in: phone.window)
      button = PrimaryButton.find(inputs.map(\.frame), in: phone.window)
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
    opened = Opened(try screen.phone(device, orientation, scale: scale), strategy, screen.foreign)
  }

  /// A new phone in the place of one that is not as it was.
  func renew() throws {
    opened = Opened(try screen.phone(device, orientation, scale: scale), strategy, screen.foreign)
  }

  /// Scrolls everything to where it was at first.
  func rewind() {
    rest.restoreOffsets()
    phone.settle()
  }

  /// The view of an input, after scrolling to its cell as a person would where that is out of sight; nil when scrolling does
  /// not bring it.
  func bring(_ index: Int) -> UIView? {
    let place = inputs[index]
    if let view = place.view(in: phone.window) { return view }
    guard let cell = place.cell,
      phone.reachCell(
        in: cell.list.scrollView, frame: { cell.list.screenFrame(at: cell.path) }, cell: { cell.view }) != nil
    else { return nil }
    return place.view(in: phone.window)
  }

  /// The labels that may say what belongs into an input: in a list those of its cell.
  func labels(for index: Int) -> [UILabel] {
    inputs[index].cell?.view.map { NamingLabel.labels(in: $0) } ?? opened.labels
  }
}
