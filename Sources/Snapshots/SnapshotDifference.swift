import Canvas

/// How a snapshot differs from its reference, for people.
@MainActor
public struct SnapshotDifference {
  /// A place where pictures differ, and what lies there.
  public struct Region: Codable, Equatable, Sendable {
    /// Left, top, width and height, in pixels.
    public var box: [Int]
    /// The views there, the frontmost first.
    public var views: [String]
  }

  /// What explains the difference without a look at it, such as other fonts; said first.
  public var causes: [String]
  /// How much differs, in one line.
  public var summary: String
  /// Where pictures differ.
  public var regions: [Region]
  /// The lines of texts that differ.
  public var details: String?
  /// What differs, highlighted.
  public var picture: Surface?
  /// Reference, result and difference in a row.
  public var sideBySide: Surface?

  /// A difference that is only told.
  public init(causes: [String] = [], summary: String, regions: [Region] = [], details: String? = nil) {
    self.causes = causes
    self.summary = summary
    self.regions = regions
    self.details = details
  }

  /// The difference of pictures.
  init(_ difference: PictureDifference, reference: Picture, result: Picture) {
    let parts = result.parts()
    self.init(
      causes: MetadataDifference.causes(reference: reference.metadata(), result: result.metadata()),
      summary: difference.summary + ".",
      regions: difference.boxes.map { box in
        Region(
          box: [Int(box.x), Int(box.y), Int(box.width), Int(box.height)], views: parts.names(in: box))
      })
    picture = difference.picture(of: reference.surface, result.surface)
    sideBySide = picture.flatMap { PictureRow.joining([reference.surface, result.surface, $0]) }
  }

  /// All of it as lines.
  public var text: String {
    var lines = causes
    lines.append(summary)
    for region in regions.prefix(Self.regionLimit) {
      let box = region.box
      let names = region.views.prefix(Self.nameLimit).joined(separator: ", ")
      let more = region.views.count > Self.nameLimit ? " and \(region.views.count - Self.nameLimit) more" : ""
      lines.append(
        "  at (\(box[0]), \(box[1])), \(box[2]) × \(box[3]) pixels" + (names.isEmpty ? "" : ": \(names)\(more)"))
    }
    if regions.count > Self.regionLimit { lines.append("  and at \(regions.count - Self.regionLimit) more places") }
    if let details { lines.append(details) }
    return lines.joined(separator: "\n")
  }

  private static let regionLimit = 8
  private static let nameLimit = 4
}
