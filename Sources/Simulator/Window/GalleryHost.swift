import CSDL2
import Canvas
import Foundation
import UIKit

/// Shows a gallery in a window of the desktop. Mouse and keys go to all phones alike, in real time.
@MainActor
public final class GalleryHost {
  private let gallery: Gallery
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer
  private var isRunning = true
  private var isDown = false
  private var needsAll = true
  private var start = 0.0

  /// A window for `gallery`.
  ///
  /// - Throws: `WindowError` when there is no display or the window cannot be had.
  public init(_ gallery: Gallery, title: String) throws {
    self.gallery = gallery
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw WindowError.noDisplay(Self.sdlError) }
    if let driver = SDL_GetCurrentVideoDriver(),
      String(cString: driver) == "offscreen" || String(cString: driver) == "dummy"
    {
      SDL_Quit()
      throw WindowError.noDisplay("SDL found only its \(String(cString: driver)) driver")
    }
    let surface = gallery.surface
    guard
      let window = SDL_CreateWindow(
        title, Int32(bitPattern: 0x2fff_0000), Int32(bitPattern: 0x2fff_0000), surface.width, surface.height,
        SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue)
    else { throw Self.failure() }
    guard
      let renderer = SDL_CreateRenderer(window, -1, 0)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue),
      let texture = SDL_CreateTexture(
        renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        surface.width, surface.height)
    else { throw Self.failure() }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    // The desktop may be smaller than so many phones: then the picture shrinks, and places in it with it.
    SDL_RenderSetLogicalSize(renderer, surface.width, surface.height)
    self.window = window
    self.renderer = renderer
    self.texture = texture
    SDL_StartTextInput()
  }

  private static var sdlError: String { String(cString: SDL_GetError()) }

  private static func failure() -> WindowError {
    let error = WindowError.noWindow(sdlError)
    SDL_Quit()
    return error
  }

  private static var now: Double { Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()) }

  /// Runs until the window is closed.
  public func run() {
    signal(SIGPIPE, SIG_IGN)
    start = Self.now - (gallery.phones.map(\.time).max() ?? 0)
    while isRunning {
      gallery.run(until: Self.now - start)
      present()
      var event = SDL_Event()
      if SDL_WaitEventTimeout(&event, waitMilliseconds) != 0 {
        handle(event)
        while isRunning, SDL_PollEvent(&event) != 0 { handle(event) }
      }
    }
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  private var waitMilliseconds: Int32 {
    let longest = 0.25
    guard let deadline = gallery.nextDeadline else { return Int32(longest * 1000) }
    return Int32((min(max(deadline - (Self.now - start), 0), longest) * 1000).rounded(.up))
  }

  private func present() {
    let changed = gallery.render()
    let surface = gallery.surface
    let rects = needsAll ? [surface.bounds] : changed
    guard !rects.isEmpty else { return }
    needsAll = false
    surface.present(rects, on: texture, renderer)
  }

  private func handle(_ event: SDL_Event) {
    gallery.run(until: Self.now - start)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_WINDOWEVENT: needsAll = true
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      isDown = gallery.screenPoint(event.button.x, event.button.y) != nil
      if isDown { touch(.began, event.button.x, event.button.y) }
    case SDL_MOUSEMOTION where isDown: touch(.moved, event.motion.x, event.motion.y)
    case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT) && isDown:
      isDown = false
      touch(.ended, event.button.x, event.button.y)
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      for phone in gallery.phones { phone.hardwareText(text) }
    case SDL_KEYDOWN: key(event.key.keysym)
    default: break
    }
  }

  /// The finger comes down on all phones at the same place of the screen. Where it is lifted between them, it is lifted
  /// where it was last.
  private func touch(_ phase: UITouch.Phase, _ x: Int32, _ y: Int32) {
    guard let place = gallery.screenPoint(x, y) ?? lastPoint else { return }
    lastPoint = phase == .ended ? nil : place
    for phone in gallery.phones { phone.touch(phase, at: place) }
  }

  private var lastPoint: CGPoint?

  private func key(_ key: SDL_Keysym) {
    let hasControl = UInt32(key.mod) & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0
    switch UInt32(bitPattern: key.sym) {
    case SDLK_q.rawValue where hasControl, SDLK_w.rawValue where hasControl: isRunning = false
    case SDLK_ESCAPE.rawValue: for phone in gallery.phones { phone.hardwareKey(.escape) }
    case SDLK_RETURN.rawValue: for phone in gallery.phones { phone.hardwareKey(.return) }
    case SDLK_BACKSPACE.rawValue: for phone in gallery.phones { phone.hardwareKey(.delete) }
    default: break
    }
  }
}
