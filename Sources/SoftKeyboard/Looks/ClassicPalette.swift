import Canvas

/// The colours of a classic keyboard. Sources: second-reading F.3 (measured on a picture of iOS 6) unless marked.
struct ClassicPalette {
  /// A key's line of light at the top, and the gradient below it.
  struct Face {
    var line: UInt32
    var colors: GradientColors
  }

  var topLine: UInt32 = 0x393c42
  var topHighlight: UInt32 = 0xb3b8bf
  /// From below the two lines to the bottom of a keyboard 216 high.
  var background = GradientColors([
    (0, 0x9098a4), (48.0 / 214, 0x808893), (98.0 / 214, 0x6e7682), (148.0 / 214, 0x5d6672), (198.0 / 214, 0x4a5461),
    (1, 0x454e5c),
  ])
  /// Light keys by row.
  var characters = [
    Face(line: 0xffffff, colors: .init(0xf9f9fa, 0xdedfe2)), Face(line: 0xffffff, colors: .init(0xf2f3f5, 0xd8dade)),
    Face(line: 0xffffff, colors: .init(0xedeeef, 0xd4d6da)), Face(line: 0xffffff, colors: .init(0xdfe0e2, 0xb3b8bf)),
  ]
  /// Dark keys by row; the first two are continued from the measured third and fourth.
  var functions = [
    Face(line: 0xe0e2e5, colors: .init(0xaab0b9, 0x7d8691)), Face(line: 0xd6d8dc, colors: .init(0xa0a6b0, 0x727b86)),
    Face(line: 0xcaccd1, colors: .init(0x959ca7, 0x67707d)), Face(line: 0xa8aeb6, colors: .init(0x808893, 0x515a67)),
  ]
  /// The blue of Go, Search and Done (uikit-facts, MEM), and of the locked shift.
  var prominent = Face(
    line: 0xa9c4f6, colors: .init([(0, 0x7fa5f2), (0.5, 0x4d80e2), (0.51, 0x3f75dd), (1, 0x2a63d6)]))
  /// Pressed keys (looks-and-formats F.1.2, MEM; the dark ones and the blue ones by analogy).
  var pressedCharacter = Face(line: 0xc3c7cd, colors: .init(0xb0b5bd, 0x858c97))
  var pressedFunction = Face(line: 0x7b828c, colors: .init(0x5f6773, 0x3a424d))
  var pressedProminent = Face(line: 0x5f86cf, colors: .init(0x3f6dc4, 0x1a449c))

  var shadow = PixelColor.black
  var character = PixelColor.rgb(0x000000)
  /// Below the letters of light keys: the etched look.
  var characterDrop = PixelColor.white
  var spaceTitle = PixelColor.rgb(0x565d68)
  var functionTitle = PixelColor.white
  var functionDrop = PixelColor(red: 0, green: 0, blue: 0, alpha: 0.55)
  var disabledTitle = PixelColor(red: 1, green: 1, blue: 1, alpha: 0.4)
  /// The lit arrow of shift and its glow.
  var litArrow = GradientColors(0xffffff, 0xb5dcff)
  var glow = PixelColor.rgb(0x4fa8ff)
  /// The balloon's face (looks-and-formats F.1.3, MEM).
  var balloon = GradientColors(0xfdfdfe, 0xd9dbdf)

  /// UIKeyboardAppearance.default.
  static let standard = ClassicPalette()

  /// UIKeyboardAppearance.default on pads: background and the first row of keys measured in landscape (second-reading F.3);
  /// the other rows and the dark keys by analogy.
  static let pad: ClassicPalette = {
    var palette = ClassicPalette()
    palette.topLine = 0x323234
    palette.topHighlight = 0xbfbfc0
    palette.background = .init([
      (0, 0x9d9ca7), (48.0 / 350, 0x908f9a), (148.0 / 350, 0x75757e), (248.0 / 350, 0x5e5f67), (1, 0x43434b),
    ])
    palette.characters = [
      Face(line: 0xffffff, colors: .init(0xebebec, 0xbebec2)), Face(line: 0xfafafa, colors: .init(0xe5e5e7, 0xb8b8bd)),
      Face(line: 0xf6f6f6, colors: .init(0xdfdfe2, 0xb2b2b7)), Face(line: 0xf0f0f1, colors: .init(0xd8d8db, 0xa9a9af)),
    ]
    palette.functions = [
      Face(line: 0xc4c4ca, colors: .init(0xa5a5ad, 0x7b7b84)), Face(line: 0xbcbcc2, colors: .init(0x9c9ca5, 0x70707a)),
      Face(line: 0xb3b3ba, colors: .init(0x91919b, 0x65656f)), Face(line: 0xa5a5ad, colors: .init(0x84848e, 0x575761)),
    ]
    return palette
  }()

  /// UIKeyboardAppearance.alert (looks-and-formats F.1.2, MEM). The real one lets the page shine through; this one is
  /// opaque, as it lies on black.
  static let alert: ClassicPalette = {
    var palette = ClassicPalette()
    palette.topLine = 0x000000
    palette.topHighlight = 0x6a6a6a
    palette.background = .init(0x4a4a4a, 0x0c0c0c)
    palette.characters = [Face](repeating: Face(line: 0x8c8c8c, colors: .init(0x6e6e6e, 0x3c3c3c)), count: 4)
    palette.functions = [Face](repeating: Face(line: 0x4a4a4a, colors: .init(0x2e2e2e, 0x101010)), count: 4)
    palette.pressedCharacter = Face(line: 0x505050, colors: .init(0x3a3a3a, 0x202020))
    palette.pressedFunction = Face(line: 0x8c8c8c, colors: .init(0x6e6e6e, 0x3c3c3c))
    palette.character = .white
    palette.characterDrop = PixelColor(red: 0, green: 0, blue: 0, alpha: 0.6)
    palette.spaceTitle = .rgb(0xb8b8b8)
    palette.balloon = .init(0x7a7a7a, 0x404040)
    return palette
  }()
}
