import CSDL2
import Canvas
import Foundation
import Scenarios
import UIKit

/// Shows a phone in a window of the desktop and brings mouse and keys to it, in real time.
@MainActor
public final class WindowHost {
  private let phone: Phone
  private let title: String
  private var zoom: Int
  private var window: OpaquePointer?
  private var renderer: OpaquePointer?
  private var texture: OpaquePointer?
  private var isRunning = true
  private var isDown = false
  private var textureNeedsAll = true
  /// The desktop's clock when the phone's stood at 0, in seconds.
  private var start = 0.0
  /// Called on Ctrl+I and at the end.
  public var onInspect: ((Phone) -> Void)?
  /// Writes down what is done.
  public var recorder: ScenarioRecorder?
  /// The folder that screenshots go to.
  public var screenshotFolder = "."
  private var screenshotCount = 0

  /// A window for `phone`.
  ///
  /// - Throws: `WindowError` when there is no display or the window cannot be had.
  public init(_ phone: Phone, title: String, scale: Int?) throws {
    self.phone = phone
    self.title = title
    try Desktop.open()
    zoom = min(max(scale ?? Self.displayScale, 1), 3)
    try phone.setScale(zoom)
    do {
      try open()
    } catch {
      close()
      throw error
    }
    UIPasteboard.general.didChange = { SDL_SetClipboardText($0) }
    phone.onResize = { [weak self] in self?.resize() }
  }

  /// 2 on displays of 144 dots per inch and more, 3 from 240.
  private static var displayScale: Int {
    var dots: Float = 0
    guard SDL_GetDisplayDPI(0, nil, &dots, nil) == 0 else { return 1 }
    return dots >= 240 ? 3 : dots >= 144 ? 2 : 1
  }

  private func open() throws {
    let surface = phone.surface
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    window = SDL_CreateWindow(
      title, Int32(bitPattern: 0x2fff_0000), Int32(bitPattern: 0x2fff_0000), surface.width, surface.height,
      SDL_WINDOW_HIDDEN.rawValue)
    guard let window else { throw WindowError.noWindow(Desktop.lastError) }
    renderer = SDL_CreateRenderer(window, -1, 0) ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    guard renderer != nil else { throw WindowError.noWindow(Desktop.lastError) }
    try makeTexture()
    // Only now: a renderer may put another window in the place of the first, which nobody should see or click on.
    SDL_ShowWindow(window)
    SDL_StartTextInput()
  }

  private func makeTexture() throws {
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      phone.surface.width, phone.surface.height)
    guard let texture else { throw WindowError.noWindow(Desktop.lastError) }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    // A window manager may force another size: then the phone keeps its shape, with bars beside it.
    SDL_RenderSetLogicalSize(renderer, phone.surface.width, phone.surface.height)
    textureNeedsAll = true
  }

  private func close() {
    phone.onResize = nil
    UIPasteboard.general.didChange = nil
    if let texture { SDL_DestroyTexture(texture) }
    if let renderer { SDL_DestroyRenderer(renderer) }
    if let window { SDL_DestroyWindow(window) }
    SDL_Quit()
  }

  // MARK: The loop

  /// Runs until the window is closed. Between events and deadlines it sleeps.
  public func run() {
    // A reader of the program's output that went away must not take the window along.
    signal(SIGPIPE, SIG_IGN)
    start = Desktop.now - phone.time
    while isRunning {
      phone.run(until: phoneNow)
      present()
      var event = SDL_Event()
      if SDL_WaitEventTimeout(&event, waitMilliseconds) != 0 {
        handle(event)
        while isRunning, SDL_PollEvent(&event) != 0 { handle(event) }
      }
    }
    onInspect?(phone)
    close()
  }

  /// What the phone's clock should show. Whole milliseconds while a scenario is written, which has times that can be read.
  private var phoneNow: Double {
    let time = Desktop.now - start
    return recorder == nil ? time : (time * 1000).rounded(.down) / 1000
  }

  private var waitMilliseconds: Int32 {
    Desktop.wait(phone.environment.timeline.nextDeadline.map { $0 - (Desktop.now - start) })
  }

  private func present() {
    let damage = phone.render()
    guard let renderer, let texture, textureNeedsAll || !damage.isEmpty else { return }
    let surface = phone.surface
    let rects = textureNeedsAll ? [surface.bounds] : damage.rects
    textureNeedsAll = false
    surface.present(rects.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }, on: texture, renderer)
  }

  // MARK: Events

  private func handle(_ event: SDL_Event) {
    // Events carry the time they came in; the phone's clock is brought up to now before it sees them.
    phone.run(until: phoneNow)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_WINDOWEVENT: handleWindow(event.window)
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      isDown = true
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
      recorder?.type(text)
      phone.hardwareText(text)
    case SDL_TEXTEDITING:
      let text = Desktop.text(event.edit.text)
      recorder?.compose(text)
      phone.hardwareMarkedText(text)
    case SDL_KEYDOWN: key(event.key.keysym)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: textureNeedsAll = true
    default: break
    }
  }

  private func handleWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: isRunning = false
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESTORED: textureNeedsAll = true
    default: break
    }
  }

  /// A place in the window on the phone's screen, in points.
  private func screenPoint(_ x: Int32, _ y: Int32) -> CGPoint {
    let visible = phone.visibleRect
    return CGPoint(x: visible.minX + CGFloat(x) / phone.scale, y: visible.minY + CGFloat(y) / phone.scale)
  }

  private func touch(_ phase: UITouch.Phase, _ x: Int32, _ y: Int32) {
    let point = screenPoint(x, y)
    recorder?.touch(phase, at: point)
    phone.touch(phase, at: point)
  }

  private func wheel(_ event: SDL_MouseWheelEvent) {
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetMouseState(&x, &y)
    let (dx, dy) = Desktop.distance(event)
    recorder?.scroll(at: screenPoint(x, y), dx: dx, dy: dy)
    phone.scroll(at: screenPoint(x, y), dx: dx, dy: dy)
  }

  private func key(_ key: SDL_Keysym) {
    if Desktop.isCommand(key) { return command(Int32(key.sym)) }
    guard let (key, held) = Desktop.key(key) else { return }
    recorder?.press(key, held)
    phone.hardwareKey(key, held)
  }

  private func command(_ symbol: Int32) {
    switch UInt32(bitPattern: symbol) {
    case SDLK_c.rawValue: if phone.copy() { recorder?.edit(.copy) }
    case SDLK_x.rawValue:
      guard phone.copy() else { break }
      recorder?.edit(.cut)
      phone.cut()
    case SDLK_v.rawValue: paste()
    case SDLK_a.rawValue:
      recorder?.edit(.selectAll)
      phone.selectAll()
    case SDLK_LEFT.rawValue: turn(.left)
    case SDLK_RIGHT.rawValue: turn(.right)
    case SDLK_d.rawValue:
      let old = phone.environment.traits.userInterfaceStyle
      phone.toggleUserInterfaceStyle()
      let new = phone.environment.traits.userInterfaceStyle
      if new != old { recorder?.record(.appearance(new == .dark ? .dark : .light)) }
    case SDLK_k.rawValue:
      recorder?.record(.hardwareKeyboard(isConnected: !phone.keyboard.isHardwareKeyboardConnected))
      phone.toggleHardwareKeyboard()
    case SDLK_s.rawValue: saveScreenshot()
    case SDLK_i.rawValue: onInspect?(phone)
    case SDLK_PLUS.rawValue, SDLK_EQUALS.rawValue, SDLK_KP_PLUS.rawValue: setZoom(zoom + 1)
    case SDLK_MINUS.rawValue, SDLK_KP_MINUS.rawValue: setZoom(zoom - 1)
    case SDLK_q.rawValue, SDLK_w.rawValue: isRunning = false
    default: break
    }
  }

  private func paste() {
    if SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() {
      UIPasteboard.general.didChange = nil
      UIPasteboard.general.string = String(cString: text)
      UIPasteboard.general.didChange = { SDL_SetClipboardText($0) }
      SDL_free(text)
    }
    if let text = UIPasteboard.general.string, !text.isEmpty { recorder?.edit(.paste(text)) }
    phone.paste()
  }

  private func setZoom(_ value: Int) {
    let new = min(max(value, 1), 3)
    guard new != zoom else { return }
    do {
      try phone.setScale(new)
      zoom = new
      resize()
    } catch {
      report("keyrise: \(error)")
    }
  }

  /// The picture has another size: the window takes it over.
  private func resize() {
    SDL_SetWindowSize(window, phone.surface.width, phone.surface.height)
    do {
      try makeTexture()
    } catch {
      report("keyrise: \(error)")
    }
  }

  private func turn(_ turn: Phone.Turn) {
    do {
      recorder?.record(.rotate(turn == .left ? .left : .right))
      try phone.rotate(turn)
    } catch {
      report("keyrise: \(error)")
    }
  }

  private func saveScreenshot() {
    var path: String
    repeat {
      screenshotCount += 1
      path = "\(screenshotFolder)/keyrise-\(screenshotCount).png"
    } while FileManager.default.fileExists(atPath: path)
    do {
      try phone.writePNG(to: path)
      recorder?.record(.screenshot("keyrise-\(screenshotCount)"))
      print(path)
      fflush(nil)
    } catch {
      report("keyrise: \(error)")
    }
  }

  private func report(_ message: String) { StandardError.print(message) }
}
