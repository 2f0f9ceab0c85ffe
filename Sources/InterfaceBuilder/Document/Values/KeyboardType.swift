/// The keyboard that a text input asks for.
public enum KeyboardType: String, Sendable, Hashable, CaseIterable {
  case `default`
  case alphabet
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case ASCIICapableNumberPad
}
