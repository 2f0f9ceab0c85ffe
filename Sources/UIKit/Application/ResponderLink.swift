/// A way to a responder that does not keep it alive and is nil when it has gone.
///
/// A weak reference would do the same, but from the first one on every retain and release of its object goes the slow way,
/// and a key press makes hundreds: with links it takes a third less time. The responder makes its link when somebody asks
/// for it, and clears it when it goes away.
package final class ResponderLink {
  nonisolated(unsafe) unowned(unsafe) package fileprivate(set) var responder: UIResponder?

  fileprivate init(_ responder: UIResponder) { self.responder = responder }

  /// The responder of a link that was taken from a view.
  var view: UIView? { responder.map { unsafeDowncast($0, to: UIView.self) } }
}

/// Where a responder keeps its link; a value of its own so that links are made in this file only.
struct ResponderLinkStorage {
  private var stored: ResponderLink?

  mutating func link(to responder: UIResponder) -> ResponderLink {
    if let stored { return stored }
    let link = ResponderLink(responder)
    stored = link
    return link
  }

  func clear() { stored?.responder = nil }
}
