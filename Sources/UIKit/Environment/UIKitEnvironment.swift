import Foundation

/// What one phone's UIKit stands on: its clock, its traits, its fonts, the system keyboard's door. The simulator makes
/// one for each phone and makes it current before it lets that phone run.
@MainActor
package final class UIKitEnvironment {
  /// The phone that runs now.
  package static var current = UIKitEnvironment()

  package let timeline = Timeline()
  package var traits: SystemTraits
  package var textInputPresenter: (any TextInputPresenter)?
  package private(set) lazy var animations = AnimationRegistry(timeline: timeline)
  package private(set) lazy var application = UIApplication(environment: self)
  package private(set) lazy var screen = UIScreen(environment: self)
  package private(set) lazy var fonts = FontBook()
  package private(set) lazy var pasteboard = UIPasteboard()
  /// Called while a finger drags in a scroll view whose `keyboardDismissMode` is one of the interactive ones: the
  /// keyboard that follows the finger is its listener's work.
  package var interactiveKeyboardDrag: ((UIScrollView, UIPanGestureRecognizer) -> Void)?
  /// The soft keyboard puts text in right now: a secure field shows such a character for a moment.
  package var isTypingOnSoftKeyboard = false
  /// Pictures that are known by a name, drawn for this phone's scale.
  var namedImages: [String: UIImage] = [:]
  /// Some view looks different than in the last frame.
  package var needsDisplay = true
  /// Some view wants to be laid out.
  package var needsLayout = true

  package init(traits: SystemTraits = SystemTraits()) { self.traits = traits }
}
