import Foundation
import KeyriseFiles

/// A file that snapshots are compared with. It is replaced as a whole or not at all.
enum ReferenceFile {
  /// What lies at a path.
  enum Content {
    case data(Data)
    case missing
    case unreadable(String)
  }

  static func read(_ path: String) -> Content {
    do {
      return .data(try FileReader.contents(of: path))
    } catch .missing {
      return .missing
    } catch {
      return .unreadable(error.description)
    }
  }

  /// Writes the file and makes its folder when it is not there.
  ///
  /// - Throws: `FileError`.
  static func write(_ data: Data, to path: String) throws {
    try FileWriter.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try FileWriter.write(data, to: path)
  }
}
