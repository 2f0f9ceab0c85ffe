import Foundation
import UIKit

/// Something on the screen that a person can point at.
public enum ScreenElement: Hashable, Sendable, CustomStringConvertible {
  /// A text input: by its outlet, accessibility identifier, accessibility label, placeholder, the object id in its file,
  /// or #n, counted from the top.
  case field(String)
  /// Any view: by its outlet, accessibility identifier, accessibility label, the text that it shows, its placeholder, or
  /// the object id in its file.
  case view(String)
  /// A point of the screen.
  case point(CGPoint)

  /// A point of the screen.
  public static func point(_ x: CGFloat, _ y: CGFloat) -> ScreenElement { .point(CGPoint(x: x, y: y)) }

  public var description: String {
    switch self {
    case .field(let name): return "the text input '\(name)'"
    case .view(let name): return "the view '\(name)'"
    case .point(let point): return "the point (\(short(Double(point.x))), \(short(Double(point.y))))"
    }
  }
}

extension Phone {
  /// Taps as a person would: where the element is, after scrolling it into sight when it is not.
  ///
  /// - Throws: `PhoneError` when there is no such element or a person cannot reach it.
  @_disfavoredOverload
  public func tap(_ element: ScreenElement) throws {
    makeCurrent()
    if case .point(let point) = element { return tap(at: point) }
    let (view, name) = try view(of: element)
    tap(at: try reach(view, named: name))
  }

  /// The part of the element's area that a person can see, 0 … 1: not clipped, not covered by the keyboard or another
  /// view, not off the screen. A point is seen or not.
  ///
  /// - Throws: `PhoneError` when there is no such element.
  @_disfavoredOverload
  public func visibleFraction(of element: ScreenElement) throws -> Double {
    makeCurrent()
    if case .point(let point) = element { return visibleRect.contains(point) ? 1 : 0 }
    let (view, _) = try view(of: element)
    render()
    let fraction = visibility.fraction(of: view)
    // What only the noise of floating point hides is seen.
    return fraction > 1 - 1e-9 ? 1 : fraction
  }

  private func view(of element: ScreenElement) throws -> (UIView, String) {
    switch element {
    case .field(let name):
      guard let input = TextInput.named(name, in: window) else {
        throw PhoneError.unknownInput(name, known: TextInput.all(in: window).map(\.displayName))
      }
      return (input.view, name)
    case .view(let name):
      Outlets.nameViews(in: window)
      let views = window.subtree.filter { !$0.isImplementationDetail }
      let keys: [(UIView) -> String?] = [
        \.outletName, \.accessibilityIdentifier, \.accessibilityLabel, \.shownText,
        { ($0 as? UITextField)?.placeholder },
        \.interfaceBuilderIdentifier,
      ]
      for key in keys {
        // A button's text is also that of the label in it.
        if let view = views.first(where: { key($0) == name }) { return (view, name) }
      }
      throw PhoneError.unknownView(name)
    case .point: throw PhoneError.unknownView("\(element)")
    }
  }
}
