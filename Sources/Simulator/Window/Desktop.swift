import CSDL2
import Foundation

/// The desktop that windows stand on: its display, its clock, and what its keys and wheel mean to a phone.
@MainActor
enum Desktop {
  /// - Throws: `WindowError` when there is no display.
  static func open() throws {
    // A finger on the phone has nothing to do with the desktop's focus. SDL drops a click within 10 ms of getting the focus.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw WindowError.noDisplay(lastError) }
    guard let driver = SDL_GetCurrentVideoDriver().map(String.init(cString:)),
      driver == "offscreen" || driver == "dummy"
    else { return }
    SDL_Quit()
    throw WindowError.noDisplay("SDL found only its \(driver) driver")
  }

  static var lastError: String { String(cString: SDL_GetError()) }

  /// Seconds since some moment.
  static var now: Double { Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()) }

  /// Until a deadline that is `seconds` away. The main queue has no event that wakes SDL, so the sleep has an end.
  static func wait(_ seconds: Double?) -> Int32 {
    let longest = 0.25
    return Int32((min(max(seconds ?? longest, 0), longest) * 1000).rounded(.up))
  }

  // MARK: Keys

  /// Ctrl and the left Alt make shortcuts, not text; the right Alt makes characters on many keyboards.
  static var isCommandHeld: Bool {
    SDL_GetModState().rawValue & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue | KMOD_LALT.rawValue) != 0
  }

  /// Whether Ctrl, or the key of a Mac's keyboard in its place, was held.
  static func isCommand(_ key: SDL_Keysym) -> Bool {
    UInt32(key.mod) & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0
  }

  /// The key of a hardware keyboard; nil for one that makes a character or nothing.
  static func key(_ key: SDL_Keysym) -> (key: HardwareKey, held: HardwareKey.Modifiers)? {
    guard let known = keys[UInt32(bitPattern: key.sym)] else { return nil }
    var held: HardwareKey.Modifiers = []
    if UInt32(key.mod) & KMOD_SHIFT.rawValue != 0 { held.insert(.shift) }
    if UInt32(key.mod) & KMOD_ALT.rawValue != 0 { held.insert(.option) }
    return (known, held)
  }

  private static let keys: [UInt32: HardwareKey] = [
    SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right, SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down,
    SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end, SDLK_BACKSPACE.rawValue: .delete,
    SDLK_DELETE.rawValue: .forwardDelete, SDLK_RETURN.rawValue: .return, SDLK_KP_ENTER.rawValue: .return,
    SDLK_ESCAPE.rawValue: .escape,
  ]

  /// A zero-terminated text in a fixed array of bytes, as SDL's events carry.
  static func text<Bytes>(_ bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// How far a turn of the wheel moves content, in points: a notch about two lines of text.
  static func distance(_ event: SDL_MouseWheelEvent) -> (dx: CGFloat, dy: CGFloat) {
    let step: CGFloat = 40
    return (-CGFloat(event.preciseX) * step, CGFloat(event.preciseY) * step)
  }
}
