import Foundation

/// A part of a view that a person can point at and that is no view itself, such as a segment.
package struct AccessiblePart {
  package var label: String
  /// In the view's coordinates, points.
  package var frame: CGRect
}
