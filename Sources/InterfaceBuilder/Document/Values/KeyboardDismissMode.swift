/// How scrolling puts the keyboard away.
public enum KeyboardDismissMode: String, Sendable, Hashable, CaseIterable {
  case none
  case onDrag
  case interactive
  case onDragWithAccessory
  case interactiveWithAccessory
}
