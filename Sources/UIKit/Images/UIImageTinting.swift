import Canvas

extension UIImage {
  /// The picture's alpha in one colour, made once for a colour; nil when there is no memory for it.
  func tinted(_ color: UIColor) -> Surface? {
    guard shown === self else { return shown.tinted(color) }
    let pixel = color.pixel
    if let tintedCopy, tintedCopy.color == pixel { return tintedCopy.surface }
    guard let copy = Surface(width: surface.width, height: surface.height) else { return nil }
    var list = DisplayList()
    list.fill(PlacedMask(mask: alphaMask, x: 0, y: 0), Paint(pixel))
    list.draw(on: copy)
    tintedCopy = (pixel, copy)
    return copy
  }
}
