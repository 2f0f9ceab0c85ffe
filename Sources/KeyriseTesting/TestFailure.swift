import Testing
import UIKit
import XCTest

/// Tells the testing library that runs that something failed.
enum TestFailure {
  static func record(_ message: String, at place: TestSource) {
    guard Test.current != nil else {
      XCTFail(message, file: place.filePath, line: place.line)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column)))
  }
}

/// A place in a test's source.
struct TestSource {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
