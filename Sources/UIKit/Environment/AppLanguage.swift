/// The language that an app runs in, by its tag: ja, pt-BR, zh-Hans-CN.
package struct AppLanguage: Equatable, Sendable {
  /// The parts of the tag: language, script, region.
  private let parts: [String]

  package init(_ identifier: String) {
    parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  private var code: String { parts.first?.lowercased() ?? "" }
  private var script: String? { parts.dropFirst().first { $0.count == 4 }?.capitalized }

  // MARK: Where its texts are

  /// The names of `.lproj` folders in which the system looks for texts, the nearest first: the tag, then without its region
  /// and its script. Chinese without a script has that of its region.
  package var folders: [String] {
    var names: [String] = []
    func add(_ name: String) { if !name.isEmpty, !names.contains(name) { names.append(name) } }
    for count in stride(from: parts.count, through: 1, by: -1) {
      if count == 1, code == "zh", script == nil { add(isTraditionalChinese ? "zh-Hant" : "zh-Hans") }
      add(parts.prefix(count).joined(separator: "-"))
      add(parts.prefix(count).joined(separator: "_"))
    }
    if code == "zh" { add(script == "Hant" || isTraditionalChinese ? "zh_TW" : "zh_CN") }
    if let synonym = Self.synonyms[code] { add(synonym) }
    if let name = Self.oldNames[code] { add(name) }
    return names
  }

  private var isTraditionalChinese: Bool {
    parts.dropFirst().contains { ["TW", "HK", "MO"].contains($0.uppercased()) }
  }

  /// Codes that were replaced; folders may have either.
  private static let synonyms = [
    "he": "iw", "iw": "he", "id": "in", "in": "id", "yi": "ji", "ji": "yi", "nb": "no", "no": "nb",
  ]

  /// The folders of before language codes, which the system still reads.
  private static let oldNames = [
    "en": "English", "ja": "Japanese", "fr": "French", "de": "German", "es": "Spanish", "it": "Italian", "nl": "Dutch",
  ]

  // MARK: Its direction

  /// Whether it is written from right to left, so that the app is mirrored.
  package var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(code)
  }

  /// Those of Unicode's scripts that living languages use (CLDR).
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  /// Languages whose usual script is one of these (CLDR).
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
