extension UIButton {
  /// What a button looks like by itself.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom
    /// The system's: up to iOS 6 a white rounded rectangle, later a title in the tint colour.
    case system
    /// A round mark that leads to details.
    case detailDisclosure
    /// An i on a dark background.
    case infoLight
    /// An i on a light background.
    case infoDark
    /// A plus.
    case contactAdd
    /// The system's, without a background.
    case plain
    /// A cross.
    case close

    /// The name of iOS 6 and before for the system's.
    public static let roundedRect = ButtonType.system

    /// What the round ones show; nil for all others.
    var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: return "i"
      case .contactAdd: return "+"
      case .close: return "\u{d7}"
      case .custom, .system, .plain: return nil
      }
    }
  }
}
