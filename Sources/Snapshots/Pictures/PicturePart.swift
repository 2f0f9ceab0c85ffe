import Canvas

/// Something that lies in a picture, such as a view.
public struct PicturePart: Equatable, Sendable {
  /// What a person calls it, such as `UITextField password "Name"`; empty for what holds others and is not seen itself.
  public var name: String
  /// Its place in the picture, in pixels.
  public var frame: PixelRect
  /// How deep it lies in the tree; what follows with a greater depth lies in it.
  public var depth: Int

  public init(name: String, frame: PixelRect, depth: Int) {
    self.name = name
    self.frame = frame
    self.depth = depth
  }
}

extension [PicturePart] {
  /// The names of the innermost parts that have something in common with `box`, the frontmost first. The array is in the
  /// order of drawing: what holds others before them, what is behind before what is in front.
  public func names(in box: PixelRect) -> [String] {
    var names: [String] = []
    // Seen from the end, what holds something that was taken comes after it and has a smaller depth.
    var holderDepth: Int?
    for part in reversed() {
      if let depth = holderDepth {
        if part.depth < depth {
          holderDepth = part.depth > 0 ? part.depth : nil
          continue
        }
      }
      guard part.frame.intersects(box) else { continue }
      holderDepth = part.depth > 0 ? part.depth : nil
      if !part.name.isEmpty, !names.contains(part.name) { names.append(part.name) }
    }
    return names
  }
}
