extension UIControl {
  /// What happens to a control that others want to know.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again right after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved in the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed; a field with an action for it gives the focus up afterwards.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xf_0000)
    /// Bits for apps.
    public static let applicationReserved = Event(rawValue: 0xf00_0000)
    /// Bits for the system.
    public static let systemReserved = Event(rawValue: 0xf000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A state of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Usable, and nothing else.
    public static let normal = State([])
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not usable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused by a remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for apps.
    public static let application = State(rawValue: 0xff_0000)
    /// Bits for the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}
