/// The events of controls, by the names of the file.
public enum ControlEvent: String, Sendable, Hashable, CaseIterable {
  case touchDown
  case touchDownRepeat
  case touchDragInside
  case touchDragOutside
  case touchDragEnter
  case touchDragExit
  case touchUpInside
  case touchUpOutside
  case touchCancel
  case valueChanged
  case menuActionTriggered
  case primaryActionTriggered
  case editingDidBegin
  case editingChanged
  case editingDidEnd
  case editingDidEndOnExit

  /// The bit of `UIControl.Event`.
  public var mask: UInt {
    switch self {
    case .touchDown: 1 << 0
    case .touchDownRepeat: 1 << 1
    case .touchDragInside: 1 << 2
    case .touchDragOutside: 1 << 3
    case .touchDragEnter: 1 << 4
    case .touchDragExit: 1 << 5
    case .touchUpInside: 1 << 6
    case .touchUpOutside: 1 << 7
    case .touchCancel: 1 << 8
    case .valueChanged: 1 << 12
    case .primaryActionTriggered: 1 << 13
    case .menuActionTriggered: 1 << 14
    case .editingDidBegin: 1 << 16
    case .editingChanged: 1 << 17
    case .editingDidEnd: 1 << 18
    case .editingDidEndOnExit: 1 << 19
    }
  }

  /// The event of an archive's IBEventType, which counts the bits from 1.
  init?(archiveNumber: Int) {
    guard let event = Self.allCases.first(where: { $0.mask.trailingZeroBitCount == archiveNumber - 1 }) else {
      return nil
    }
    self = event
  }
}
