import Simulator
import UIKit

/// Types in a text view where carets get lost: on the first line, on the last one, at the end of a long text.
@MainActor
struct TextProbe {
  let phone: Phone
  let view: UITextView

  /// More lines than any screen has.
  private static let lineCount = 80

  /// What `look` finds at each of the three; the text is as before afterwards.
  func run(_ look: (ScreenSight, Finding.Moment) -> [Finding]) -> [Finding] {
    let text = view.text
    var findings: [Finding] = []
    for moment in [Finding.Moment.firstLine, .lastLine, .longText] {
      type(moment)
      findings += look(ScreenSight(phone), moment)
    }
    view.text = text
    phone.settle()
    return findings
  }

  /// Brings the moment about; does nothing for one that is not about typing in a text view.
  func type(_ moment: Finding.Moment) {
    let input: any UITextInput = view
    let place: UITextPosition
    switch moment {
    case .firstLine: place = input.beginningOfDocument
    case .lastLine, .longText: place = input.endOfDocument
    default: return
    }
    input.selectedTextRange = input.textRange(from: place, to: place)
    input.insertText(moment == .longText ? String(repeating: "a\n", count: Self.lineCount) + "a" : "a")
    phone.settle()
  }
}
