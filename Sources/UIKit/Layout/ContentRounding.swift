import Foundation

/// How the size of content is rounded: up, to whole points up to iOS 6, later to whole pixels (looks-and-formats F.6.2).
@MainActor
enum ContentRounding {
  static func up(_ points: CGFloat) -> CGFloat {
    let traits = UIKitEnvironment.current.traits
    let scale = traits.look == .classic ? 1 : traits.scale
    return (points * scale - 1e-4).rounded(.up) / scale
  }
}
