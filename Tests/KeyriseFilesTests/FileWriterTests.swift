import Foundation
import KeyriseFiles
import TestSupport
import Testing

@Suite struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A process that has ended.
  private func goneProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func whatAKilledProcessLeftIsRemovedWithItsFileAndNoOther() throws {
    let gone = try goneProcess()
    for name in ["a.png.\(gone).partial", "b.png.\(gone).partial", "a.png.\(getppid()).partial", "a.png.x.partial"] {
      try Data("half".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    try FileWriter.write([UInt8]("whole".utf8), to: folder.path + "/a.png")
    #expect(
      try folder.names()
        == [
          "a.png", "a.png.\(getppid()).partial", "a.png.x.partial", "b.png.\(gone).partial",
        ].sorted())
    try FileWriter.write([UInt8]("whole".utf8), to: folder.path + "/b.png")
    #expect(try !folder.names().contains("b.png.\(gone).partial"))
    #expect(try String(contentsOfFile: folder.path + "/b.png", encoding: .utf8) == "whole")
  }

  /// The folder is looked through once: each file would otherwise cost as much as there are others.
  @Test func aFullFolderCostsNoMore() throws {
    let crowded = try TemporaryFolder()
    for index in 0..<6000 { close(open("\(crowded.path)/\(index)", O_CREAT | O_WRONLY, 0o644)) }
    func seconds(_ place: String) throws -> Double {
      let begin = DispatchTime.now().uptimeNanoseconds
      for index in 0..<200 { try FileWriter.write([1, 2, 3] as [UInt8], to: "\(place)/x\(index)", isSafe: false) }
      return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
    }
    let empty = try seconds(folder.path)
    // Listing it each time takes hundreds of times as long.
    #expect(try seconds(crowded.path) < empty * 10 + 0.1)
  }

  @Test func foldersAreMadeWithThoseAroundThem() throws {
    try FileWriter.makeFolder(folder.path + "/a/b/c/")
    try FileWriter.makeFolder(folder.path + "/a/b")
    try FileWriter.write([UInt8](), to: folder.path + "/a/b/c/file")
    #expect(throws: FileError.self) { try FileWriter.makeFolder(folder.path + "/a/b/c/file") }
    #expect(throws: FileError.self) { try FileWriter.makeFolder(folder.path + "/a/b/c/file/d") }
  }

  @Test func aFileIsReadWithinItsLimit() throws {
    let path = folder.path + "/file"
    try FileWriter.write([UInt8](repeating: 7, count: 5000), to: path)
    #expect(try FileReader.contents(of: path, limit: 5000).count == 5000)
    #expect(throws: FileReader.Problem.isLarger(4999)) { try FileReader.contents(of: path, limit: 4999) }
    #expect(throws: FileReader.Problem.missing) { try FileReader.contents(of: path + "x") }
    #expect(throws: FileReader.Problem.isFolder) { try FileReader.contents(of: folder.path) }
    #expect(throws: FileReader.Problem.isNoFile("device")) { try FileReader.contents(of: "/dev/zero") }
    mkfifo(folder.path + "/pipe", 0o644)
    #expect(throws: FileReader.Problem.isNoFile("pipe")) { try FileReader.contents(of: folder.path + "/pipe") }
    // It says that it has no bytes, and has some.
    #expect(try FileReader.contents(of: "/proc/self/stat").count > 10)
  }
}
