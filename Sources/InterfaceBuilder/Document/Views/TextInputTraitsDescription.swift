/// What a text input asks of the keyboard.
public struct TextInputTraitsDescription: Sendable, Hashable {
  /// The raw element; nil where the file has none, so that every default holds.
  public let element: DocumentElement?

  public init(_ element: DocumentElement?) { self.element = element }

  /// The stored value; nil where the class's default holds (none for text fields, sentences for text views in files).
  public var autocapitalizationType: AutocapitalizationType? { element?.value("autocapitalizationType") }
  public var autocorrectionType: Switching { element?.value("autocorrectionType") ?? .default }
  public var spellCheckingType: Switching { element?.value("spellCheckingType") ?? .default }
  public var smartDashesType: Switching { element?.value("smartDashesType") ?? .default }
  public var smartInsertDeleteType: Switching { element?.value("smartInsertDeleteType") ?? .default }
  public var smartQuotesType: Switching { element?.value("smartQuotesType") ?? .default }
  public var keyboardType: KeyboardType { element?.value("keyboardType") ?? .default }
  public var keyboardAppearance: KeyboardAppearance { element?.value("keyboardAppearance") ?? .default }
  public var returnKeyType: ReturnKeyType { element?.value("returnKeyType") ?? .default }
  public var enablesReturnKeyAutomatically: Bool { element?.bool("enablesReturnKeyAutomatically") ?? false }
  public var isSecureTextEntry: Bool { element?.bool("secureTextEntry") ?? false }
  /// username, password, one-time-code, email …
  public var textContentType: String? { element?["textContentType"] }
}
