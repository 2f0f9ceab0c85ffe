import Assets
import Foundation
import InterfaceBuilder
import Samples
import Simulator
import UIKit

extension Command {
  static let sheet = Command(
    name: "sheet", summary: "Writes one picture of all scenes of files.",
    usage: "sheet FILE … -o FILE.png [OPTION …]",
    options: [
      ("-o FILE", "where the picture goes"),
      ("--scale N", "pixels per point, 1 to 3 (1)"),
    ] + Surroundings.options
  ) { reader in
    var files: [String] = []
    var path: String?
    var sheet = ContactSheet()
    while let word = reader.next() {
      switch word {
      case "-o", "--output": path = try reader.value(of: word)
      case "--scale": sheet.scale = try reader.integer(of: word, in: 1...3)
      default:
        if try sheet.surroundings.take(word, &reader) { continue }
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        files.append(word)
      }
    }
    guard !files.isEmpty else { throw CommandError("which files? Say keyrise sheet FILE.storyboard … -o sheet.png") }
    guard let path else { throw CommandError("where shall the picture go? Say -o FILE.png") }
    try OutputFiles.checkPicture(path)
    try OutputFiles.check(("-o", path), sparing: files)
    for file in files { try sheet.add(file) }
    try sheet.write(to: path)
  }
}

/// All scenes of files side by side, each on the device that its file was designed for unless another is named.
@MainActor
private struct ContactSheet {
  var surroundings = Surroundings()
  var scale = 1
  private var strip = FilmStrip()

  mutating func add(_ file: String) throws {
    guard FileManager.default.fileExists(atPath: file) else {
      throw CommandError("there is no file '\(file)'; check the path")
    }
    let storyboard = try Storyboard(contentsOfFile: file, classModules: ["Samples"])
    let count = storyboard.scenes.count
    guard strip.count + count <= FilmStrip.limit else {
      throw CommandError(
        "a sheet holds \(FilmStrip.limit) scenes, and '\(file)' brings the \(strip.count + count)th; name fewer files")
    }
    for number in 1...max(count, 1) where count > 0 {
      let phone = try Phone(options(for: storyboard)) {
        SampleCatalog.registerImages()
        return try storyboard.instantiateScene(named: "#\(number)")
      }
      phone.settle()
      let name = (file.split(separator: "/").last ?? "").prefix { $0 != "." }
      try strip.add(phone, label: "\(name) #\(number)")
    }
    let warnings = storyboard.warnings.count
    if warnings > 0 {
      StandardError.print("keyrise: \(file): \(warnings) warnings; 'keyrise shot' of a scene says what they are")
    }
  }

  private func options(for storyboard: Storyboard) throws -> PhoneOptions {
    var options = PhoneOptions()
    options.scale = scale
    if let id = storyboard.document.device?.id, let device = try? DeviceProfile.named(id) {
      options.device = device
    } else if !storyboard.isFromBeforeIOS7 {
      options.device = try .named("iphone-4.7")
    }
    surroundings.apply(to: &options)
    if storyboard.isFromBeforeIOS7 { options.sdkVersion = SystemVersion(6) }
    return options
  }

  func write(to path: String) throws { try strip.write(to: path) }
}
