import Foundation

/// The place for messages. Unlike FileHandle it does not trap when nobody listens.
public enum StandardError {
  /// Writes a line. Line breaks and control characters in it (a file name may hold some) are shown, not sent.
  public static func print(_ message: String) {
    let bytes = Array((shown(message) + "\n").utf8)
    bytes.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
  }

  /// A line without what a terminal would obey.
  public static func shown(_ line: String) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? "?" : $0 }))
  }
}
