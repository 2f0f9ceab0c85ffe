/// What two pictures were made with, and whether that alone can be why they differ.
enum MetadataDifference {
  /// The keys of a picture's metadata that decide its pixels, and what they are called.
  private static let keys = [
    ("Device", "device"), ("System", "system"), ("Scale", "scale"), ("Fonts", "fonts"), ("Libraries", "libraries"),
  ]

  /// One line for everything in which the two differ. A reference without metadata tells nothing.
  static func causes(reference: [String: String], result: [String: String]) -> [String] {
    keys.compactMap { key, name in
      guard let old = reference[key], let new = result[key], old != new else { return nil }
      if key == "Fonts" {
        let gone = difference(old, new)
        let come = difference(new, old)
        // A face that was opened later than the reference's last decides nothing that the reference shows.
        guard !gone.isEmpty else { return nil }
        return
          "The fonts differ: the reference was made with \(gone)\(come.isEmpty ? "" : ", the result with \(come)")."
      }
      return
        "The \(name) differ\(key == "Libraries" ? "" : "s"): the reference was made with \(old), the result with \(new)."
    }
  }

  /// The items of a list that another does not have.
  private static func difference(_ list: String, _ other: String) -> String {
    let known = Set(items(other))
    return items(list).filter { !known.contains($0) }.joined(separator: ", ")
  }

  private static func items(_ list: String) -> [Substring] {
    list.split(separator: ",").map { $0.drop { $0 == " " } }
  }
}
