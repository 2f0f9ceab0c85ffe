import Foundation
import Synchronization

/// Files that are written and have not got their name yet: `<name>.<process>.partial` beside it.
enum PartialFiles {
  private static let suffix = ".partial"

  /// What lies in a folder of processes that are gone. A folder is looked through once: some hold thousands of files.
  private static let remains = Mutex<[String: Set<String>]>([:])

  /// The name under which this process writes a file.
  static func name(for path: String) -> String { "\(path).\(getpid())\(suffix)" }

  /// Removes what a process left that was killed while it wrote this file.
  static func removeRemains(of path: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "./"
    let prefix = (slash.map { String(path[path.index(after: $0)...]) } ?? path) + "."
    let names = remains.withLock { remains in
      let known = remains[folder] ?? found(in: folder)
      let own = known.filter { $0.hasPrefix(prefix) && process(of: $0, prefix) != nil }
      remains[folder] = known.subtracting(own)
      return own
    }
    for name in names { unlink(folder + name) }
  }

  private static func found(in folder: String) -> Set<String> {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: Set<String> = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(suffix), let dot = name.dropLast(suffix.count).lastIndex(of: "."),
        let process = process(of: name, String(name[...dot])), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      names.insert(name)
    }
    return names
  }

  /// The process in a name behind `prefix`.
  private static func process(of name: String, _ prefix: String) -> Int32? {
    guard let process = Int32(name.dropFirst(prefix.count).dropLast(suffix.count)), process > 0 else { return nil }
    return process
  }
}
