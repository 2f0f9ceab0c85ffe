import Foundation

/// Where the keys of a pad lie in an orientation. Lengths are points on the first of its screens; wider and narrower ones
/// have them stretched.
public struct PadKeyboardGeometry: Codable, Hashable, Sendable, Identifiable {
  /// Such as `short-768`.
  public var id: String
  /// The look of the system's own controls.
  public var look: DeviceLook
  /// Which keys there are.
  public var family: PadKeyboardFamily
  /// The orientation that it holds for.
  public var orientation: ScreenOrientation
  /// Portrait sizes such as `768x1024`.
  public var screens: [String]
  /// The width that the lengths are for.
  public var width: Double
  /// From the screen's edge to the first key.
  public var inset: Double
  /// Between two keys of a row.
  public var gap: Double
  /// The upper edge of the first row.
  public var topOffset: Double
  /// The upper edges of the rows, counted from `topOffset`.
  public var rowTops: [Double]
  /// Height of a key without its shadow.
  public var faceHeight: Double
  /// Height of the keys of the first row, where it differs.
  public var firstFaceHeight: Double?
  /// Height of the shadow below a key.
  public var shadowHeight: Double
  /// Radius of a key's corners.
  public var cornerRadius: Double
  /// The size of what is written on the keys, beside that of a phone.
  public var glyphScale: Double
  /// The forms of rows.
  public var rows: [PadKeyboardRow]
  /// Where the values come from; the keys are listed in the facts.
  public var source: String
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status: String

  /// The places of the keys in a width in points.
  public func geometry(width newWidth: Double) -> KeyboardGeometry {
    let newWidth = newWidth.isFinite && newWidth > 0 ? newWidth : width
    let factor = newWidth / width
    var geometry = KeyboardGeometry()
    geometry.id = "\(id)-\(newWidth)"
    geometry.look = look
    geometry.orientation = orientation
    geometry.width = newWidth
    geometry.topOffset = topOffset
    geometry.rowTops = rowTops
    geometry.faceHeight = faceHeight
    geometry.firstFaceHeight = firstFaceHeight
    geometry.shadowHeight = shadowHeight
    geometry.height = topOffset + (rowTops.last ?? 0) + faceHeight + shadowHeight
    geometry.cornerRadius = cornerRadius
    geometry.glyphScale = glyphScale
    for row in rows {
      geometry.forms[row.form] = row.spans(width: newWidth, inset: inset, gap: gap, factor: factor)
    }
    geometry.source = source
    geometry.status = status
    return geometry
  }

  /// How far a screen differs from the nearest of these, in points; `screen` in portrait.
  func distance(to screen: CGSize) -> Double {
    screens.map { name in
      let numbers = name.split(separator: "x").compactMap { Double($0) }
      guard numbers.count == 2 else { return .infinity }
      return abs(numbers[0] - Double(screen.width)) + abs(numbers[1] - Double(screen.height))
    }.min() ?? .infinity
  }
}
