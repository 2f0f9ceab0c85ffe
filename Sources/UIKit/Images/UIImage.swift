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
  private let lightSurface: Surface
  /// What is drawn in the dark instead, of an asset that has a dark appearance.
  private var darkVariant: UIImage?
  /// The pixels in the style in which is drawn now.
  package var surface: Surface { shown.lightSurface }

  /// The variant in that style.
  var shown: UIImage {
    guard let darkVariant, UITraitCollection.current.userInterfaceStyle == .dark else { return self }
    return darkVariant
  }

  package init(surface: Surface, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    lightSurface = surface
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
    copy(renderingMode: mode)
  }

  private func copy(renderingMode: RenderingMode) -> UIImage {
    let copy = UIImage(surface: lightSurface, scale: scale, renderingMode: renderingMode)
    copy.darkVariant = darkVariant?.copy(renderingMode: renderingMode)
    return copy
  }

  /// The same picture, drawn as another one in the dark.
  package func withDarkVariant(_ image: UIImage) -> UIImage {
    let copy = copy(renderingMode: renderingMode)
    copy.darkVariant = UIImage(surface: image.lightSurface, scale: image.scale, renderingMode: renderingMode)
    return copy
  }

  /// The copy in the colour in which a template was drawn last.
  var tintedCopy: (color: PixelColor, surface: Surface)?
  private var mask: Mask?
  /// The picture's alpha as coverage.
  package var alphaMask: Mask {
    guard shown === self else { return shown.alphaMask }
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
    self.init(surface: image.lightSurface, scale: image.scale, renderingMode: image.renderingMode)
    darkVariant = image.darkVariant
  }

  /// Makes a picture known by a name on the current phone, in place of an app's bundle.
  package static func register(_ image: UIImage, named name: String) {
    UIKitEnvironment.current.namedImages[name] = image
  }
}
