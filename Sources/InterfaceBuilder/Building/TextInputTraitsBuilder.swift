import UIKit

/// Brings a file's text input traits to an object that takes text.
@MainActor
enum TextInputTraitsBuilder {
  static func apply(_ traits: TextInputTraitsDescription, to input: any UITextInputTraits) {
    switch traits.autocapitalizationType {
    case .some(.words): input.autocapitalizationType = .words
    case .some(.sentences): input.autocapitalizationType = .sentences
    case .some(.allCharacters): input.autocapitalizationType = .allCharacters
    // Interface Builder leaves out what is its own default, none; code's default is sentences (looks-and-formats G.5).
    default: input.autocapitalizationType = .none
    }
    input.autocorrectionType =
      traits.autocorrectionType == .no ? .no : traits.autocorrectionType == .yes ? .yes : .default
    input.keyboardType = keyboardType(traits.keyboardType)
    input.returnKeyType = returnKeyType(traits.returnKeyType)
    input.keyboardAppearance =
      traits.keyboardAppearance == .default ? .default : traits.keyboardAppearance == .light ? .light : .dark
    input.enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
    input.isSecureTextEntry = traits.isSecureTextEntry
    if let type = traits.textContentType { input.textContentType = UITextContentType(rawValue: type) }
  }

  private static func keyboardType(_ type: KeyboardType) -> UIKeyboardType {
    switch type.rawValue {
    case "alphabet": return .asciiCapable
    case "numbersAndPunctuation": return .numbersAndPunctuation
    case "URL": return .URL
    case "numberPad": return .numberPad
    case "phonePad": return .phonePad
    case "namePhonePad": return .namePhonePad
    case "emailAddress": return .emailAddress
    case "decimalPad": return .decimalPad
    case "twitter": return .twitter
    case "webSearch": return .webSearch
    default: return .default
    }
  }

  private static func returnKeyType(_ type: ReturnKeyType) -> UIReturnKeyType {
    switch type.rawValue {
    case "go": return .go
    case "google": return .google
    case "join": return .join
    case "next": return .next
    case "route": return .route
    case "search": return .search
    case "send": return .send
    case "yahoo": return .yahoo
    case "done": return .done
    case "emergencyCall": return .emergencyCall
    case "continue": return .continue
    default: return .default
    }
  }
}
