import Foundation
import Snapshots
import Testing
import UIKit

/// What is accepted under which name, and what is not.
@MainActor
@Suite(.serialized) struct AcceptanceTests {
  private func failed(_ bench: SnapshotBench, _ name: String, file: String = "FormTests/FormTests") -> SnapshotPlace {
    let place = SnapshotPlace(
      testFile: bench.package + "/Tests/\(file).swift", testName: "form()", name: name, pathExtension: "txt")
    let verifier = SnapshotVerifier(recording: .missing, failures: bench.failures)
    _ = verifier.verify({ "old \(name)" }, as: .lines, at: place)
    #expect(verifier.verify({ "new \(name)" }, as: .lines, at: place) != nil)
    return place
  }

  private func text(_ place: SnapshotPlace) -> String? { try? String(contentsOfFile: place.reference, encoding: .utf8) }

  @Test func byName() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let first = failed(bench, "a")
    let second = failed(bench, "b")
    let acceptance = Acceptance(bench.failures)
    let replacements = try acceptance.replacements(named: ["FormTests/form.a", "form.a"])
    #expect(replacements.map(\.description) == ["FormTests/FormTests/form.a\n  replaces \(first.reference)"])
    #expect(text(first) == "old a")
    try acceptance.make(replacements[0])
    #expect(text(first) == "new a")
    #expect(text(second) == "old b")
    #expect(acceptance.candidates.map(\.identifier) == ["FormTests/FormTests/form.b"])
  }

  @Test func aNameThatIsNoneOrTwo() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    _ = failed(bench, "a")
    _ = failed(bench, "a", file: "OtherTests/FormTests")
    let acceptance = Acceptance(bench.failures)
    #expect {
      try acceptance.replacements(named: ["form.z"])
    } throws: {
      "\($0)" == "no snapshot that failed is called 'form.z'; these failed: FormTests/form.a, FormTests/form.a"
    }
    #expect {
      try acceptance.replacements(named: ["form.a"])
    } throws: {
      "\($0)" == "'form.a' can be FormTests/FormTests/form.a or OtherTests/FormTests/form.a; say more of the name"
    }
    #expect(try acceptance.replacements(named: ["OtherTests/FormTests/form.a"]).count == 1)
  }

  /// A result says nothing about a reference that it was not compared with.
  @Test func aReferenceThatHasChangedSince() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let place = failed(bench, "a")
    try "somebody else's".write(toFile: place.reference, atomically: true, encoding: .utf8)
    let other = failed(bench, "b")
    let (possible, problems) = Acceptance(bench.failures).replacements()
    #expect(
      problems.map { "\($0)" }.first?.hasPrefix("the reference of FormTests/form.a is not the one any more") == true)
    #expect(throws: Acceptance.Problem.self) { try Acceptance(bench.failures).replacements(named: ["form.a"]) }
    // It does not keep others from being accepted.
    for replacement in possible { try Acceptance(bench.failures).make(replacement) }
    #expect(text(other) == "new b")
    #expect(text(place) == "somebody else's")
    // What is the result already is only forgotten.
    try "new a".write(toFile: place.reference, atomically: true, encoding: .utf8)
    let acceptance = Acceptance(bench.failures)
    for replacement in acceptance.replacements().possible { try acceptance.make(replacement) }
    #expect(bench.failures.records().isEmpty)
  }

  @Test func placesAndNames() {
    let place = SnapshotPlace(
      testFile: "/no/package/Über.swift", testName: "keyboard(_:at:)", name: "山田 / half-way", pathExtension: nil)
    #expect(place.reference == "/no/package/__Snapshots__/Über/keyboard-_-at.山田-half-way")
    #expect(place.identifier == "no/package/Über/keyboard-_-at.山田-half-way")
    #expect(place.package == nil)
    let long = SnapshotPlace(
      testFile: "/no/A.swift", testName: "a()", name: String(repeating: "長", count: 200), pathExtension: "png")
    let name = long.reference.split(separator: "/").last ?? ""
    #expect(name.utf8.count <= 255)
    let other = SnapshotPlace(
      testFile: "/no/A.swift", testName: "a()", name: String(repeating: "長", count: 201), pathExtension: "png")
    #expect(other.reference != long.reference)
  }
}
