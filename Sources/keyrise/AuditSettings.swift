import Assets
import Audit
import Foundation

/// What is looked at and how: the words of the call count before the settings file, and that before what is usual.
struct AuditSettings {
  /// The settings file; nil for none.
  let path: String?
  let configuration: AuditConfiguration
  private(set) var devices: [DeviceProfile]
  private(set) var orientations: [ScreenOrientation]
  private(set) var options = AuditOptions()

  /// A small phone of the past, a small and a large one of today, and a pad.
  static let usualDevices = ["iphone-3.5", "iphone-4.7", "iphone-x", "ipad-9.7"]
  static let usualFile = ".keyrise.json"

  /// Reads the settings file.
  ///
  /// - Parameters:
  ///   - words: options of the call with their lists.
  ///   - path: the file that the call names; nil for the usual one, where that is there.
  /// - Throws: `AuditError`, `CommandError`.
  init(_ words: [(option: String, list: String)], path: String?) throws {
    self.path = path ?? Self.usualPath
    configuration = try self.path.map { try AuditConfiguration(contentsOfFile: $0) } ?? AuditConfiguration()
    devices = try DeviceChoice.devices(configuration.devices ?? Self.usualDevices)
    orientations = configuration.orientations ?? ScreenOrientation.allCases
    options.keyboards = configuration.keyboards ?? options.keyboards
    options.strategies = configuration.strategies ?? options.strategies
    options.thresholds = configuration.thresholds
    for (option, list) in words {
      let names = list.split(separator: ",").map(String.init)
      // An empty variable of a script must not switch the audit off.
      guard !names.isEmpty else { throw CommandError("\(option) is empty; leave it out for what is usual") }
      try take(option, names)
    }
  }

  /// A link that leads nowhere is there: settings that cannot be read must not be left out without a word.
  private static var usualPath: String? {
    (try? FileManager.default.attributesOfItem(atPath: usualFile)) == nil ? nil : usualFile
  }

  private mutating func take(_ option: String, _ words: [String]) throws {
    func choices<Choice: RawRepresentable & CaseIterable>() throws -> [Choice] where Choice.RawValue == String {
      var choices: [Choice] = []
      for word in words {
        guard let choice = Choice(rawValue: word) else {
          throw CommandError(
            "\(option) takes \(Choice.allCases.map(\.rawValue).joined(separator: ", ")), not '\(word)'")
        }
        if !choices.contains(where: { $0.rawValue == word }) { choices.append(choice) }
      }
      return choices
    }
    switch option {
    case "--devices": devices = try DeviceChoice.devices(words)
    case "--orientations": orientations = try choices()
    case "--keyboards": options.keyboards = try choices()
    default:
      let known = AuditOptions().strategies
      if let word = words.first(where: { $0 != "none" && !known.contains($0) }) {
        throw CommandError("--strategies takes \(known.joined(separator: ", ")) or none, not '\(word)'")
      }
      var seen: Set<String> = ["none"]
      options.strategies = words.filter { seen.insert($0).inserted }
    }
  }
}
