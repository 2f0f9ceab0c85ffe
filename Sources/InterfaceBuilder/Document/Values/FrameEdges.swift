/// The edges and lengths that a file gives of a frame.
public struct FrameEdges: Sendable, Hashable {
  public var minX: Double?
  public var minY: Double?
  public var maxX: Double?
  public var maxY: Double?
  public var width: Double?
  public var height: Double?

  public init(
    minX: Double? = nil, minY: Double? = nil, maxX: Double? = nil, maxY: Double? = nil, width: Double? = nil,
    height: Double? = nil
  ) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
    self.width = width
    self.height = height
  }
}
