/// Text in XML and HTML.
package enum Markup {
  /// For texts and for attributes in double quotation marks. What XML cannot hold becomes a question mark.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // In an attribute they would be read as spaces.
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
