import Foundation

/// The look of a view's rectangle: corners, border, shadow.
@MainActor
public final class CALayer {
  unowned let view: UIView

  init(view: UIView) { self.view = view }

  /// Radius of the corners of background and border, in points; with `masksToBounds` also of what lies inside.
  public var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { view.setNeedsDisplay() } }
  }
  /// The corners that the radius makes round; all by default.
  public var maskedCorners = CACornerMask.all {
    didSet { if maskedCorners != oldValue { view.setNeedsDisplay() } }
  }
  /// Width of the border, inside of the edge, in points.
  public var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { view.setNeedsDisplay() } }
  }
  /// Colour of the border; black by default.
  public var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { view.setNeedsDisplay() }
  }
  /// Colour of the shadow; black by default.
  public var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet { view.setNeedsDisplay() }
  }
  /// Alpha of the shadow; 0, none, by default.
  public var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { view.setNeedsDisplay() } }
  }
  /// How far the shadow is moved, in points; (0, -3) by default.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { view.setNeedsDisplay() } }
  }
  /// How far the shadow is blurred, in points; 3 by default.
  public var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { view.setNeedsDisplay() } }
  }
  /// Whether what lies outside of the bounds is cut off.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
  /// The view's alpha.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }
  /// The view's background.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor?.cgColor }
    set { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// The view's bounds, in its own coordinates, points.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }
  /// The view's centre, in its superview's coordinates, points.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }
  /// The view's frame, in its superview's coordinates, points.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// What is on the screen now, animations included.
  public func presentation() -> PresentationValues { PresentationValues(view.presented) }

  /// Stops all animations; the model's values show.
  public func removeAllAnimations() { UIKitEnvironment.current.animations.removeAll(of: view) }
}

/// The values of a layer as they are on the screen.
public struct PresentationValues: Equatable, Sendable {
  /// In the superview's coordinates, points.
  public var frame: CGRect
  /// In the view's own coordinates, points.
  public var bounds: CGRect
  /// In the superview's coordinates, points.
  public var position: CGPoint
  /// From 0 to 1.
  public var opacity: Float

  init(_ state: ViewState) {
    frame = state.frame
    bounds = state.bounds
    position = state.center
    opacity = Float(state.alpha)
  }
}
