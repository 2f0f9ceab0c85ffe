import CSDL2
import Canvas

extension Surface {
  /// Brings parts of the picture into a window's texture, and shows all of it.
  func present(_ rects: [PixelRect], on texture: OpaquePointer, _ renderer: OpaquePointer) {
    for rect in rects {
      var area = SDL_Rect(x: rect.x, y: rect.y, w: rect.width, h: rect.height)
      SDL_UpdateTexture(
        texture, &area, pixels + Int(rect.y) * stride + Int(rect.x), Int32(stride * 4))
    }
    SDL_RenderClear(renderer)
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}
