import Foundation

/// Springs and struts along one axis.
package enum Autoresizing {
  /// Position and length after the superview went from one length to another: the difference is shared among the
  /// flexible parts in proportion to their old lengths; equally when they are all 0. Nothing flexible: both stay.
  ///
  /// Source: uikit-facts E.10 (documented rule; the equal shares are assumed).
  package static func resize(
    origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let difference = new - old
    var before = origin
    var size = length
    let after = old - origin - length
    var total: CGFloat = 0
    var count: CGFloat = 0
    for (isFlexible, part) in [(flexible.before, before), (flexible.length, size), (flexible.after, after)]
    where isFlexible {
      total += part
      count += 1
    }
    guard count > 0, difference != 0 else { return (origin, length) }
    func share(_ part: CGFloat) -> CGFloat {
      if count == 1 { return difference }
      return total == 0 ? difference / count : difference * part / total
    }
    let grown = size
    if flexible.length { size += share(grown) }
    if flexible.before { before += share(origin) }
    return (before, size)
  }
}
