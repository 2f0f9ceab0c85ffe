import Foundation

/// What one phone's UIKit stands on: its clock, its traits, its fonts, the system keyboard's door. The simulator makes
/// one for each phone and makes it current before it lets that phone run.
@MainActor
package final class UIKitEnvironment {
  /// The phone that runs now.
  package static var current = UIKitEnvironment() {
    didSet { if current !== oldValue { UITraitCollection.current = current.traitCollection } }
  }

  package let timeline = Timeline()
  package var traits: SystemTraits {
    didSet { traitsChanged() }
  }
  /// The traits of the phone as a whole.
  package private(set) var traitCollection: UITraitCollection
  /// Some view or controller overrides, or overrode, traits of its surroundings.
  var hasTraitOverrides = false
  package var textInputPresenter: (any TextInputPresenter)?
  package private(set) lazy var animations = AnimationRegistry(timeline: timeline)
  package private(set) lazy var application = UIApplication(environment: self)
  package private(set) lazy var screen = UIScreen(environment: self)
  package private(set) lazy var fonts = FontBook()
  package private(set) lazy var pasteboard = UIPasteboard()
  /// Called while a finger drags in a scroll view whose `keyboardDismissMode` is one of the interactive ones: the
  /// keyboard that follows the finger is its listener's work.
  package var interactiveKeyboardDrag: ((UIScrollView, UIPanGestureRecognizer) -> Void)?
  /// Opens the storyboard of a name beside those that were opened; nil when there is none.
  package var openStoryboard: ((String) -> UIStoryboard.Source?)?
  /// Called inside of the keyboard's animation when it moves, by whom.
  var keyboardFollowers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  /// The screen that begins to take another's place right now.
  package var screenTransition: ScreenTransition?
  /// The soft keyboard puts text in right now: a secure field shows such a character for a moment.
  package var isTypingOnSoftKeyboard = false
  /// Called when a property is set by a name that an object does not have.
  package var undefinedKey: ((AnyObject, String) -> Void)?
  /// Pictures that are known by a name, drawn for this phone's scale.
  var namedImages: [String: UIImage] = [:]
  /// Some view looks different than in the last frame.
  package var needsDisplay = true
  /// Goes up before and after a picture is taken of some phone's views: what was marked as changed before is not any more.
  package static var collectedFrames = 0
  /// Some view wants to be laid out.
  package var needsLayout = true
  /// What is wrong with constraints: contradictions and how they were broken, constraints that could not be activated.
  package private(set) var layoutReports: [String] = []
  /// Called with every report, as it is made.
  package var onLayoutReport: ((String) -> Void)?
  /// Where an object of a file, known by its id, comes from.
  package var sourceNote: ((String) -> SourceNote?)?
  /// Where the keyboard is, or will be when its animation has ended, in screen coordinates; nil when there is none.
  package private(set) var keyboardFrame: CGRect?
  /// The keyboard stands off the screen's bottom: nobody makes room for it.
  package var keyboardIsUndocked = false

  package init(traits: SystemTraits = SystemTraits()) {
    self.traits = traits
    traitCollection = UITraitCollection(traits)
  }

  private func traitsChanged() {
    traitCollection = UITraitCollection(traits)
    if UIKitEnvironment.current === self { UITraitCollection.current = traitCollection }
  }

  /// Notes a report; a layout that goes wrong again and again does not fill the memory.
  package func report(_ text: String) {
    guard layoutReports.count < 1000 else { return }
    layoutReports.append(text)
    onLayoutReport?(text)
  }

  /// Forgets the reports.
  package func removeLayoutReports() { layoutReports = [] }

  private struct RoomReference { weak var room: KeyboardRoom? }
  private var keyboardRooms: [RoomReference] = []

  func add(_ room: KeyboardRoom) { keyboardRooms.append(RoomReference(room: room)) }

  func remove(_ room: KeyboardRoom) { keyboardRooms.removeAll { $0.room == nil || $0.room === room } }

  /// Lets UIKit's own controllers make room, in the order in which they came. To be called before the app is told: a
  /// notification would reach them and the app's observers in no fixed order on Linux.
  package func keyboardWillMove(_ change: KeyboardChange) {
    for reference in keyboardRooms { reference.room?.keyboardWillMove(change) }
  }

  /// Lets them bring what has the focus now into sight.
  func focusMoved() {
    for reference in keyboardRooms { reference.room?.focusMoved() }
  }

  /// Moves what hangs on `keyboardLayoutGuide`. To be called inside of the keyboard's animation block, with the frame
  /// that the keyboard will have at its end, in screen coordinates; nil when it goes away.
  package func moveKeyboard(to frame: CGRect?) {
    guard frame != keyboardFrame else { return }
    keyboardFrame = frame
    for follower in Array(keyboardFollowers.values) { follower() }
    for window in application.windows {
      guard let engine = window.layoutRecord?.engine, engine.hasKeyboardGuide else { continue }
      engine.setNeedsUpdate()
      window.layoutIfNeeded()
    }
  }
}
