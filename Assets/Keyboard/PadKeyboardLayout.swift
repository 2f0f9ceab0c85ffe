/// What stands on the keys of a family of pads from a version of iOS on.
public struct PadKeyboardLayout: Codable, Hashable, Sendable, Identifiable {
  /// A name in the file.
  public var id: String
  /// The pads that have it.
  public var family: PadKeyboardFamily
  /// The first version that has it; it holds until the next one of the same family.
  public var from: SystemVersion
  /// Whether what is written on the dark keys stands in a lower corner.
  public var cornerLabels: Bool
  /// The id of the page that comes up first.
  public var firstPage: String
  /// The pages, in any order.
  public var pages: [KeyboardPage]
  /// Rows that differ for some types of keyboard.
  public var typeRows: [KeyboardTypeRow]
  /// Where the values come from; the keys are listed in the facts.
  public var source: String
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status: String

  /// A phone's layout with these pages.
  public func layout(from phone: KeyboardLayout) -> KeyboardLayout {
    var layout = phone
    layout.family = family
    layout.firstPage = firstPage
    layout.pages = pages
    layout.typeRows = typeRows
    layout.cornerLabels = cornerLabels
    layout.source = source
    layout.status = status
    return layout
  }
}
