import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct StringsFileTests {
  private func read(_ text: String, _ encoding: String.Encoding = .utf8) throws -> StringsFile {
    try StringsFile(data: try #require(text.data(using: encoding)), file: "a.strings")
  }

  static let sample = """
    /* Class = "UILabel"; text = "Name"; ObjectID = "a-b-c"; */
    "a-b-c.text" = "名前 \\"x\\"\\n\\U65e5\\101";
    // a remark
    bare.key = 'single';
    "alone";
    """

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func forms(encoding: String.Encoding) throws {
    let file = try read(Self.sample, encoding)
    #expect(file.text(of: "a-b-c", property: "text") == "名前 \"x\"\n日A")
    #expect(file.strings["bare.key"] == "single")
    #expect(file.strings["alone"] == "alone")
    #expect(file.lines["bare.key"] == 4)
  }

  @Test func surrogatesAndBraces() throws {
    #expect(try read("{ a = \"\\Ud83d\\Ude00\"; }").strings == ["a": "😀"])
    #expect(try read("").strings.isEmpty)
  }

  @Test(arguments: [
    ("\"a\" = \"b\";\n\"c\" = \"d\"", 2), ("\n\n/* open", 3), ("a = \"b;\n\n", 1), ("a =\n;", 2), ("{ a = b;", 1),
    ("a = b;\n= c;", 2), ("a = \"\\U\";", 1),
  ])
  func errors(text: String, line: Int) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.location?.line == line)
  }

  @Test func propertyList() throws {
    let text = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
      """
    #expect(try read(text).strings == ["a": "b"])
  }
}
