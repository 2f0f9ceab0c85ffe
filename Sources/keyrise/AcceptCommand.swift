import Foundation
import Simulator
import Snapshots

extension Command {
  static let accept = Command(
    name: "accept", summary: "Makes snapshots that failed the new references.",
    usage: "accept [--all | NAME …]",
    options: [
      ("--all", "every snapshot that failed; without it and without names they are listed"),
      ("NAME", "as the failed test said it, such as 'SignUpTests/secondField.rising'"),
      ("--dry-run", "only shows what would be replaced"),
      (
        "--folder FOLDER",
        "where the failures are: SNAPSHOT_ARTIFACTS, else .build/snapshot-failures of the package, else "
          + "those of tests that were played from this folder"
      ),
    ]
  ) { reader in
    var names: [String] = []
    var acceptsAll = false
    var onlyShows = false
    var folder: String?
    while let word = reader.next() {
      switch word {
      case "--all": acceptsAll = true
      case "--dry-run": onlyShows = true
      case "--folder": folder = try reader.value(of: word)
      default:
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        names.append(word)
      }
    }
    guard !acceptsAll || names.isEmpty else { throw CommandError("--all and names exclude each other") }
    let failures =
      folder.map { FailureFolder($0) }
      ?? FailureFolder.usual(
        environment: ProcessInfo.processInfo.environment,
        package: SnapshotPlace.package(of: FileManager.default.currentDirectoryPath))
    if let folder {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        throw CommandError("--folder: there is no folder \(folder); failed tests say where theirs are")
      }
      guard isFolder.boolValue else { throw CommandError("--folder: \(folder) is a file and no folder") }
    }
    let acceptance = Acceptance(failures)
    guard acceptsAll || !names.isEmpty else {
      let candidates = acceptance.candidates
      guard !candidates.isEmpty else { return print("no snapshot failed (\(failures.path))") }
      for record in candidates { print(StandardError.shown("\(record.identifier)  \(record.kind.rawValue)")) }
      return print("'keyrise accept --all' accepts all of them, 'keyrise accept NAME' one; look at \(failures.page)")
    }
    let (replacements, problems) =
      acceptsAll ? acceptance.replacements() : (try acceptance.replacements(named: names), [])
    if replacements.isEmpty, problems.isEmpty { return print("no snapshot failed (\(failures.path))") }
    for replacement in replacements { print(StandardError.shown(replacement.description)) }
    // What is replaced is said before it is.
    fflush(nil)
    if !onlyShows {
      for replacement in replacements { try acceptance.make(replacement) }
    }
    for problem in problems { StandardError.print("keyrise: \(problem)") }
    if !problems.isEmpty { throw ExitStatus.checkFailed }
  }
}
