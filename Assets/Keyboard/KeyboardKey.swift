/// A key: what it does and what is written on it. In the file a plain string is a character key, and a list is one with
/// its character, its second one, and what it types with shift, if that is not the capital.
public struct KeyboardKey: Codable, Hashable, Sendable {
  /// What a key does.
  public enum Kind: String, AssetEnumeration {
    case character
    case shift
    case delete
    /// Shows another page of the keyboard.
    case pageSwitch
    case space
    case `return`
    /// The globe.
    case nextKeyboard
    /// The microphone.
    case dictation
    /// Puts the keyboard away; on pads.
    case dismiss
    /// Locks shift; on large pads.
    case capsLock
    case undo
    case redo
  }

  /// What the key does.
  public var kind: Kind
  /// What a character key inserts; may be more than one character, such as `.com`.
  public var character: String?
  /// What it inserts with shift on. `nil`: the capital of `character`.
  public var shiftedCharacter: String?
  /// What a pull downwards on the key types, drawn small above its character (pads from iOS 11).
  public var second: String?
  /// What a long press offers.
  public var alternates: [String]?
  /// What is written on the key where that is not its character. The return key's title depends on the field.
  public var title: String?
  /// The page that a page switch shows.
  public var page: String?

  /// Makes a value from its parts.
  public init(kind: Kind, character: String? = nil, title: String? = nil, page: String? = nil) {
    self.kind = kind
    self.character = character
    self.title = title
    self.page = page
  }

  private enum CodingKeys: String, CodingKey {
    case kind, character, shiftedCharacter, second, alternates, title, page
  }

  /// Reads the form of the data file.
  public init(from decoder: any Decoder) throws {
    if let character = try? decoder.singleValueContainer().decode(String.self) {
      self.init(kind: .character, character: character)
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      self.init(kind: .character, character: try list.decode(String.self))
      second = try list.decode(String.self)
      shiftedCharacter = list.isAtEnd ? nil : try list.decode(String.self)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(Kind.self, forKey: .kind),
      character: try container.decodeIfPresent(String.self, forKey: .character),
      title: try container.decodeIfPresent(String.self, forKey: .title),
      page: try container.decodeIfPresent(String.self, forKey: .page))
    shiftedCharacter = try container.decodeIfPresent(String.self, forKey: .shiftedCharacter)
    second = try container.decodeIfPresent(String.self, forKey: .second)
    alternates = try container.decodeIfPresent([String].self, forKey: .alternates)
    let needed: CodingKeys? =
      kind == .character && character == nil ? .character : kind == .pageSwitch && page == nil ? .page : nil
    if let needed {
      throw DecodingError.keyNotFound(
        needed, .init(codingPath: container.codingPath, debugDescription: "a \(kind.rawValue) key needs it"))
    }
  }

  /// Writes the form of the data file.
  public func encode(to encoder: any Encoder) throws {
    if kind == .character, let character, let second, alternates == nil, title == nil, page == nil {
      var container = encoder.unkeyedContainer()
      try container.encode(character)
      try container.encode(second)
      if let shiftedCharacter { try container.encode(shiftedCharacter) }
      return
    }
    if kind == .character, let character, shiftedCharacter == nil, alternates == nil, title == nil, page == nil {
      var container = encoder.singleValueContainer()
      try container.encode(character)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(character, forKey: .character)
    try container.encodeIfPresent(shiftedCharacter, forKey: .shiftedCharacter)
    try container.encodeIfPresent(second, forKey: .second)
    try container.encodeIfPresent(alternates, forKey: .alternates)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(page, forKey: .page)
  }

  /// What the key inserts; empty for a key that inserts nothing of its own.
  public func text(isShifted: Bool) -> String {
    guard let character else { return kind == .space ? " " : "" }
    return isShifted ? shiftedCharacter ?? character.uppercased() : character
  }
}
