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
    let input: any UITextInput = view
    let text = view.text
    var findings: [Finding] = []
    func type(_ string: String, atEnd: Bool, _ moment: Finding.Moment) {
      let place = atEnd ? input.endOfDocument : input.beginningOfDocument
      input.selectedTextRange = input.textRange(from: place, to: place)
      input.insertText(string)
      phone.settle()
      findings += look(ScreenSight(phone), moment)
    }
    type("a", atEnd: false, .firstLine)
    type("a", atEnd: true, .lastLine)
    type(String(repeating: "a\n", count: Self.lineCount) + "a", atEnd: true, .longText)
    view.text = text
    phone.settle()
    return findings
  }
}
