/// What a reader accepts, so that a hostile file costs little.
public struct DocumentLimits: Sendable, Hashable {
  /// The largest file in bytes.
  public var fileSize: Int
  /// The deepest nesting of elements. libxml2 itself gives up at 256.
  public var depth: Int
  /// The largest number of elements.
  public var elementCount: Int
  /// The largest number of diagnostics that are kept; one more says that there were others.
  public var diagnosticCount: Int

  public init(
    fileSize: Int = 64 << 20, depth: Int = 250, elementCount: Int = 4_000_000, diagnosticCount: Int = 1000
  ) {
    self.fileSize = fileSize
    self.depth = depth
    self.elementCount = elementCount
    self.diagnosticCount = diagnosticCount
  }

  public static let standard = DocumentLimits()
}
