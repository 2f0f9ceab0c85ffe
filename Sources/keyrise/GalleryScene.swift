import Assets
import Avoidance
import Samples
import Simulator

/// The gallery: one phone for every strategy and one without, the same form on all.
@MainActor
enum GalleryScene {
  static let name = "gallery"

  static func make(_ scene: Scene, columns: Int) throws -> Gallery {
    let options = scene.finishedOptions
    let strategies: [KeyboardAvoidance?] = [nil] + KeyboardAvoidance.all.map { $0 }
    let phones = try strategies.map { strategy in
      let phone = try Phone(options) { GalleryScreen(caption: strategy?.name ?? "as it is") }
      strategy?.install(in: phone.window)
      return phone
    }
    return try Gallery(phones, columns: columns)
  }
}
