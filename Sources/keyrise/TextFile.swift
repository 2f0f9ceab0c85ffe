import KeyriseFiles

/// Writes text whole or not at all.
enum TextFile {
  static func write(_ text: String, to path: String) throws { try FileWriter.write(Array(text.utf8), to: path) }
}
