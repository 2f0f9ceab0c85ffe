import Assets
import Foundation
import UIKit

/// The keys of a pad of three columns and four rows (looks-and-formats F.2).
struct NumberPad {
  struct Cell {
    var key: KeyboardKey?
    var style: KeyStyle
    var letters = ""
  }

  var rows: [[Cell]]
  /// Where columns begin and end, in parts of the width.
  var columns: [CGFloat]

  /// The page of a phone pad with pause, wait and the signs.
  static let symbolsPage = "phoneSymbols"
  /// The page of a pad that comes first.
  static let digitsPage = "digits"

  /// The pad of a keyboard type; nil for a keyboard with letters.
  init?(type: UIKeyboardType, page: String, look: DeviceLook) {
    let delete = Cell(key: KeyboardKey(kind: .delete), style: .corner)
    let corner: Cell
    switch type {
    case .numberPad, .asciiCapableNumberPad: corner = Cell(key: nil, style: .corner)
    case .decimalPad: corner = Cell(key: KeyboardKey(kind: .character, character: "."), style: .corner)
    case .phonePad:
      corner = Cell(
        key: KeyboardKey(kind: .pageSwitch, title: "+*#", page: Self.symbolsPage), style: .corner)
    // The way back to the letters (MEM).
    case .namePhonePad where page == Self.digitsPage:
      corner = Cell(key: KeyboardKey(kind: .pageSwitch, title: "ABC", page: "letters"), style: .corner)
    default: return nil
    }
    // Separators measured at 104.5 and 215 of 320 on iOS 7; thirds before (F.2, MEM).
    columns = look == .classic ? [0, 1.0 / 3, 2.0 / 3, 1] : [0, 104.5 / 320, 215.0 / 320, 1]
    if type == .phonePad, page == Self.symbolsPage {
      func sign(_ text: String, _ title: String) -> Cell {
        Cell(key: KeyboardKey(kind: .character, character: text, title: title), style: .digit)
      }
      let back = Cell(key: KeyboardKey(kind: .pageSwitch, title: "123", page: Self.digitsPage), style: .corner)
      let blank = Cell(key: nil, style: .digit)
      rows = [
        [blank, blank, blank], [sign(",", "pause"), blank, sign(";", "wait")],
        [sign("*", "*"), sign("+", "+"), sign("#", "#")], [back, blank, delete],
      ]
      return
    }
    // One stands as high as the keys with letters.
    let letters = ["", " ", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    func digit(_ value: Int) -> Cell {
      Cell(
        key: KeyboardKey(kind: .character, character: "\(value)"), style: .digit,
        letters: type == .decimalPad ? "" : letters[value])
    }
    rows = (0..<3).map { row in (1...3).map { digit(row * 3 + $0) } } + [[corner, digit(0), delete]]
  }
}
