import Canvas
import Foundation

/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
  private let look = PageControlLook.current

  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = min(max(numberOfPages, 0), 10_000)
      guard numberOfPages != oldValue else { return }
      currentPage = page
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  private var page = 0
  private var shownPage = 0
  /// The page whose dot is lit; brought into range.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      updateCurrentPageDisplay()
    }
  }
  /// Whether a single page has no dot; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Whether the dots wait for `updateCurrentPageDisplay` after a tap; false by default.
  open var defersCurrentPageDisplay = false
  /// The dots' colour; nil for the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The lit dot's colour; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Lights the dot of the current page.
  open func updateCurrentPageDisplay() {
    shownPage = page
    setNeedsDisplay()
  }

  /// The size that the dots of so many pages need, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { look.size(pages: pageCount) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { look.size(pages: numberOfPages) }
  open override var intrinsicContentSize: CGSize { look.size(pages: numberOfPages) }

  /// A tap beside the middle goes to the next page of that side. The first page is at the right where the interface runs
  /// from there.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let point = touch.location(in: self)
    guard bounds.insetBy(dx: -20, dy: -20).contains(point) else { return }
    let isBack = (point.x < bounds.midX) != mirrorsParts
    let next = min(max(page + (isBack ? -1 : 1), 0), max(numberOfPages - 1, 0))
    guard next != page else { return }
    page = next
    if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    // A control that is wider than the screen has no more room than that.
    let room = min(bounds.width, UIKitEnvironment.current.traits.screenSize.width)
    let shown = look.shownPages(of: numberOfPages, current: shownPage, width: room)
    let size = look.size(pages: shown.count)
    var x = geometry.bounds.midX - size.width / 2
    for index in shown {
      let color =
        index == shownPage
        ? currentPageIndicatorTintColor ?? look.currentColor : pageIndicatorTintColor ?? look.color
      let side = look.dot * look.scale(of: index, in: shown, count: numberOfPages)
      let place = CGRect(
        x: x + (look.dot - side) / 2, y: geometry.bounds.midY - side / 2, width: side, height: side)
      let dot = geometry.placed(directed(place, in: geometry.bounds))
      list.fill(dot, ShapeMasks.fill(radius: Double(dot.width) / 2), Paint(color.pixel))
      x += look.pitch
    }
  }
}
