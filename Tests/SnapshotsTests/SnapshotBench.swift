import Canvas
import Foundation
import Simulator
import Snapshots
import Testing
import UIKit

/// A package in a temporary folder, with snapshots of a form and the failures of its tests.
@MainActor
final class SnapshotBench {
  let package: String
  let failures: FailureFolder

  init() throws {
    package = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"
    failures = FailureFolder(package + "/.build/snapshot-failures")
    try FileManager.default.createDirectory(atPath: package + "/Tests/FormTests", withIntermediateDirectories: true)
    try "".write(toFile: package + "/Package.swift", atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(atPath: package) }

  func place(_ name: String = "rest", folder: String? = nil) -> SnapshotPlace {
    SnapshotPlace(
      testFile: package + "/Tests/FormTests/FormTests.swift", testName: "form()", name: name, pathExtension: "png",
      folder: folder)
  }

  /// A label and a field, in boxes.
  func phone(labelX: CGFloat = 20, scale: Int = 1) throws -> Phone {
    var options = PhoneOptions()
    options.scale = scale
    options.fonts = .boxes
    return try Phone(options) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: labelX, y: 100, width: 80, height: 21))
      label.text = "Name"
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 31))
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = "nameField"
      controller.view.addSubview(label)
      controller.view.addSubview(field)
      return controller
    }
  }

  func verify(_ phone: Phone, at place: SnapshotPlace? = nil, recording: SnapshotRecording = .missing) -> String? {
    SnapshotVerifier(recording: recording, failures: failures).verify(
      { phone }, as: .image, at: place ?? self.place())
  }

  /// Records a reference, looks at nothing, and forgets that it was recorded.
  func record(_ phone: Phone, at place: SnapshotPlace? = nil) throws {
    #expect(verify(phone, at: place, recording: .missing) != nil)
    #expect(verify(phone, at: place) == nil)
    #expect(failures.records().isEmpty)
  }

  func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  /// The files in a folder and below.
  func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// The page over all failures, as it is when the process ends.
  func page() throws -> String {
    failures.refreshPage()
    return try String(contentsOfFile: failures.page, encoding: .utf8)
  }
}
