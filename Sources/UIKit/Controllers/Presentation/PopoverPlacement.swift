import Foundation

/// Where a popover lies and where its arrow points. In the container's coordinates, points.
struct PopoverPlacement: Equatable {
  var frame: CGRect
  /// None where the popover comes from nowhere.
  var direction: UIPopoverArrowDirection
  /// The arrow's tip.
  var tip = CGPoint.zero

  /// Half of the arrow's base and the round corner beside it (MEM).
  static let cornerReach: CGFloat = 13 + 18.5

  /// Beside `anchor`, inside of `bounds`: the first allowed direction in which all of it has room (up, down, left,
  /// right), else the one with the most room, cut to it (MEM).
  ///
  /// - Parameter keeping: where it points already; that stays where some of it has room.
  init(
    size: CGSize, anchor: CGRect?, bounds: CGRect, allowed: UIPopoverArrowDirection,
    keeping: UIPopoverArrowDirection = [], arrowHeight: CGFloat
  ) {
    var size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    guard let anchor else {
      frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      direction = []
      return
    }
    func room(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: bounds.maxY - anchor.maxY - arrowHeight
      case .down: anchor.minY - bounds.minY - arrowHeight
      case .left: bounds.maxX - anchor.maxX - arrowHeight
      default: anchor.minX - bounds.minX - arrowHeight
      }
    }
    func isVertical(_ direction: UIPopoverArrowDirection) -> Bool { direction == .up || direction == .down }
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = all.filter { allowed.contains($0) }
    let fitting = candidates.first { room($0) >= (isVertical($0) ? size.height : size.width) }
    let roomiest = (candidates.isEmpty ? all : candidates).max { room($0) < room($1) }
    let kept = candidates.first { $0 == keeping && room($0) >= 2 * Self.cornerReach }
    let chosen = kept ?? fitting ?? roomiest ?? .up
    direction = chosen
    let space = room(chosen)
    // Where nothing has room beside its anchor, it lies over it.
    if space >= 2 * Self.cornerReach {
      if isVertical(chosen) { size.height = min(size.height, space) } else { size.width = min(size.width, space) }
    }
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), max(low, high)) }
    let x: CGFloat
    let y: CGFloat
    if isVertical(chosen) {
      x = clamp(anchor.midX - size.width / 2, bounds.minX, bounds.maxX - size.width)
      y = clamp(
        chosen == .up ? anchor.maxY + arrowHeight : anchor.minY - arrowHeight - size.height, bounds.minY,
        bounds.maxY - size.height)
      tip = CGPoint(
        x: clamp(anchor.midX, x + Self.cornerReach, x + size.width - Self.cornerReach),
        y: chosen == .up ? y - arrowHeight : y + size.height + arrowHeight)
    } else {
      x = clamp(
        chosen == .left ? anchor.maxX + arrowHeight : anchor.minX - arrowHeight - size.width, bounds.minX,
        bounds.maxX - size.width)
      y = clamp(anchor.midY - size.height / 2, bounds.minY, bounds.maxY - size.height)
      tip = CGPoint(
        x: chosen == .left ? x - arrowHeight : x + size.width + arrowHeight,
        y: clamp(anchor.midY, y + Self.cornerReach, y + size.height - Self.cornerReach))
    }
    frame = CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
