/// Which letters a keyboard makes capital.
public enum AutocapitalizationType: String, Sendable, Hashable, CaseIterable {
  case none
  case words
  case sentences
  case allCharacters
}
