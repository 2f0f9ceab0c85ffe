/// The spring that moves the keyboard from iOS 7 on (D.2). Core Animation evaluates it as critically damped.
public struct KeyboardSpring: Codable, Hashable, Sendable {
  /// Mass, without a unit.
  public var mass: Double
  /// Stiffness, without a unit.
  public var stiffness: Double
  /// Damping, without a unit.
  public var damping: Double
  /// In whole distances per second.
  public var initialVelocity: Double

  /// Makes a value from its parts.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }
}
