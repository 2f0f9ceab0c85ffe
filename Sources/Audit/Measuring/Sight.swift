import Foundation

/// What a person can see of something.
struct Sight: Equatable {
  /// On the screen, points.
  var frame: CGRect
  /// The part that is in sight, 0 … 1.
  var visible: Double
  /// From its bottom to the keyboard's top, in points; nil when the keyboard is not below it.
  var gap: CGFloat?
  var causes: [String]
  /// The parts that are out of sight, on the screen.
  var hidden: [CGRect]
}
