import Foundation

/// The files of one image of an asset catalogue.
public struct ImageSet: Sendable, Hashable {
  public struct Image: Sendable, Hashable {
    /// The file, inside the image's folder.
    public let file: URL
    /// 1, 2 or 3; nil for one file for all scales.
    public let scale: Int?
    /// universal, iphone, ipad …
    public let idiom: String
    public let appearances: [AssetAppearance]
  }

  public enum RenderingIntent: String, Sendable, Hashable, CaseIterable {
    case original
    case template
  }

  public let name: String
  public let images: [Image]
  /// nil for the default.
  public let renderingIntent: RenderingIntent?

  private struct Contents: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let scale: String?
      let idiom: String?
      let appearances: [AssetAppearance]?
    }

    struct Properties: Decodable {
      let intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    let images: [Entry]?
    let properties: Properties?
  }

  init(
    name: String, folder: URL, limits: DocumentLimits, diagnostics: inout [Diagnostic]
  ) throws(DocumentError) {
    let contents = try AssetContents.read(Contents.self, in: folder, limits: limits)
    var images: [Image] = []
    for entry in contents.images ?? [] {
      // Slots without a file are usual.
      guard let filename = entry.filename else { continue }
      guard let file = DocumentPath.resolve(filename, in: folder) else {
        diagnostics.append(
          AssetCatalog.warning(
            folder, "The file name \"\(filename.excerpt)\" leads out of the folder; it is left out."))
        continue
      }
      let scale = entry.scale.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }
      images.append(
        Image(
          file: file, scale: scale.flatMap { (1...8).contains($0) ? $0 : nil }, idiom: entry.idiom ?? "universal",
          appearances: entry.appearances ?? []))
    }
    self.name = name
    self.images = images
    renderingIntent = contents.properties?.intent.flatMap { RenderingIntent(rawValue: $0) }
  }

  /// The best file for a scale, look and idiom (iphone, ipad; nil for any): one of the idiom, or else of all of them; the
  /// same scale, or else the nearest larger, or else the largest. Files for another idiom alone are as if they were not
  /// there.
  public func image(scale: Int, isDark: Bool = false, idiom: String? = nil) -> Image? {
    let own = images.filter { $0.idiom == idiom }
    let images = idiom == nil ? self.images : own.isEmpty ? self.images.filter { $0.idiom == "universal" } : own
    let dark = AssetAppearance(appearance: "luminosity", value: "dark")
    let plain = images.filter { $0.appearances.isEmpty }
    let matching = isDark ? images.filter { $0.appearances == [dark] } : []
    let candidates = matching.isEmpty ? (plain.isEmpty ? images : plain) : matching
    let sorted = candidates.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return sorted.first { $0.scale == scale } ?? sorted.first { ($0.scale ?? 0) > scale } ?? sorted.last
  }
}
