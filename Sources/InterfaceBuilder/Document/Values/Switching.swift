/// The three answers to whether a text service is wanted.
public enum Switching: String, Sendable, Hashable, CaseIterable {
  case `default`
  case no
  case yes
}
