import Foundation

/// A view's frame as the file stores it, in the coordinates of its superview.
public struct FrameDescription: Sendable, Hashable {
  /// The ways of storing a frame.
  public enum Storage: String, Sendable, Hashable, CaseIterable {
    /// `<rect key="frame">`
    case rect
    /// `<frame key="frameInset">`: edges and sizes, any of which may be missing
    case frameInset
    /// NSFrame, or NSFrameSize, of an archive
    case archive
    /// No frame: Auto Layout files of Xcode 4.5 and 4.6, and views that their superview places
    case none
  }

  public let storage: Storage
  /// What is stored; edges `maxX` and `maxY` are distances from the superview's right and bottom edges.
  public let edges: FrameEdges

  init(_ view: DocumentElement) {
    if let rect = view.child("rect", key: "frame") {
      storage = .rect
      edges = FrameEdges(
        minX: rect.geometry("x") ?? 0, minY: rect.geometry("y") ?? 0, width: rect.geometry("width") ?? 0,
        height: rect.geometry("height") ?? 0)
    } else if let inset = view.child("frame", key: "frameInset") {
      storage = .frameInset
      edges = FrameEdges(
        minX: inset.geometry("minX"), minY: inset.geometry("minY"), maxX: inset.geometry("maxX"),
        maxY: inset.geometry("maxY"), width: inset.geometry("width"), height: inset.geometry("height"))
    } else if let edges = FrameDescription.archived(view) {
      storage = .archive
      self.edges = edges
    } else {
      storage = .none
      edges = FrameEdges()
    }
  }

  private static func archived(_ view: DocumentElement) -> FrameEdges? {
    if let text = view.child("string", key: "NSFrame")?.text {
      let numbers = DocumentNumber.numbers(inBraces: text)
      guard numbers.count == 4 else { return nil }
      return FrameEdges(minX: numbers[0], minY: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let text = view.child("string", key: "NSFrameSize")?.text {
      let numbers = DocumentNumber.numbers(inBraces: text)
      guard numbers.count == 2 else { return nil }
      return FrameEdges(minX: 0, minY: 0, width: numbers[0], height: numbers[1])
    }
    return nil
  }

  /// The frame where it does not depend on the superview; nil when there is none or an edge is pinned.
  public var rect: CGRect? {
    guard storage != .none, edges.maxX == nil, edges.maxY == nil else { return nil }
    return frame(in: .zero)
  }

  /// The frame in a superview of that size; nil when none is stored.
  public func frame(in superviewSize: CGSize) -> CGRect? {
    guard storage != .none else { return nil }
    let (x, width) = Self.span(edges.minX, edges.maxX, edges.width, in: superviewSize.width)
    let (y, height) = Self.span(edges.minY, edges.maxY, edges.height, in: superviewSize.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func span(
    _ minimum: Double?, _ maximum: Double?, _ length: Double?, in whole: Double
  ) -> (origin: Double, length: Double) {
    guard let maximum else { return (minimum ?? 0, length ?? 0) }
    if let length { return (minimum ?? whole - maximum - length, length) }
    return (minimum ?? 0, max(0, whole - maximum - (minimum ?? 0)))
  }
}
