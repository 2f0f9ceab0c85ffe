import Foundation

/// How far things have to move for an input to be seen: numbers only, points, y downwards.
public enum AvoidanceGeometry {
  /// What a docked keyboard takes of a rectangle's height, both in the same coordinates: from the keyboard's top to the
  /// rectangle's bottom where the two meet, and never more than the rectangle is high.
  public static func overlap(of rect: CGRect, keyboard: CGRect) -> CGFloat {
    guard keyboard.height > 0, rect.height > 0, keyboard.minX < rect.maxX, rect.minX < keyboard.maxX,
      keyboard.minY < rect.maxY, rect.minY < keyboard.maxY
    else { return 0 }
    return min(rect.height, rect.maxY - keyboard.minY)
  }

  /// How far up the screen has to move for `target` to be clear of the keyboard by `margin`, and no further than its
  /// top stays below `top`.
  public static func shift(target: CGRect, keyboard: CGRect, margin: CGFloat, top: CGFloat) -> CGFloat {
    guard keyboard.minX < target.maxX, target.minX < keyboard.maxX else { return 0 }
    return max(0, min(target.maxY + margin - keyboard.minY, target.minY - top))
  }

  /// The bottom inset that gives a scroll view `overlap` points of room below its content, when the system adds `system`
  /// points of its own, and `inset` were there before.
  public static func bottomInset(overlap: CGFloat, inset: CGFloat, system: CGFloat) -> CGFloat {
    max(inset, overlap - system)
  }
}
