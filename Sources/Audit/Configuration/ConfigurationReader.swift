import Assets
import Avoidance

/// Checks the form of the configuration while it reads it.
enum ConfigurationReader {
  static func read(_ node: JSONNode) throws -> AuditConfiguration {
    var result = AuditConfiguration()
    for member in try members(
      node, "the configuration",
      known: [
        "devices", "orientations", "keyboards", "strategies", "failOn", "baseline", "ignore", "thresholds",
      ])
    {
      switch member.name {
      case "devices":
        let words = try strings(member.value, "devices")
        for (word, item) in words {
          do { _ = try DeviceChoice.devices([word]) } catch { throw JSONFault(item.place, "\(error)") }
        }
        result.devices = words.map(\.0)
      case "orientations": result.orientations = try choices(member.value, "orientations")
      case "keyboards": result.keyboards = try choices(member.value, "keyboards")
      case "strategies":
        result.strategies = try strings(member.value, "strategies").map { word, item in
          guard AuditOptions().strategies.contains(word) else {
            throw JSONFault(
              item.place, "'\(word)' is no strategy; there are: \(AuditOptions().strategies.joined(separator: ", "))")
          }
          return word
        }
      case "failOn": result.failOn = try choice(member.value, "failOn")
      case "baseline": result.baseline = try string(member.value, "baseline")
      case "ignore": result.ignores = try array(member.value, "ignore").map(ignore)
      default: result.thresholds = try thresholds(member.value)
      }
    }
    return result
  }

  private static func ignore(_ node: JSONNode) throws -> AuditConfiguration.Ignore {
    var id: String?
    var reason: String?
    var file: String?
    var device: String?
    for member in try members(node, "an entry of ignore", known: ["id", "reason", "file", "device"]) {
      let text = try string(member.value, member.name)
      switch member.name {
      case "id": id = text
      case "reason": reason = text
      case "file": file = text
      default:
        do { device = try DeviceChoice.devices([text]).first?.id } catch {
          throw JSONFault(member.value.place, "\(error)")
        }
      }
    }
    guard let id else { throw JSONFault(node.place, "an entry of ignore needs an \"id\", the object id of the input") }
    guard let reason, !reason.isEmpty else {
      throw JSONFault(node.place, "an entry of ignore needs a \"reason\", for whoever reads it later")
    }
    return AuditConfiguration.Ignore(id: id, file: file, device: device, reason: reason)
  }

  private static func thresholds(_ node: JSONNode) throws -> Thresholds {
    var result = Thresholds()
    for member in try members(node, "thresholds", known: ["tight", "whole", "hidden"]) {
      guard case .number(let number) = member.value.value else {
        throw JSONFault(member.value.place, "\(member.name) is \(member.value.kind); it takes a number")
      }
      let limit: Double = member.name == "tight" ? 1000 : 1
      guard (0...limit).contains(number) else {
        throw JSONFault(member.value.place, "\(member.name) takes a number from 0 to \(Int(limit))")
      }
      switch member.name {
      case "tight": result.tight = number
      case "whole": result.whole = number
      default: result.hidden = number
      }
    }
    guard result.hidden <= result.whole else {
      throw JSONFault(node.place, "hidden (\(result.hidden)) has to be less than whole (\(result.whole))")
    }
    return result
  }

  // MARK: Forms

  private static func members(
    _ node: JSONNode, _ what: String, known: [String]
  ) throws -> [(name: String, place: JSONPlace, value: JSONNode)] {
    guard case .object(let members) = node.value else {
      throw JSONFault(node.place, "\(what) is \(node.kind); it takes an object { }")
    }
    for member in members where !known.contains(member.name) {
      throw JSONFault(
        member.place, "\(what) has no setting '\(member.name)'; it has: \(known.joined(separator: ", "))")
    }
    return members
  }

  private static func array(_ node: JSONNode, _ name: String) throws -> [JSONNode] {
    guard case .array(let items) = node.value else {
      throw JSONFault(node.place, "\(name) is \(node.kind); it takes a list [ ]")
    }
    return items
  }

  private static func string(_ node: JSONNode, _ name: String) throws -> String {
    guard case .string(let text) = node.value else {
      throw JSONFault(node.place, "\(name) is \(node.kind); it takes a string")
    }
    return text
  }

  private static func strings(_ node: JSONNode, _ name: String) throws -> [(String, JSONNode)] {
    let items = try array(node, name)
    guard !items.isEmpty else { throw JSONFault(node.place, "\(name) is empty; leave it out for the default") }
    return try items.map { (try string($0, "an entry of \(name)"), $0) }
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ name: String
  ) throws -> Choice where Choice.RawValue == String {
    let word = try string(node, name)
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw JSONFault(node.place, "'\(word)' is not one of \(name); there are: \(known)")
    }
    return choice
  }

  private static func choices<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ name: String
  ) throws -> [Choice] where Choice.RawValue == String {
    try strings(node, name).map { try choice($0.1, name) }
  }
}
