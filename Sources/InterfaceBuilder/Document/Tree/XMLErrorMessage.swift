/// libxml2's error numbers in words; `XMLParser` passes on the number alone.
enum XMLErrorMessage {
  static func text(for code: Int) -> String {
    switch code {
    case 4: "the document is empty"
    case 5: "there is something after the end of the root element, or the document breaks off"
    case 6, 7, 8: "a character reference is wrong"
    case 9: "a character that XML does not allow"
    case 22, 23: "an entity reference does not end with a semicolon"
    case 26, 27: "an entity is used that is not declared"
    case 32, 81: "the encoding is not supported, or the bytes do not fit it"
    case 33, 34: "a string is not closed"
    case 38: "a '<' stands in an attribute value"
    case 39, 40: "an attribute value is not quoted, or its quotation mark is missing"
    case 41: "an attribute has no value"
    case 42: "an attribute occurs twice in one element"
    case 45: "a comment is not closed"
    case 46, 47: "a processing instruction is wrong"
    case 62: "']]>' stands in text"
    case 63: "a CDATA section is not closed"
    case 65: "white space is missing between attributes"
    case 68: "a name is missing, perhaps after a bare '&' or '<'"
    case 73: "a '>' is missing"
    case 76: "an end tag does not match its start tag"
    case 77: "the file breaks off inside an element"
    case 89: "the elements are nested too deeply"
    default: "libxml2 error \(code)"
    }
  }
}
