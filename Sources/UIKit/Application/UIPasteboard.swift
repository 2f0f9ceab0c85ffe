/// What was cut or copied.
@MainActor
public final class UIPasteboard {
  /// The pasteboard of the phone that runs now.
  public static var general: UIPasteboard { UIKitEnvironment.current.pasteboard }

  package var didChange: ((String) -> Void)?

  /// The text on the pasteboard.
  public var string: String? {
    didSet { if let string { didChange?(string) } }
  }
}
