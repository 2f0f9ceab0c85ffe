import Foundation

extension UIView {
  /// How an animation block moves.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out inside of the block.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at what is on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside of another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside of another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the begin.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Curve 7 is the keyboard's: a spring that takes its own half second, whatever duration is asked for
    /// (uikit-facts D.1).
    func timing(duration: Double) -> (curve: TimingCurve, duration: Double) {
      switch rawValue >> 16 & 15 {
      case 1: return (.easeIn, duration)
      case 2: return (.easeOut, duration)
      case 3: return (.linear, duration)
      case 7: return (.keyboardSpring, duration > 0 ? TimingCurve.keyboardSpringDuration : 0)
      default: return (.easeInOut, duration)
      }
    }
  }

  /// The named curves.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the begin.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }

  /// Animates what `animations` changes; `duration` and `delay` in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = options.timing(duration: duration)
    animate(
      duration: timing.duration, delay: delay, curve: timing.curve, options: options, animations: animations,
      completion: completion)
  }

  /// Animates what `animations` changes; `duration` in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a spring: damping ratio 1 does not swing; the velocity is in whole distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay,
      curve: .spring(duration: duration, dampingRatio: dampingRatio, velocity: velocity), options: options,
      animations: animations, completion: completion)
  }

  /// Changes without animation, inside of a block too.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let outer = AnimationContext.isSuppressed
    AnimationContext.isSuppressed = true
    actions()
    AnimationContext.isSuppressed = outer
  }

  /// Whether changes inside of blocks are animated.
  public class var areAnimationsEnabled: Bool { !AnimationContext.isSuppressed }

  /// Turns animations of blocks on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isSuppressed = !enabled }

  private class func animate(
    duration: Double, delay: Double, curve: TimingCurve, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationContext.current
    let group = AnimationGroup(completion: completion)
    var context = AnimationContext(
      duration: duration.isFinite ? max(duration, 0) : 0, delay: delay.isFinite ? max(delay, 0) : 0, curve: curve,
      beginsFromCurrentState: options.contains(.beginFromCurrentState), repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse), group: group)
    if let outer {
      // A block inside of another takes over its time, unless it says otherwise.
      if !options.contains(.overrideInheritedDuration) {
        context.duration = outer.duration
        context.delay = outer.delay
      }
      if !options.contains(.overrideInheritedCurve) { context.curve = outer.curve }
    }
    // Held so that animations that end inside of the block do not complete it early.
    group.count += 1
    if context.duration == 0 && context.delay == 0 {
      performWithoutAnimation(animations)
    } else {
      AnimationContext.current = context
      animations()
      AnimationContext.current = outer
    }
    group.count -= 1
    if group.count == 0 {
      let wait = context.duration == 0 ? 0 : context.delay
      if wait == 0 {
        group.finish()
      } else {
        UIKitEnvironment.current.timeline.schedule(after: wait) { group.finish() }
      }
    }
  }

  package class func animate(
    duration: Double, curve: TimingCurve, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: 0, curve: curve, options: [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: animations, completion: completion)
  }
}
