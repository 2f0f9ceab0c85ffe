import Canvas
import KeyriseFiles

/// The files that a command is told to write.
enum OutputFiles {
  /// Finds out before the work that they can be written, and that no two of them are the same: what is left out is nil.
  ///
  /// - Parameter inputs: What the command reads and nobody wants to lose.
  static func check(_ files: (option: String, path: String?)..., sparing inputs: [String?] = []) throws {
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
      if let input = inputs.compactMap({ $0 }).first(where: { FileWriter.isSame($0, path) }) {
        throw CommandError("\(option) would write over \(input), which is read; name another file")
      }
      seen.append((option, place))
    }
  }

  /// Refuses a picture's name that ends as that of another format: what is written is PNG.
  static func checkPicture(_ path: String?) throws {
    let others = ["apng", "bmp", "gif", "heic", "jpeg", "jpg", "mp4", "pdf", "svg", "tif", "tiff", "webm", "webp"]
    guard let path, let ending = path.split(separator: ".").last, others.contains(ending.lowercased()) else { return }
    throw CommandError("-o \(path): the picture is written as PNG; let its name end with .png")
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
