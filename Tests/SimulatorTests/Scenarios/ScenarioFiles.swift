import Assets
import Foundation
import Samples
import Scenarios
import Simulator
import Testing
import UIKit

/// The repository's scenarios, which are demo and test at once.
enum ScenarioFiles {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".keyrise") }.sorted()

  static func scenario(_ name: String) throws -> Scenario {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try Scenario(reading: data, file: name)
  }
}

extension Phone {
  /// A phone with what a scenario says it is played on; a sample only.
  static func showing(_ settings: ScenarioSettings, scale: Int = 1) throws -> Phone {
    try showing(try #require(settings.target), scale: scale, systemVersion: settings.systemVersion)
  }
}
