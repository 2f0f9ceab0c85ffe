/// What a responder wants of the keyboard.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// When shift goes on by itself; at sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected; there is no correction here, the value is kept.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's colours.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether return is disabled while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden; false by default.
  var isSecureTextEntry: Bool { get set }
  /// What the text is (iOS 10 and later); nil by default.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// Optional, as in UIKit: a responder without it says nothing of its text.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// When shift goes on by itself.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// The keyboard's colours.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// The name of iOS 6 and before for dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
