/// A constraint's factor, in any of its three spellings: "1.1", "2:1", "1/3".
public enum ConstraintMultiplier {
  /// The factor; nil when the text is none, or a division by zero.
  public static func value(_ text: String) -> Double? {
    let parts = parts(of: text)
    guard let first = parts.first.flatMap({ DocumentNumber.geometry(String($0)) }) else { return nil }
    if parts.count == 1 { return first }
    guard parts.count == 2, let second = DocumentNumber.geometry(String(parts[1])), second != 0 else { return nil }
    return min(max(first / second, -DocumentNumber.geometryLimit), DocumentNumber.geometryLimit)
  }

  private static func parts(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
  }

  /// Whether `value` hands on another factor than the text's.
  static func isAbsurd(_ text: String) -> Bool {
    value(text) == nil
      || parts(of: text).contains { DocumentNumber.isAbsurd(String($0), limit: DocumentNumber.geometryLimit) }
  }
}
