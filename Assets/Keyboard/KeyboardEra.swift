/// How the keyboard, and what depends on it, behaves from one version of iOS to the next. Lengths in points, times in
/// seconds. The sources are parts B to E of the facts; a new value is iOS 5.
public struct KeyboardEra: Codable, Hashable, Sendable {
  /// Such as `iOS 5`.
  public var name = "iOS 5"
  /// The first version that behaves so.
  public var from = SystemVersion(5)
  /// The look of the system's own controls.
  public var look = DeviceLook.classic

  /// The duration in the notifications, in seconds.
  public var animationDuration = 0.25
  /// The same at the first show after the start, in seconds (0.4 on some devices of iOS 7).
  public var firstShowAnimationDuration = 0.25
  /// The curve in the notifications: 0 ease in and out, 7 the keyboard's spring.
  public var animationCurve = 0
  /// How long the keyboard really moves, in seconds.
  public var motionDuration = 0.25
  /// The spring that moves it; `nil` for a Bézier curve, ease in and out.
  public var spring: KeyboardSpring?
  /// The duration of a change of height while it is up (prediction bar, accessory), in seconds.
  public var sizeChangeDuration = 0.25
  /// The duration when it comes or goes with a pushed or popped screen, in seconds.
  public var transitionDuration = 0.35
  /// The duration of a quarter turn of a phone, in seconds.
  public var rotationDurationPhone = 0.3
  /// The duration of a quarter turn of a pad, in seconds.
  public var rotationDurationPad = 0.4

  /// Whether `keyboardWillChangeFrame` and `keyboardDidChangeFrame` exist (iOS 5).
  public var postsFrameChanges = true
  /// Whether the dictionary has `UIKeyboardIsLocalUserInfoKey` (iOS 9).
  public var postsIsLocal = false
  /// Whether the dictionary has `UIKeyboardFrameChangedByUserInteraction` (iOS 5 to 8).
  public var postsUserInteraction = true
  /// Whether willShow is sent again when the focus moves and the frame stays.
  public var willShowOnFocusChange = WillShowOnFocusChange.whenAccessoriesDiffer
  /// Whether a resign and a become within one turn of the main loop are merged to their net change.
  public var mergesChangesWithinTurn = false
  /// How often the pair willHide, willShow is posted in one rotation.
  public var rotationPairs = 1
  /// Whether didHide is posted in a rotation, at once after willHide.
  public var rotationPostsDidHide = true
  /// The duration in a rotation's notifications, in seconds; `nil` for that of the rotation.
  public var rotationNoticeDuration: Double? = 0.25
  /// Whether the "did" notifications of a rotation have duration and curve.
  public var rotationDidNoticesHaveTimes = false
  /// Whether willChangeFrame of the new orientation has its end as its begin.
  public var rotationChangeFrameBeginsAtEnd = true
  /// Whether the keyboard is announced without its prediction bar first, and at once again with it.
  public var announcesPredictionBarLate = false
  /// Whether the first show begins a whole screen below its end.
  public var firstShowBeginsAScreenBelow = false
  /// Whether frames are in coordinates that rotate with the interface (iOS 8) instead of fixed portrait ones.
  public var framesRotateWithInterface = false
  /// Whether UIKit itself scrolls the first responder into sight (iOS 8).
  public var revealsFirstResponder = false
  /// Whether a new animation of a property is added to the running one (iOS 8) instead of replacing it.
  public var additiveAnimations = false

  /// Thickness of the scroll indicators, in points.
  public var scrollIndicatorThickness: Double = 7
  /// How far content follows a finger past its edge.
  public var rubberBand = RubberBand.half
  /// Width of the caret, in points.
  public var caretWidth: Double = 3
  /// Whether the prediction bar is there by default (iOS 8).
  public var showsPredictionBar = false
  /// Whether the letters on the keys follow the shift key (iOS 9); before, they are always capitals.
  public var keyCapsFollowShift = false
  /// What a Japanese or Chinese keyboard grows by when candidates appear, in points; 0 where it does not.
  public var candidateStripHeight: Double = 36
  /// Whether willShow is sent when the candidates appear or go (uikit-facts B.6); on iOS 5 the frame only changes.
  public var candidateStripPostsWillShow = false
  /// What stays on a pad's screen with a hardware keyboard attached, in points; 0 before iOS 9.
  public var shortcutBarHeight: Double = 0

  /// Where the values come from; the keys are listed in the facts.
  public var source = ""
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status = ""

  /// A value with the defaults of its properties.
  public init() {}

  /// The era of a version of iOS; the oldest one for older versions.
  public init(systemVersion: SystemVersion) { self = KeyboardEraTable.shared.era(systemVersion) }
}
