import CCanvas

/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  public var x: Int32
  public var y: Int32
  public var width: Int32
  public var height: Int32

  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  @inlinable public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
  @inlinable public var maxX: Int32 { x &+ width }
  @inlinable public var maxY: Int32 { y &+ height }
  /// The number of pixels inside; 0 when empty.
  @inlinable public var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

  @inlinable public func offset(_ dx: Int32, _ dy: Int32) -> PixelRect {
    PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height)
  }

  @inlinable public func inset(_ dx: Int32, _ dy: Int32) -> PixelRect {
    PixelRect(x: x &+ dx, y: y &+ dy, width: width &- 2 &* dx, height: height &- 2 &* dy)
  }

  /// The common part; `empty` when there is none.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(x: left, y: top, width: right &- left, height: bottom &- top)
  }

  @inlinable public func intersects(_ other: PixelRect) -> Bool {
    max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  @inlinable public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) &- left, height: max(maxY, other.maxY) &- top)
  }

  @inlinable public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// What is left of the rectangle without `hole`: at most four bands, top, left, right, bottom.
  @inlinable public func subtracting(_ hole: PixelRect) -> [PixelRect] {
    let cut = intersection(hole)
    if cut.isEmpty { return isEmpty ? [] : [self] }
    var rest: [PixelRect] = []
    if cut.y > y { rest.append(PixelRect(x: x, y: y, width: width, height: cut.y &- y)) }
    if cut.x > x { rest.append(PixelRect(x: x, y: cut.y, width: cut.x &- x, height: cut.height)) }
    if cut.maxX < maxX {
      rest.append(PixelRect(x: cut.maxX, y: cut.y, width: maxX &- cut.maxX, height: cut.height))
    }
    if cut.maxY < maxY { rest.append(PixelRect(x: x, y: cut.maxY, width: width, height: maxY &- cut.maxY)) }
    return rest
  }

  @inlinable var native: cc_rect { cc_rect(x: x, y: y, w: width, h: height) }
}
