/// What stands at the trailing end of a cell.
public enum AccessoryType: String, Sendable, Hashable, CaseIterable {
  case none
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton
}
