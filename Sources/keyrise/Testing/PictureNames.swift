import Snapshots

/// How the files in the folder of `keyrise test --screenshots` begin: the scenario's name, and where several have it, on
/// some systems at least, its path.
struct PictureNames {
  private var names: [String: String] = [:]

  init(_ files: [String]) {
    func stem(_ file: String) -> String {
      file.hasSuffix(ScenarioSource.suffix) ? String(file.dropLast(ScenarioSource.suffix.count)) : file
    }
    func name(_ file: String) -> String { stem(file).split(separator: "/").last.map(String.init) ?? "scenario" }
    var counts: [String: Int] = [:]
    for file in files { counts[name(file).lowercased(), default: 0] += 1 }
    var used: Set<String> = []
    for file in files {
      let isOne = counts[name(file).lowercased()] == 1
      let wanted = isOne ? name(file) : SnapshotPlace.component(stem(file))
      var found = wanted
      var number = 2
      while !used.insert(found.lowercased()).inserted {
        found = "\(wanted)-\(number)"
        number += 1
      }
      names[file] = found
    }
  }

  subscript(file: String) -> String { names[file] ?? "scenario" }
}
