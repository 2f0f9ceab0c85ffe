import CCanvas

/// 8-bit coverage, with the width of the corners that stay unscaled when it is stretched in nine slices.
@MainActor
public final class Mask {
  public let width: Int32
  public let height: Int32
  public nonisolated(unsafe) let coverage: UnsafeMutablePointer<UInt8>
  /// The left, top, right and bottom parts that are not stretched; all 0 for a mask that is drawn as it is.
  public let slices: (left: Int32, top: Int32, right: Int32, bottom: Int32)

  /// An empty mask. Sides are held to 0 … 8192.
  public init(
    width: Int32, height: Int32, slices: (left: Int32, top: Int32, right: Int32, bottom: Int32) = (0, 0, 0, 0)
  ) {
    self.width = min(max(width, 0), 8192)
    self.height = min(max(height, 0), 8192)
    self.slices = slices
    let count = max(Int(self.width) * Int(self.height), 1)
    coverage = .allocate(capacity: count)
    coverage.initialize(repeating: 0, count: count)
  }

  deinit { coverage.deallocate() }

  var native: cc_mask { cc_mask(coverage: coverage, stride: width, width: width, height: height) }

  /// Blurs in place; `sigma` is the standard deviation in pixels.
  func blur(sigma: Double) {
    guard sigma > 0, width > 0, height > 0 else { return }
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(width) * Int(height))
    defer { scratch.deallocate() }
    cc_blur(coverage, scratch, width, height, sigma)
  }

  /// The coverage of a path, in pixels; `offset` is added to every point.
  convenience init(path: Path, width: Int32, height: Int32, offset: (Double, Double) = (0, 0), evenOdd: Bool = false) {
    self.init(width: width, height: height)
    draw(path, offset: offset, evenOdd: evenOdd)
  }

  /// Replaces the coverage by that of a path in pixels; `offset` is added to every point.
  func draw(_ path: Path, offset: (Double, Double) = (0, 0), evenOdd: Bool = false) {
    guard width > 0, height > 0 else { return }
    let polygons = path.flattened()
    var points: [Float] = []
    var ends: [Int32] = []
    for polygon in polygons {
      for point in polygon {
        points.append(Float(point.x + offset.0))
        points.append(Float(point.y + offset.1))
      }
      ends.append(Int32(points.count / 2))
    }
    guard !ends.isEmpty else { return }
    _ = cc_path_coverage(coverage, width, height, points, ends, Int32(ends.count), evenOdd)
  }
}
