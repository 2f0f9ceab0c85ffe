import Canvas
import Foundation
import Snapshots

extension Command {
  static let compare = Command(
    name: "compare", summary: "Compares two pictures: status 0 the same, 1 different, 2 unreadable.",
    usage: "compare A.png B.png [OPTION …]",
    options: [
      ("-o FILE", "write what differs, highlighted, when something does"),
      ("--json", "as JSON"),
      ("--precision P", "the part of the pixels that must match, 0 to 1 (1)"),
      (
        "--perceptual-precision P", "how well a pixel must match to count, 0 to 1; 0.98 is about what a person sees (1)"
      ),
    ]
  ) { reader in
    var paths: [String] = []
    var output: String?
    var isJSON = false
    var tolerance = PictureTolerance()
    while let word = reader.next() {
      switch word {
      case "-o", "--output": output = try reader.value(of: word)
      case "--json": isJSON = true
      case "--precision": tolerance.precision = try reader.number(of: word, in: 0...1)
      case "--perceptual-precision": tolerance.perceptualPrecision = try reader.number(of: word, in: 0...1)
      default:
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        paths.append(word)
      }
    }
    guard paths.count == 2 else { throw CommandError("which two pictures? Say keyrise compare A.png B.png") }
    try OutputFiles.checkPicture(output)
    try OutputFiles.check(("-o", output), sparing: paths)
    let reference = try PNG.read(paths[0])
    let result = try PNG.read(paths[1])
    let difference = PictureDifference(from: reference, to: result, tolerance: tolerance)
    let report = ComparisonReport(difference, reference: reference)
    print(isJSON ? try report.json() : report.text)
    guard let difference else { return }
    if let output {
      guard let picture = difference.picture(of: reference, result) else {
        throw CommandError("there is no memory for the picture of the difference")
      }
      try PNG.write(picture, to: output)
    }
    fflush(nil)
    exit(1)
  }
}
