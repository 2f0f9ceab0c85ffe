import Foundation

/// Where a snapshot's reference lies, and what it is called.
public struct SnapshotPlace: Equatable, Sendable {
  /// The test's source file.
  public let testFile: String
  /// The test, such as `secondFieldStaysVisible()`.
  public let testName: String
  /// The reference's file.
  public let reference: String
  /// The name among all of a package: the test file's path in the package without `Tests/` and `.swift`, a slash, and the
  /// reference's name without its extension.
  public let identifier: String
  /// The folder of the package that the test belongs to; nil when there is none.
  public let package: String?

  /// `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test, as SnapshotTesting has it; in `folder` when
  /// one is given; below `root`, sorted by the tests' files, when that is given.
  public init(
    testFile: String, testName: String, name: String, pathExtension: String?, folder: String? = nil,
    root: String? = nil
  ) {
    self.testFile = testFile
    self.testName = testName
    let source = URL(fileURLWithPath: testFile).standardizedFileURL
    let stem = source.deletingPathExtension().lastPathComponent
    let parent = source.deletingLastPathComponent().path
    let file = Self.shortened(Self.component(testName) + "." + Self.component(name))
    package = Self.package(of: parent)
    var path = parent + "/" + stem
    if let package, path.hasPrefix(package + "/") {
      path = String(path.dropFirst(package.count + 1))
      if path.hasPrefix("Tests/") { path = String(path.dropFirst("Tests/".count)) }
    } else {
      // Elsewhere only the whole path is a name of its own.
      path = String(path.drop { $0 == "/" })
    }
    identifier = path + "/" + file
    let directory = folder ?? root.map { "\($0)/\(path)" } ?? "\(parent)/__Snapshots__/\(stem)"
    reference = directory + "/" + file + (pathExtension.map { ".\($0)" } ?? "")
  }

  /// The last two parts of the identifier: what a person says.
  public var shortName: String { identifier.split(separator: "/").suffix(2).joined(separator: "/") }

  /// A name as a part of a path: what is neither a letter, a digit nor an underscore becomes a hyphen.
  package static func component(_ name: String) -> String {
    var result = ""
    for character in name {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord {
        result.append(character)
      } else if let last = result.last, last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "-" : result
  }

  /// File systems take 255 bytes; a longer name keeps its beginning, and a digest of all of it.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > 180 else { return name }
    var beginning = name
    while beginning.utf8.count > 160 { beginning.removeLast() }
    return beginning + "-" + Digest.text(of: Data(name.utf8))
  }

  /// The nearest folder above that holds a `Package.swift`.
  public static func package(of folder: String) -> String? {
    var path = folder
    while !path.isEmpty, path != "/" {
      if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    return nil
  }
}
