/// The kinds of button; absent in the file for custom.
public enum ButtonType: String, Sendable, Hashable, CaseIterable {
  case custom
  case roundedRect
  case system
  case detailDisclosure
  case infoLight
  case infoDark
  case contactAdd
  case close
  case plain
}
