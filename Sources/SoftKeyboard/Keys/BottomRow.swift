import Assets
import UIKit

/// The last rows of keyboard types that differ from the default (second-reading F.1, measured on iOS 7, 320 points
/// wide; there is one keyboard only, so the first key takes the globe's place too).
enum BottomRow {
  struct Entry {
    var key: KeyboardKey
    var style: KeyStyle
    var span: KeySpan
  }

  /// The spans below are for this width, in points; other widths are scaled.
  static let referenceWidth = 320.0

  /// The keys of the last row, or nil when the layout's own row holds.
  static func keys(for type: UIKeyboardType, row: KeyboardRow, layout: KeyboardLayout) -> [Entry]? {
    guard let pageSwitch = row.keys.first(where: { $0.kind == .pageSwitch }),
      let space = row.keys.first(where: { $0.kind == .space }),
      let returnKey = row.keys.first(where: { $0.kind == .return })
    else { return nil }
    func entry(_ key: KeyboardKey, _ style: KeyStyle, _ x: Double, _ width: Double) -> Entry {
      Entry(key: key, style: style, span: KeySpan(x: x, width: width))
    }
    func text(_ text: String) -> KeyboardKey { KeyboardKey(kind: .character, character: text, title: text) }
    let first = entry(pageSwitch, .function, 3, 74)
    let last = entry(returnKey, .returnKey, 243, 74)
    switch type {
    case .URL:
      return [
        first, entry(text("."), .character, 83, 48), entry(text("/"), .character, 136, 48),
        entry(text(".com"), .character, 189, 49), last,
      ]
    case .emailAddress:
      return [
        first, entry(space, .space, 83, 74), entry(text("@"), .character, 163, 34),
        entry(text("."), .character, 203, 34), last,
      ]
    case .twitter:
      return [
        first, entry(space, .space, 83, 154), entry(text("@"), .function, 243, 34),
        entry(text("#"), .function, 283, 34),
      ]
    case .webSearch:
      return [
        first, entry(space, .space, 83, 138), entry(text("."), .character, 227, 34),
        entry(returnKey, .returnKey, 267, 50),
      ]
    default: return nil
    }
  }
}
