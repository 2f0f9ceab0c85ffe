import Foundation

extension DocumentElement {
  /// YES or NO, in the spellings of both forms of file.
  public func bool(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A number that is no coordinate; see `DocumentNumber`.
  public func number(_ name: String) -> Double? { self[name].flatMap { DocumentNumber.number($0) } }

  /// A coordinate, length or constant; see `DocumentNumber`.
  public func geometry(_ name: String) -> Double? { self[name].flatMap { DocumentNumber.geometry($0) } }

  public func integer(_ name: String) -> Int? { self[name].flatMap { DocumentNumber.integer($0) } }

  /// One of a set of names; nil when absent or unknown.
  public func value<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == String {
    self[name].flatMap { Value(rawValue: $0) }
  }

  /// A text that stands as an attribute, or as a `string` or `mutableString` child when it has several lines.
  public func string(_ name: String) -> String? {
    if let value = self[name] { return value }
    for child in children where child["key"] == name && (child.name == "string" || child.name == "mutableString") {
      guard child.bool("base64-UTF8") == true else { return child.text }
      return Data(lenientBase64: child.text).map { String(decoding: $0, as: UTF8.self) } ?? child.text
    }
    return nil
  }

  /// Whether the file says outright that a property has no value (`<nil key="textColor"/>`).
  public func isNil(_ name: String) -> Bool { child("nil", key: name) != nil }

  public func point(_ key: String) -> CGPoint? {
    child("point", key: key).map { CGPoint(x: $0.geometry("x") ?? 0, y: $0.geometry("y") ?? 0) }
  }

  public func size(_ key: String) -> CGSize? {
    child("size", key: key).map { CGSize(width: $0.geometry("width") ?? 0, height: $0.geometry("height") ?? 0) }
  }

  public func rect(_ key: String) -> CGRect? {
    child("rect", key: key).map { rect in
      CGRect(
        x: rect.geometry("x") ?? 0, y: rect.geometry("y") ?? 0, width: rect.geometry("width") ?? 0,
        height: rect.geometry("height") ?? 0)
    }
  }

  /// Insets in any of their three elements: `inset`, `edgeInsets`, `directionalEdgeInsets`.
  public func insets(_ key: String) -> InsetsValue? {
    for child in children where child["key"] == key {
      if let insets = InsetsValue(child) { return insets }
    }
    return nil
  }

  /// A colour by its key: backgroundColor, tintColor, textColor …
  public func color(_ key: String) -> ColorValue? { child("color", key: key).map(ColorValue.init) }

  /// A font by its key: fontDescription, titleFontDescription …
  public func font(_ key: String) -> FontDescription? { child("fontDescription", key: key).map(FontDescription.init) }

  /// An attributed text by its key: attributedText, attributedTitle …
  public func attributedText(_ key: String) -> AttributedText? {
    child("attributedString", key: key).map(AttributedText.init)
  }
}

extension Data {
  /// Base64 with or without its padding, white space ignored; Interface Builder omits the padding.
  init?(lenientBase64 text: String) {
    var digits = text.filter { !$0.isWhitespace && $0 != "=" }
    digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    self.init(base64Encoded: digits)
  }
}
