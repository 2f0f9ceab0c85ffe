import Foundation
import UIKit

/// A view that is drawn on a phone's screen.
public struct ViewOnScreen: Sendable {
  /// Its class, its outlet or another name, and its text, such as `UITextField password "Name"`.
  public var name: String
  /// Where it is drawn, animations included and cut off where it is clipped, in screen coordinates, points.
  public var frame: CGRect
  /// How deep it lies in its window.
  public var depth: Int
}

extension Phone {
  /// The views of all windows that are not hidden, in the order of drawing: what holds others before them, what is behind
  /// before what is in front. Views that are parts of how another one works are not among them.
  public var viewsOnScreen: [ViewOnScreen] {
    makeCurrent()
    environment.application.layoutIfNeeded()
    Outlets.nameViews(in: window)
    var views: [ViewOnScreen] = []
    for window in environment.application.windows { Self.add(window, clip: visibleRect, depth: 0, to: &views) }
    return views
  }

  private static func add(_ view: UIView, clip: CGRect, depth: Int, to views: inout [ViewOnScreen]) {
    guard !view.isHidden, view.presented.alpha >= 0.01, !view.isImplementationDetail else { return }
    let frame = view.presentedScreenFrame
    let visible = frame.intersection(clip)
    if !visible.isNull, !visible.isEmpty {
      views.append(ViewOnScreen(name: view.nameForPeople, frame: visible, depth: depth))
    }
    let inner = view.clipsToBounds ? visible : clip
    guard !inner.isNull, !inner.isEmpty else { return }
    for child in view.subviews { add(child, clip: inner, depth: depth + 1, to: &views) }
  }
}

extension UIView {
  /// The text that the view shows.
  var shownText: String? {
    (self as? UILabel)?.text ?? (self as? UITextField)?.text ?? (self as? UITextView)?.text
      ?? (self as? UIButton)?.currentTitle
  }

  /// The view's class, its names and its text.
  var nameForPeople: String {
    var words = [String(describing: type(of: self))]
    if let name = outletName ?? accessibilityIdentifier { words.append(name) }
    if let interfaceBuilderIdentifier { words.append("[\(interfaceBuilderIdentifier)]") }
    if let text = shownText ?? (self as? UITextField)?.placeholder, !text.isEmpty {
      let line = text.prefix(40).split(separator: "\n").first ?? ""
      words.append("\"\(line)\(text.count > 40 ? "…" : "")\"")
    }
    return words.joined(separator: " ")
  }
}
