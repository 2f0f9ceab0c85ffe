import Foundation

extension UIView {
  /// Scrolls all scroll views around the view, from the inside out, as little as needed to bring a part of the view,
  /// given in its own coordinates, into sight.
  ///
  /// The facts know the nearest one only for text fields and all of them for text views; what lies in a list within a
  /// page is of use only when both move.
  func revealInScrollViews(_ rect: CGRect) {
    var inner: UIView = self
    var part = rect
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView {
        let content = inner.convert(part, to: scrollView)
        scrollView.scrollRectToVisible(content, animated: true)
        // Where it will be when that scroll has ended.
        let target = scrollView.offsetAnimation?.target ?? scrollView.contentOffset
        let shown = content.offsetBy(
          dx: scrollView.contentOffset.x - target.x, dy: scrollView.contentOffset.y - target.y
        ).intersection(scrollView.bounds)
        if shown.isNull || shown.isEmpty { return }
        part = shown
        inner = scrollView
      }
      view = current.superview
    }
  }
}
