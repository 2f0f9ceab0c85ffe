import Canvas

/// The colours of a flat keyboard (looks-and-formats F.3.2: iOS 8, measured; second-reading F.4).
struct ModernPalette {
  var background: UInt32 = 0xd1d6db
  var character: UInt32 = 0xffffff
  var function: UInt32 = 0xabb4be
  var shadow = PixelColor.rgb(0x888b8e)
  var prominent: UInt32 = 0x007aff
  var ink: UInt32 = 0x000000
  var disabledInk: UInt32 = 0x8c8c8c
  /// Of the second characters on pads' keys (MEM).
  var secondInk: UInt32 = 0x8e8e93
  var prominentInk: UInt32 = 0xffffff
  /// Pressed keys take each other's face.
  var pressedCharacter: UInt32 = 0xb3b6c3
  var pressedFunction: UInt32 = 0xffffff
  var lit: UInt32 = 0xffffff
  var litInk: UInt32 = 0x000000
  var balloon: UInt32 = 0xffffff
  var predictionBar: UInt32 = 0xbbc2c9
  var predictionCell: UInt32 = 0xd1d6db
  var padLine: UInt32 = 0x8c8c8c
  var bottomIcon: UInt32 = 0x50555b

  static let light = ModernPalette()

  /// UIKeyboardAppearance.dark: on this keyboard the page does not shine through.
  static let dark: ModernPalette = {
    var palette = ModernPalette()
    palette.background = 0x2b2b2d
    palette.character = 0x6b6b6b
    palette.function = 0x474749
    palette.shadow = .rgb(0x161515)
    palette.prominent = 0x0a84ff
    palette.ink = 0xffffff
    palette.disabledInk = 0x414142
    palette.secondInk = 0xaeaeb2
    palette.pressedCharacter = 0x474749
    palette.pressedFunction = 0x6b6b6b
    palette.lit = 0xd5d5d5
    palette.balloon = 0x969696
    palette.predictionBar = 0x2b2b2d
    palette.predictionCell = 0x3a3a3c
    palette.padLine = 0x161515
    palette.bottomIcon = 0xe6e6e6
    return palette
  }()
}
