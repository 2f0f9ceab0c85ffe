/// The keyboard of a language: its pages and what is written on its keys. It says nothing about where the keys lie.
public struct KeyboardLayout: Codable, Hashable, Sendable, Identifiable {
  /// A language tag such as `en-US`.
  public var id: String
  /// A name to show.
  public var name: String
  /// The id of the page that comes up first.
  public var firstPage: String
  /// The pages, in any order.
  public var pages: [KeyboardPage]
  /// The titles of the return key by the name of the `UIReturnKeyType`.
  public var returnKeyTitles: [String: String]
  /// The return key types that are drawn in blue.
  public var prominentReturnKeys: [String]
  /// The keyboard of pads that this is an arrangement for; `nil` for phones.
  public var family: PadKeyboardFamily?
  /// Rows that differ for some types of keyboard.
  public var typeRows: [KeyboardTypeRow]?
  /// Whether what is written on the dark keys stands in a lower corner (pads from iOS 11).
  public var cornerLabels: Bool?
  /// Where the values come from; the keys are listed in the facts.
  public var source: String
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status: String

  /// The layout with this id, or else the default one.
  public static func named(_ id: String) -> KeyboardLayout { KeyboardLayoutCatalog.shared.layout(id) }

  /// US English.
  public static var `default`: KeyboardLayout { KeyboardLayoutCatalog.shared.defaultLayout }

  /// A keyboard without keys, for when there is no data.
  static let empty = KeyboardLayout(
    id: "", name: "", firstPage: "", pages: [], returnKeyTitles: [:], prominentReturnKeys: [], source: "", status: "")

  /// The page with this id, or else the first page.
  public func page(_ id: String) -> KeyboardPage {
    pages.first { $0.id == id } ?? pages.first { $0.id == firstPage } ?? pages.first ?? KeyboardPage(id: id, rows: [])
  }

  /// The row of a page for the name of a `UIKeyboardType`, such as `emailAddress`.
  public func row(_ index: Int, of page: KeyboardPage, type: String) -> KeyboardRow {
    typeRows?.first { $0.page == page.id && $0.index == index && $0.types.contains(type) }?.row ?? page.rows[index]
  }

  /// The title of the return key for the name of a `UIReturnKeyType`, such as `go` or `emergencyCall`.
  public func returnKeyTitle(_ type: String) -> String {
    returnKeyTitles[type] ?? returnKeyTitles["default"] ?? "return"
  }
}
