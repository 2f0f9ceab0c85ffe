import Foundation

/// What a bar button shows.
struct BarButtonFace: Equatable {
  enum Content: Equatable {
    case words(String)
    case glyph(BarGlyph)
    case picture(UIImage)
  }

  var content: Content
  var style = UIBarButtonItem.Style.plain
  /// Points to where it leads; only words.
  var isBack = false
  /// Points to the right, from where the words come.
  var isMirrored = false
  /// Up to iOS 6, whether it has an edge.
  var isBordered = true
  /// The colour of the button itself, up to iOS 6 of its surface; nil for the look's.
  var tint: UIColor?
  var barStyle = UIBarStyle.default

  /// Nil for room and for an item that shows nothing.
  @MainActor
  init?(_ item: UIBarButtonItem) {
    if let image = item.image {
      content = .picture(image)
    } else if let title = item.title {
      content = .words(title)
    } else if let word = item.systemItem?.word {
      content = .words(word)
    } else if let glyph = item.systemItem.flatMap(BarGlyph.of) {
      content = .glyph(glyph)
    } else {
      return nil
    }
    style = item.style
    tint = item.tintColor
  }

  init(backTo title: String) {
    content = .words(title)
    isBack = true
  }
}
