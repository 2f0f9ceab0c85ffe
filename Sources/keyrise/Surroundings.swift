import Assets
import Foundation
import Scenarios
import Simulator
import UIKit

/// The words that say on which phone something is shown, how it is held, and what its owner has set.
@MainActor
struct Surroundings {
  var device: DeviceProfile?
  var systemVersion: SystemVersion?
  var orientation: UIInterfaceOrientation?
  var style: UIUserInterfaceStyle?
  var textSize: UIContentSizeCategory?

  static let options: [(String, String)] = [
    ("--device NAME", "the phone; see 'keyrise devices' (iphone-3.5)"),
    ("--ios VERSION", "the system to imitate, such as 8 or 5.1; the device's own by default"),
    ("--orientation HOW", "portrait, landscape-left, landscape-right (home button at that side), portrait-upside-down"),
    ("--style STYLE", "light or dark (iOS 13 and later)"),
    ("--text-size SIZE", "of Dynamic Type: xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5 (l)"),
  ]

  private static let orientations: [(String, UIInterfaceOrientation)] = Array(
    zip(ScenarioWords.orientations, [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]))

  private static let textSizes: [(String, UIContentSizeCategory)] = Array(
    zip(ScenarioWords.textSizes, UIContentSizeCategory.all))

  mutating func useDevice(_ name: String) throws {
    do {
      device = try DeviceProfile.named(name)
    } catch {
      throw CommandError("\(error); see 'keyrise devices'")
    }
  }

  mutating func useSystemVersion(_ text: String) throws {
    guard let version = SystemVersion(text), ScenarioWords.systems.contains(version.major) else {
      throw CommandError("an iOS is a version from 2 to 26, such as 8 or 5.1, not '\(text)'")
    }
    systemVersion = version
  }

  /// Brings to the options what was said.
  func apply(to options: inout PhoneOptions) {
    if let device { options.device = device }
    if let systemVersion { options.device = options.device.running(systemVersion) }
    if let orientation { options.orientation = orientation }
    if let style { options.userInterfaceStyle = style }
    if let textSize { options.preferredContentSizeCategory = textSize }
  }

  /// Takes a word that belongs here; false when it does not.
  mutating func take(_ word: String, _ reader: inout ArgumentReader) throws -> Bool {
    switch word {
    case "--device": try useDevice(try reader.value(of: word))
    case "--ios": try useSystemVersion(try reader.value(of: word))
    case "--orientation": orientation = try reader.choice(of: word, among: Self.orientations)
    case "--style": style = try reader.choice(of: word, among: [("light", .light), ("dark", .dark)])
    case "--text-size": textSize = try reader.choice(of: word, among: Self.textSizes)
    default: return false
    }
    return true
  }

  /// Says the same in a scenario.
  func describe(in settings: inout ScenarioSettings) {
    settings.device = device?.id
    settings.systemVersion = systemVersion?.description
    settings.orientation = Self.orientations.first { $0.1 == orientation }?.0
    settings.style = style.map { $0 == .dark ? "dark" : "light" }
    settings.textSize = Self.textSizes.first { $0.1 == textSize }?.0
  }

  /// Takes over what is not said here.
  mutating func complete(with other: Surroundings) {
    device = device ?? other.device
    systemVersion = systemVersion ?? other.systemVersion
    orientation = orientation ?? other.orientation
    style = style ?? other.style
    textSize = textSize ?? other.textSize
  }
}

extension ArgumentReader {
  /// The word that must follow an option, one of some.
  mutating func choice<Value>(of option: String, among choices: [(String, Value)]) throws -> Value {
    let word = try value(of: option)
    guard let found = choices.first(where: { $0.0 == word.lowercased() }) else {
      throw CommandError("\(option) takes one of \(choices.map(\.0).joined(separator: ", ")), not '\(word)'")
    }
    return found.1
  }
}
