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
  private var zoom: Int
  private var isRunning = true
  private var isDown = false
  /// Where the finger was last, in points.
  private var lastPoint: CGPoint?
  private var needsAll = true
  private var start = 0.0
  /// Called on Ctrl+I and at the end.
  public var onInspect: (() -> Void)?

  /// A window for `gallery`.
  ///
  /// - Throws: `WindowError` when there is no display or the window cannot be had.
  public init(_ gallery: Gallery, title: String) throws {
    self.gallery = gallery
    zoom = Int(gallery.phones.first?.scale ?? 1)
    try Desktop.open()
    // The desktop may be smaller than so many phones: then the picture shrinks, and places in it with it.
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
    let size = Self.size(of: gallery.surface)
    guard
      let window = SDL_CreateWindow(
        title, Int32(bitPattern: 0x2fff_0000), Int32(bitPattern: 0x2fff_0000), size.width, size.height,
        SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue)
    else { throw Self.failure() }
    guard
      let renderer = SDL_CreateRenderer(window, -1, 0)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue),
      let texture = Self.texture(for: gallery.surface, renderer)
    else {
      SDL_DestroyWindow(window)
      throw Self.failure()
    }
    self.window = window
    self.renderer = renderer
    self.texture = texture
    // Only now: a renderer may put another window in the place of the first, which nobody should see or click on.
    SDL_ShowWindow(window)
    SDL_StartTextInput()
  }

  private static func failure() -> WindowError {
    let error = WindowError.noWindow(Desktop.lastError)
    SDL_Quit()
    return error
  }

  /// The window's size: the picture's, or less where the desktop has no room for it.
  private static func size(of surface: Surface) -> (width: Int32, height: Int32) {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 else {
      return (surface.width, surface.height)
    }
    let part = min(1, Double(room.w) / Double(surface.width), Double(room.h) / Double(surface.height))
    return (Int32((Double(surface.width) * part).rounded()), Int32((Double(surface.height) * part).rounded()))
  }

  private static func texture(for surface: Surface, _ renderer: OpaquePointer) -> OpaquePointer? {
    let texture = SDL_CreateTexture(
      renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      surface.width, surface.height)
    if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
    SDL_RenderSetLogicalSize(renderer, surface.width, surface.height)
    return texture
  }

  // MARK: The loop

  /// Runs until the window is closed.
  public func run() {
    signal(SIGPIPE, SIG_IGN)
    start = Desktop.now - (gallery.phones.map(\.time).max() ?? 0)
    while isRunning {
      gallery.run(until: Desktop.now - start)
      present()
      var event = SDL_Event()
      let wait = Desktop.wait(gallery.nextDeadline.map { $0 - (Desktop.now - start) })
      if SDL_WaitEventTimeout(&event, wait) != 0 {
        handle(event)
        while isRunning, SDL_PollEvent(&event) != 0 { handle(event) }
      }
    }
    onInspect?()
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  private func present() {
    let changed = gallery.render()
    let surface = gallery.surface
    let rects = needsAll ? [surface.bounds] : changed
    guard !rects.isEmpty else { return }
    needsAll = false
    surface.present(rects, on: texture, renderer)
  }

  // MARK: Events

  private func handle(_ event: SDL_Event) {
    gallery.run(until: Desktop.now - start)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_WINDOWEVENT: handleWindow(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: needsAll = true
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      isDown = gallery.screenPoint(event.button.x, event.button.y) != nil
      guard isDown else { break }
      SDL_CaptureMouse(SDL_TRUE)
      touch(.began, event.button.x, event.button.y)
    case SDL_MOUSEMOTION where isDown: touch(.moved, event.motion.x, event.motion.y)
    case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT) && isDown:
      isDown = false
      SDL_CaptureMouse(SDL_FALSE)
      touch(.ended, event.button.x, event.button.y)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_TEXTINPUT where !Desktop.isCommandHeld:
      let text = Desktop.text(event.text.text)
      for phone in gallery.phones { phone.hardwareText(text) }
    case SDL_TEXTEDITING:
      let text = Desktop.text(event.edit.text)
      for phone in gallery.phones { phone.hardwareMarkedText(text) }
    case SDL_KEYDOWN: key(event.key.keysym)
    default: break
    }
  }

  private func handleWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: isRunning = false
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESTORED: needsAll = true
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

  private func wheel(_ event: SDL_MouseWheelEvent) {
    var place = (x: Int32(0), y: Int32(0))
    SDL_GetMouseState(&place.x, &place.y)
    var inside = (x: Float(0), y: Float(0))
    SDL_RenderWindowToLogical(renderer, place.x, place.y, &inside.x, &inside.y)
    guard let point = gallery.screenPoint(Int32(inside.x), Int32(inside.y)) else { return }
    let (dx, dy) = Desktop.distance(event)
    for phone in gallery.phones { phone.scroll(at: point, dx: dx, dy: dy) }
  }

  private func key(_ key: SDL_Keysym) {
    if Desktop.isCommand(key) { return command(key.sym) }
    guard let (key, held) = Desktop.key(key) else { return }
    for phone in gallery.phones { phone.hardwareKey(key, held) }
  }

  private func command(_ symbol: Int32) {
    switch UInt32(bitPattern: symbol) {
    case SDLK_a.rawValue: for phone in gallery.phones { phone.selectAll() }
    case SDLK_LEFT.rawValue: change { try gallery.rotate(.left) }
    case SDLK_RIGHT.rawValue: change { try gallery.rotate(.right) }
    case SDLK_d.rawValue: for phone in gallery.phones { phone.toggleUserInterfaceStyle() }
    case SDLK_k.rawValue: for phone in gallery.phones { phone.toggleHardwareKeyboard() }
    case SDLK_i.rawValue: onInspect?()
    case SDLK_PLUS.rawValue, SDLK_EQUALS.rawValue, SDLK_KP_PLUS.rawValue: setZoom(zoom + 1)
    case SDLK_MINUS.rawValue, SDLK_KP_MINUS.rawValue: setZoom(zoom - 1)
    case SDLK_q.rawValue, SDLK_w.rawValue: isRunning = false
    default: break
    }
  }

  private func setZoom(_ value: Int) {
    let new = min(max(value, 1), 3)
    guard new != zoom else { return }
    change {
      try gallery.setScale(new)
      zoom = new
    }
  }

  /// Does what gives the picture another size, and brings the window after it.
  private func change(_ action: () throws -> Void) {
    do {
      try action()
      guard let new = Self.texture(for: gallery.surface, renderer) else {
        throw WindowError.noWindow(Desktop.lastError)
      }
      SDL_DestroyTexture(texture)
      texture = new
      needsAll = true
      let size = Self.size(of: gallery.surface)
      SDL_SetWindowSize(window, size.width, size.height)
    } catch {
      StandardError.print("keyrise: \(error)")
    }
  }
}
