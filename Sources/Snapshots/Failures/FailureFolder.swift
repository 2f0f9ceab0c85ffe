import Foundation
import KeyriseFiles

/// The folder of the snapshots that failed: a folder for each with a record and its files, and one page over all.
/// Several processes write at once; each change is made under a lock.
@MainActor
public struct FailureFolder {
  /// The folder's path.
  public let path: String

  /// The folder at a path; it is made when the first failure is noted.
  public init(_ path: String) { self.path = path }

  /// Where failures of the tests of a package go: `SNAPSHOT_ARTIFACTS` of the environment, else
  /// `.build/snapshot-failures` in the package, else one for each working directory in the folder for temporary files.
  public static func usual(environment: [String: String], package: String?) -> FailureFolder {
    if let path = environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty { return FailureFolder(path) }
    if let package { return FailureFolder(package + "/.build/snapshot-failures") }
    let temporary = NSTemporaryDirectory()
    let project = Digest.text(of: Data(FileManager.default.currentDirectoryPath.utf8))
    return FailureFolder((temporary.hasSuffix("/") ? temporary : temporary + "/") + "snapshot-failures-" + project)
  }

  /// The page over all failures.
  public var page: String { path + "/index.html" }

  private var lock: String { path + "/.lock" }
  /// There while the page is whole: a process that is killed while it changes the page leaves it without, and the next
  /// one writes the page anew.
  private var wholePage: String { path + "/.page-is-whole" }

  func folder(of identifier: String) -> String { "\(path)/\(identifier)" }

  private func recordPath(_ identifier: String) -> String { folder(of: identifier) + "/" + Self.recordName }

  private static let recordName = "record.json"
  private static let fragmentName = "fragment.html"

  // MARK: Writing

  /// Notes a failure with its files and brings the page up to date.
  ///
  /// - Throws: `FileError`.
  func add(_ record: FailureRecord, files: [(FailureRecord.File, Data)]) throws {
    try FileWriter.makeFolder(path)
    try FileLock.hold(lock) {
      let canGrow = !exists(recordPath(record.identifier)) && exists(page) && exists(wholePage)
      unlink(wholePage)
      let folder = folder(of: record.identifier)
      unlink(recordPath(record.identifier))
      try? FileManager.default.removeItem(atPath: folder)
      try FileWriter.makeFolder(folder)
      var record = record
      record.files = []
      for (file, data) in files {
        try FileWriter.write([UInt8](data), to: "\(folder)/\(file.name)")
        record.files.append(file)
      }
      let fragment = FailurePage.fragment(
        record, files: Dictionary(files.map { ($0.0.role, $0.1) }) { first, _ in first })
      try FileWriter.write(Array(fragment.utf8), to: "\(folder)/\(Self.fragmentName)")
      // The record comes last: who finds it finds its files.
      try write(record)
      // A page grows at its end, so that many failures cost no more than one each.
      if canGrow {
        try append(fragment)
      } else if !StalePages.contains(self) {
        try writePage()
      }
    }
  }

  /// Forgets a failure that is none any more. Costs next to nothing when there was none. The page follows when the process
  /// ends, or by `refreshPage()`.
  public func remove(_ identifier: String) {
    guard exists(recordPath(identifier)) || exists(page) && !exists(wholePage) else { return }
    do {
      try FileLock.hold(lock) {
        unlink(wholePage)
        // The record goes first: a process that is ended here leaves no record whose files are gone.
        unlink(recordPath(identifier))
        if exists(folder(of: identifier)) {
          try FileManager.default.removeItem(atPath: folder(of: identifier))
          removeEmptyFolders(above: identifier)
        }
        StalePages.insert(self)
      }
    } catch {
      // Another process was first, or the folder cannot be written: then the record stays, and says what it said.
    }
  }

  /// Writes the page when it does not show what is noted.
  package func refreshPage() {
    StalePages.remove(self)
    guard exists(page) && !exists(wholePage) else { return }
    // Where the folder cannot be written, the page stays marked as not whole.
    try? FileLock.hold(lock) { try writePage() }
  }

  private func removeEmptyFolders(above identifier: String) {
    var parts = identifier.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir(folder(of: parts.joined(separator: "/"))) == 0 { parts = parts.dropLast() }
  }

  private func write(_ record: FailureRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileWriter.write([UInt8](try encoder.encode(record)), to: recordPath(record.identifier))
  }

  private func append(_ fragment: String) throws {
    guard let file = fopen(page, "ab") else {
      throw FileError(path: page, action: "write", reason: FileError.reason(errno))
    }
    let bytes = Array(fragment.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else {
      throw FileError(path: page, action: "write", reason: FileError.reason(errno))
    }
    finishPage()
  }

  private func finishPage() { close(open(wholePage, O_CREAT | O_CLOEXEC, 0o666)) }

  private func writePage() throws {
    let fragments = records().compactMap {
      (try? FileReader.read("\(folder(of: $0.identifier))/\(Self.fragmentName)")).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    try FileWriter.write(Array((FailurePage.head + fragments.joined()).utf8), to: page)
    finishPage()
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  // MARK: Reading

  /// The failures that are noted, in the order of their names. One whose files are gone was removed by hand and is none.
  public func records() -> [FailureRecord] {
    guard let files = FileManager.default.enumerator(atPath: path) else { return [] }
    var records: [FailureRecord] = []
    for case let file as String in files where file.hasSuffix("/" + Self.recordName) {
      guard let data = try? FileReader.read("\(path)/\(file)"),
        let record = try? JSONDecoder().decode(FailureRecord.self, from: data),
        file == "\(record.identifier)/\(Self.recordName)",
        record.files.allSatisfy({ exists("\(folder(of: record.identifier))/\($0.name)") })
      else { continue }
      records.append(record)
    }
    return records.sorted { $0.identifier < $1.identifier }
  }
}
