import Canvas
import Foundation
import KeyriseTesting
import UIKit

/// The pictures beside these tests.
enum References {
  static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/__Snapshots__"

  /// Whether this machine has the fonts and libraries with which the pictures were made; true when there are none yet.
  /// Pictures in boxes are the same everywhere and do not ask.
  static var areMadeHere: Bool {
    get async { await MainActor.run { isMadeHere("\(folder)/SignUpTests/secondFieldStaysVisible.rising.png") } }
  }

  @MainActor
  private static func isMadeHere(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return true }
    let metadata = PNG.metadata(of: data)
    let here = Phone(.iPhone3_5, app: UIViewController()).metadata
    let known = Set((here["Fonts"] ?? "").split(separator: ",").map { $0.drop { $0 == " " } })
    let asked = (metadata["Fonts"] ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
    return metadata["Libraries"] == here["Libraries"] && known.isSubset(of: asked)
  }
}
