import Foundation
import UIKit

/// What a strategy has changed and how it was before. Every change is taken back on its own: a step that no longer asks
/// for it when the focus has moved on lets it go.
@MainActor
final class Adjustments {
  private var insets: [ObjectIdentifier: InsetAdjustment] = [:]
  private var frames: [ObjectIdentifier: FrameAdjustment] = [:]
  private var offsets: [ObjectIdentifier: OffsetAdjustment] = [:]
  private var shifted: ShiftAdjustment?
  private var hung: HungConstraints?
  private var wanted: Set<ObjectIdentifier> = []

  /// How far the screen is moved up now, in points.
  var shift: CGFloat { shifted?.distance ?? 0 }

  /// How far that view is moved up now, in points.
  func shift(of root: UIView) -> CGFloat { shifted?.root === root ? shift : 0 }

  // MARK: A round of steps

  /// Begins a round: notes where the scroll views around the input are before anything moves them.
  func begin(_ situation: AvoidanceSituation) {
    wanted = []
    if let shifted, shifted.root !== situation.root {
      shifted.restore()
      self.shifted = nil
    }
    if let hung, hung.root !== situation.root {
      hung.restore()
      self.hung = nil
    }
    for scrollView in situation.scrollViews + [situation.input as? UIScrollView].compactMap({ $0 }) {
      let key = ObjectIdentifier(scrollView)
      wanted.insert(key)
      if offsets[key] == nil { offsets[key] = OffsetAdjustment(scrollView) }
    }
  }

  /// Ends it: what no step of this round asked for is put back.
  func end() {
    for (key, adjustment) in frames where !adjustment.isWanted {
      adjustment.restore()
      frames[key] = nil
    }
    for (key, adjustment) in insets where !adjustment.isWanted {
      adjustment.restore()
      insets[key] = nil
    }
    for (key, adjustment) in offsets where !wanted.contains(key) {
      adjustment.restore()
      offsets[key] = nil
    }
    for adjustment in frames.values { adjustment.isWanted = false }
    for adjustment in insets.values { adjustment.isWanted = false }
  }

  /// Puts everything back. Offsets come last: frames and insets push content about.
  func restoreAll() {
    hung?.restore()
    hung = nil
    for adjustment in frames.values { adjustment.restore() }
    frames = [:]
    for adjustment in insets.values { adjustment.restore() }
    insets = [:]
    for adjustment in offsets.values { adjustment.restore() }
    offsets = [:]
    shifted?.restore()
    shifted = nil
  }

  // MARK: Changes

  /// A view's frame without any change of ours, in the coordinates of the situation's keyboard.
  func originalFrame(of view: UIView, in situation: AvoidanceSituation) -> CGRect {
    var frame = situation.frame(view.bounds, of: view, self)
    frame.size.height += frames[ObjectIdentifier(view)]?.taken ?? 0
    return frame
  }

  /// Whether the scroll view makes room for the keyboard now.
  func hasChanged(_ scrollView: UIScrollView) -> Bool {
    let key = ObjectIdentifier(scrollView)
    return insets[key] != nil || frames[key] != nil
  }

  /// Makes a view smaller from below.
  func takeHeight(_ height: CGFloat, from view: UIView) {
    let key = ObjectIdentifier(view)
    let adjustment = frames[key] ?? FrameAdjustment(view)
    frames[key] = adjustment
    adjustment.take(height)
  }

  /// The bottom inset before any change of ours, in points.
  func originalBottomInset(of scrollView: UIScrollView) -> CGFloat {
    insets[ObjectIdentifier(scrollView)]?.original ?? scrollView.contentInset.bottom
  }

  /// Sets a scroll view's bottom inset.
  func setBottomInset(_ inset: CGFloat, of scrollView: UIScrollView) {
    let key = ObjectIdentifier(scrollView)
    let adjustment = insets[key] ?? InsetAdjustment(scrollView)
    insets[key] = adjustment
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
