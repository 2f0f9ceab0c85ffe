/// The word on the return key.
public enum ReturnKeyType: String, Sendable, Hashable, CaseIterable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}
