/// The look of the keyboard; alert is the old name of dark.
public enum KeyboardAppearance: String, Sendable, Hashable, CaseIterable {
  case `default`
  case alert
  case light
  case dark
}
