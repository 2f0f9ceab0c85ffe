import Canvas

/// Why a phone cannot do what it is asked to.
public enum PhoneError: Error, CustomStringConvertible, Equatable {
  /// No memory for a picture of that size, in pixels.
  case noSurface(Int32, Int32)
  /// A text input that was asked for is not on the screen; the inputs that are there.
  case unknownInput(String, known: [String])
  /// No view on the screen has the name.
  case unknownView(String)
  /// A text input cannot be tapped; why.
  case unreachable(String, reason: String)
  /// Nothing has the focus.
  case noFocus(String)
  /// The phone did not come to rest.
  case neverSettled

  public var description: String {
    switch self {
    case .noSurface(let width, let height):
      guard max(width, height) > Surface.largestSide else {
        return "there is no memory for a picture of \(width) x \(height) pixels"
      }
      return
        "a picture of \(width) x \(height) pixels is too large, a side has at most \(Surface.largestSide); "
        + "use a smaller --scale"
    case .unknownInput(let name, let known):
      let list =
        known.isEmpty ? "there is no text input on the screen" : "the screen has: \(known.joined(separator: ", "))"
      return "no text input is called '\(name)'; \(list)"
    case .unknownView(let name):
      return
        "no view on the screen has the outlet, identifier, accessibility label, text or placeholder '\(name)'"
    case .unreachable(let name, let reason): return "'\(name)' cannot be tapped: \(reason)"
    case .noFocus(let action): return "\(action): no text input has the focus; use --focus first"
    case .neverSettled:
      return "the screen did not come to rest within \(Int(Phone.settleLimit)) s; use --at to stop the clock at a time"
    }
  }
}
