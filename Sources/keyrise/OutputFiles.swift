import Canvas

/// The files that a command is told to write.
enum OutputFiles {
  /// Finds out before the work that they can be written, and that no two of them are the same: what is left out is nil.
  static func check(_ files: (option: String, path: String?)...) throws {
    var seen: [(option: String, place: String)] = []
    for (option, path) in files {
      guard let path else { continue }
      let place: String
      do {
        place = try FileWriter.check(path)
      } catch {
        throw CommandError("\(option): \(error)")
      }
      if let other = seen.first(where: { $0.place == place }) {
        throw CommandError("\(other.option) and \(option) name the same file, \(path); give each its own")
      }
      seen.append((option, place))
    }
  }

  /// Makes a folder for what the command writes, when it is not there, and finds out whether it can be written.
  static func makeFolder(_ folder: String, option: String) throws {
    do {
      try FileWriter.makeFolder(folder)
      try FileWriter.checkFolder(folder, for: folder)
    } catch {
      throw CommandError("\(option): \(error)")
    }
  }
}
