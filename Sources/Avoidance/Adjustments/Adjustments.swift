import Foundation
import UIKit

/// What a strategy has changed and how it was before. Every change is taken back on its own: a step that no longer asks
/// for it when the focus has moved on lets it go.
@MainActor
final class Adjustments {
  // In the order of the changes, which are undone from the last to the first.
  private var insets: [InsetAdjustment] = []
  private var frames: [FrameAdjustment] = []
  private var offsets: [OffsetAdjustment] = []
  private var shifted: ShiftAdjustment?
  private var hung: HungConstraints?

  /// How far the screen is moved up now, in points.
  var shift: CGFloat { shifted?.distance ?? 0 }

  /// How far that view is moved up now, in points.
  func shift(of root: UIView) -> CGFloat { shifted?.root === root ? shift : 0 }

  // MARK: A round of steps

  /// Begins a round: notes where the scroll views around the input are before anything moves them.
  func begin(_ situation: AvoidanceSituation) {
    if let shifted, shifted.root !== situation.root {
      shifted.restore()
      self.shifted = nil
    }
    if let hung, hung.root !== situation.root {
      hung.restore()
      self.hung = nil
    }
    for scrollView in situation.scrollViews + [situation.input as? UIScrollView].compactMap({ $0 }) {
      if let known = offsets.first(where: { $0.scrollView === scrollView }) {
        known.isWanted = true
      } else {
        offsets.append(OffsetAdjustment(scrollView))
      }
    }
  }

  /// Ends it: what no step of this round asked for is put back.
  func end() {
    frames.restoreUnwanted()
    insets.restoreUnwanted()
    offsets.restoreUnwanted()
  }

  /// Puts everything back. Offsets come last: frames and insets push content about.
  func restoreAll() {
    hung?.restore()
    hung = nil
    frames.restoreAll()
    insets.restoreAll()
    offsets.restoreAll()
    shifted?.restore()
    shifted = nil
  }

  // MARK: Changes

  /// A view's frame without any change of ours, in the coordinates of the situation's keyboard.
  func originalFrame(of view: UIView, in situation: AvoidanceSituation) -> CGRect {
    var frame = situation.frame(view.bounds, of: view, self)
    frame.size.height += frames.first { $0.view === view }?.taken ?? 0
    return frame
  }

  /// Whether the scroll view makes room for the keyboard now.
  func hasChanged(_ scrollView: UIScrollView) -> Bool {
    insets.contains { $0.scrollView === scrollView } || frames.contains { $0.view === scrollView }
  }

  /// Makes a view smaller from below.
  func takeHeight(_ height: CGFloat, from view: UIView) {
    if let known = frames.first(where: { $0.view === view }) { return known.take(height) }
    let adjustment = FrameAdjustment(view)
    frames.append(adjustment)
    adjustment.take(height)
  }

  /// The bottom inset before any change of ours, in points.
  func originalBottomInset(of scrollView: UIScrollView) -> CGFloat {
    insets.first { $0.scrollView === scrollView }?.original ?? scrollView.contentInset.bottom
  }

  /// Sets a scroll view's bottom inset.
  func setBottomInset(_ inset: CGFloat, of scrollView: UIScrollView) {
    if let known = insets.first(where: { $0.scrollView === scrollView }) { return known.set(inset) }
    let adjustment = InsetAdjustment(scrollView)
    insets.append(adjustment)
    adjustment.set(inset)
  }

  /// Moves the screen's view up.
  func setShift(_ distance: CGFloat, of root: UIView) {
    guard distance > 0 || shifted != nil else { return }
    let adjustment = shifted ?? ShiftAdjustment(root)
    shifted = adjustment
    adjustment.set(distance)
  }

  /// Whether constraints hang on the keyboard now.
  var hangsConstraints: Bool { hung?.isEmpty == false }

  /// Hangs constraints on the keyboard, once.
  func hang(_ make: () -> HungConstraints) { if hung == nil { hung = make() } }
}
