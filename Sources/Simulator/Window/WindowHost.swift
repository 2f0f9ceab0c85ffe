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
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw WindowError.noDisplay(Self.sdlError) }
    if let driver = SDL_GetCurrentVideoDriver(),
      String(cString: driver) == "offscreen" || String(cString: driver) == "dummy"
    {
      SDL_Quit()
      throw WindowError.noDisplay("SDL found only its \(String(cString: driver)) driver")
    }
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

  private static var sdlError: String { String(cString: SDL_GetError()) }

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
      SDL_WINDOW_SHOWN.rawValue)
    guard let window else { throw WindowError.noWindow(Self.sdlError) }
    renderer = SDL_CreateRenderer(window, -1, 0) ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    guard renderer != nil else { throw WindowError.noWindow(Self.sdlError) }
    try makeTexture()
    SDL_StartTextInput()
  }

  private func makeTexture() throws {
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      phone.surface.width, phone.surface.height)
    guard let texture else { throw WindowError.noWindow(Self.sdlError) }
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
    start = Self.now - phone.time
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

  private static var now: Double { Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()) }

  /// What the phone's clock should show. Whole milliseconds while a scenario is written, which has times that can be read.
  private var phoneNow: Double {
    let time = Self.now - start
    return recorder == nil ? time : (time * 1000).rounded(.down) / 1000
  }

  /// Until the next deadline. The main queue has no event that wakes SDL, so the sleep has an end.
  private var waitMilliseconds: Int32 {
    let longest = 0.25
    guard let deadline = phone.environment.timeline.nextDeadline else { return Int32(longest * 1000) }
    let wait = min(max(deadline - (Self.now - start), 0), longest)
    return Int32((wait * 1000).rounded(.up))
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
    case SDL_TEXTINPUT where !isCommandHeld:
      let text = Self.text(event.text.text)
      recorder?.type(text)
      phone.hardwareText(text)
    case SDL_TEXTEDITING:
      let text = Self.text(event.edit.text)
      recorder?.compose(text)
      phone.hardwareMarkedText(text)
    case SDL_KEYDOWN: key(event.key.keysym)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: textureNeedsAll = true
    default: break
    }
  }

  /// Ctrl and the left Alt make shortcuts, not text; the right Alt makes characters on many keyboards.
  private var isCommandHeld: Bool {
    SDL_GetModState().rawValue & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue | KMOD_LALT.rawValue) != 0
  }

  private func handleWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: isRunning = false
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESTORED: textureNeedsAll = true
    default: break
    }
  }

  /// A zero-terminated text in a fixed array of bytes, as SDL's events carry.
  private static func text<Bytes>(_ bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
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
    // A notch of the wheel moves about two lines of text.
    let step: CGFloat = 40
    let (dx, dy) = (-CGFloat(event.preciseX) * step, CGFloat(event.preciseY) * step)
    recorder?.scroll(at: screenPoint(x, y), dx: dx, dy: dy)
    phone.scroll(at: screenPoint(x, y), dx: dx, dy: dy)
  }

  private func key(_ key: SDL_Keysym) {
    let modifiers = UInt32(key.mod)
    let hasControl = modifiers & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0
    if hasControl { return command(Int32(key.sym), modifiers) }
    var held: HardwareKey.Modifiers = []
    if modifiers & KMOD_SHIFT.rawValue != 0 { held.insert(.shift) }
    if modifiers & KMOD_ALT.rawValue != 0 { held.insert(.option) }
    guard let key = Self.keys[UInt32(bitPattern: key.sym)] else { return }
    recorder?.press(key, held)
    phone.hardwareKey(key, held)
  }

  private static let keys: [UInt32: HardwareKey] = [
    SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right, SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down,
    SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end, SDLK_BACKSPACE.rawValue: .delete,
    SDLK_DELETE.rawValue: .forwardDelete, SDLK_RETURN.rawValue: .return, SDLK_KP_ENTER.rawValue: .return,
    SDLK_ESCAPE.rawValue: .escape,
  ]

  private func command(_ symbol: Int32, _ modifiers: UInt32) {
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
      phone.toggleUserInterfaceStyle()
      if recorder != nil { report("keyrise: Ctrl+D is no step of a scenario; open the window with --style dark") }
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
