import Foundation

extension NSAttributedString {
  /// The text with the attributes of every run changed.
  package func withAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var changed = attributes
      change(&changed)
      result.append(NSAttributedString(string: whole.substring(with: range), attributes: changed))
    }
    return result
  }
}
