import Foundation
import Simulator
import UIKit

/// What a person can see of a phone at this moment. The keyboard counts by its frame, whatever it draws, so that nothing
/// has to be drawn, and the system's other windows do not count.
@MainActor
struct ScreenSight {
  /// Where the keyboard is, accessory view included, on the screen; nil for none.
  let keyboard: CGRect?
  /// What a person can see of the screen, without the keyboard.
  let visible: CGRect
  private let visibility: Visibility
  private let screen: CGRect

  init(_ phone: Phone) {
    phone.collect()
    let screen = phone.visibleRect
    let frame = phone.keyboard.frame.intersection(phone.environment.screen.interfaceBounds)
    let isUp = phone.keyboard.state != .hidden && !frame.isNull && frame.height > 0
    keyboard = isUp ? frame : nil
    visible =
      isUp ? CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: frame.minY - screen.minY) : screen
    self.screen = screen
    visibility = Visibility(
      windows: phone.environment.application.windows.filter { $0.windowLevel < .statusBar }, screen: screen,
      scale: phone.scale)
  }

  /// What can be seen of a view, or of a rectangle of it, in the view's coordinates.
  func sight(of view: UIView, _ part: CGRect? = nil) -> Sight {
    let frame = part.map(view.rectOnScreen) ?? view.screenFrame
    let area = Double(frame.width * frame.height)
    let uncovered = visibility.visibleRects(of: view).map { $0.intersection(frame) }.filter {
      !$0.isNull && !$0.isEmpty
    }
    let seen = keyboard.map { keyboard in uncovered.flatMap { $0.subtracting(keyboard) } } ?? uncovered
    let hidden = seen.reduce([frame]) { rest, hole in rest.flatMap { $0.subtracting(hole) } }
    let before = uncovered.area
    // Less than half a point is nothing that anybody would miss.
    let isWhole = min(frame.width, frame.height) > 0.5 && hidden.allSatisfy { min($0.width, $0.height) < 0.5 }
    let after = isWhole ? area : seen.area
    var causes: [String] = []
    if after < area {
      if before < area * 0.999 { causes += reasons(view, frame) }
      if after < before - area * 0.001
        || (after < area * 0.999 && keyboard.map { $0.intersects(frame) } == true)
      {
        causes.append("keyboard")
      }
    }
    var gap: CGFloat?
    if let keyboard, keyboard.minX < frame.maxX, frame.minX < keyboard.maxX { gap = keyboard.minY - frame.maxY }
    return Sight(
      frame: frame, visible: area > 0 ? min(1, after / area) : 0, gap: gap, causes: causes,
      hidden: hidden)
  }

  /// What apart from the keyboard takes a part of a view out of sight.
  private func reasons(_ view: UIView, _ frame: CGRect) -> [String] {
    var reasons: [String] = []
    var ancestor = view.superview
    while let current = ancestor {
      if current.clipsToBounds {
        let clip = current.screenFrame
        if !clip.holds(frame, within: 0.5) {
          reasons.append(
            "clipped by \(ScreenSnapshot.name(current)), which ends at y \(Numbers.text(Double(clip.maxY)))")
          break
        }
      }
      ancestor = current.superview
    }
    let covers = visibility.covers(of: view, in: frame).filter { $0.area > Double(frame.width * frame.height) * 0.001 }
    if let cover = covers.max(by: { $0.area < $1.area }) {
      reasons.append("covered by \(ScreenSnapshot.name(cover.view))")
    }
    if reasons.isEmpty { reasons.append(screen.holds(frame, within: 0.1) ? "not shown" : "off the screen") }
    return reasons
  }

  /// Whether scrolling brings all of a view into sight.
  func isReachable(_ view: UIView, _ thresholds: Thresholds) -> Bool {
    let frame = view.screenFrame
    var containers: [ScrollReach.Container] = []
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        let inset = scrollView.adjustedContentInset
        let offset = scrollView.contentOffset.y
        let end = max(-inset.top, scrollView.contentSize.height - scrollView.bounds.height + inset.bottom)
        containers.append(
          ScrollReach.Container(
            frame: scrollView.screenFrame, offset: offset,
            range: scrollView.isScrollEnabled ? min(-inset.top, offset)...max(end, offset) : offset...offset))
      }
      ancestor = current.superview
    }
    return ScrollReach.best(of: frame, in: containers, visible: visible) >= thresholds.whole
  }
}
