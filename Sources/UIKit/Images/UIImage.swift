import Canvas
import Foundation

/// A picture.
@MainActor
public final class UIImage: NSObject {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether bars and tint colours use it as a mask.
  public private(set) var renderingMode = RenderingMode.automatic
  package let surface: Surface

  package init(surface: Surface, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.surface = surface
    self.scale = scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    size = CGSize(width: CGFloat(surface.width) / self.scale, height: CGFloat(surface.height) / self.scale)
  }

  /// The picture in a PNG file; nil when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let surface = try? PNG.read(path) else { return nil }
    let name = path.split(separator: "/").last ?? ""
    let scale: CGFloat = name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
    self.init(surface: surface, scale: scale)
  }

  /// The same picture, coloured otherwise.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(surface: surface, scale: scale, renderingMode: mode)
  }

  /// The copy in the colour in which a template was drawn last.
  var tintedCopy: (color: PixelColor, surface: Surface)?
  private var mask: Mask?
  /// The picture's alpha as coverage.
  package var alphaMask: Mask {
    if let mask { return mask }
    let made = Mask(width: surface.width, height: surface.height)
    for y in 0..<Int(made.height) {
      for x in 0..<Int(made.width) {
        made.coverage[y * Int(made.width) + x] = UInt8(truncatingIfNeeded: surface.pixels[y * surface.stride + x] >> 24)
      }
    }
    mask = made
    return made
  }

  /// A picture registered under a name; nil when there is none.
  public convenience init?(named name: String) {
    guard let image = UIKitEnvironment.current.namedImages[name] else { return nil }
    self.init(surface: image.surface, scale: image.scale, renderingMode: image.renderingMode)
  }

  /// Makes a picture known by a name on the current phone, in place of an app's bundle.
  package static func register(_ image: UIImage, named name: String) {
    UIKitEnvironment.current.namedImages[name] = image
  }
}
