/// What a view draws itself: the display list that the view keeps until its look or its size changes.
@MainActor
public final class ViewContents {
  public private(set) var list = DisplayList()
  /// Goes up with every new list.
  public private(set) var version = 0
  /// Scratch of the comparison of two frames: where the view stood in the old one.
  var index = -1
  var stamp = 0

  public init() {}

  public func replace(with list: DisplayList) {
    self.list = list
    version &+= 1
  }
}
