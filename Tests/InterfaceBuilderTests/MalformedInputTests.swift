import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct MalformedInputTests {
  private func failure(_ text: String, limits: DocumentLimits = .standard) -> DocumentError? {
    do throws(DocumentError) {
      _ = try InterfaceBuilderDocument(data: Data(text.utf8), file: "a.xib", limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func errorsNameThePlace() {
    let mismatch = failure("<document>\n  <objects>\n</document>")
    #expect(mismatch?.reason == .malformed)
    #expect(mismatch?.location?.line == 3)
    #expect(mismatch?.message.contains("end tag") == true)
    #expect(mismatch?.description.hasPrefix("a.xib:3:") == true)
    #expect(failure("<document>\n <objects a=1/></document>")?.location?.line == 2)
    #expect(failure("<document><objects a='1' a='2'/></document>")?.message.contains("twice") == true)
    #expect(failure("<document><objects a='&foo;'/></document>")?.reason == .malformed)
    #expect(failure("<document>\n<obj")?.location?.line == 2)
  }

  @Test(arguments: ["", " ", "x", "<", "<a", "<!--", "<!", "<?xml", "<![CDATA[", "</a>", "<a></a><b/>", "\u{FEFF}"])
  func fragments(text: String) {
    #expect(failure(text) != nil)
  }

  @Test func entityDeclarationsAreRefused() {
    let laughs = """
      <!DOCTYPE lolz [
        <!ENTITY lol "lol">
        <!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
      ]>
      <document><objects><label text="&lol2;"/></objects></document>
      """
    #expect(failure(laughs)?.reason == .documentType)
    #expect(failure(laughs)?.location == Location(line: 1, column: 1))
    let external = "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><document><objects>&x;</objects></document>"
    #expect(failure(external)?.reason == .documentType)
    let parameter = "<!DOCTYPE a [<!ENTITY % x SYSTEM 'file:///etc/passwd'> %x;]><document><objects/></document>"
    #expect(failure(parameter)?.reason == .documentType)
  }

  @Test func depth() {
    let deep = String(repeating: "<view>\n", count: 1000) + String(repeating: "</view>", count: 1000)
    #expect(failure("<document><objects>\n" + deep + "</objects></document>")?.reason == .tooDeep)
    #expect(failure("<document><objects>\n" + deep + "</objects></document>")?.location?.line == 250)
    let allowed = String(repeating: "<view>", count: 248) + String(repeating: "</view>", count: 248)
    #expect(failure("<document><objects>" + allowed + "</objects></document>") == nil)
  }

  @Test func sizes() {
    var limits = DocumentLimits.standard
    limits.fileSize = 20
    #expect(failure("<document><objects/></document>", limits: limits)?.reason == .tooLarge)
    limits = .standard
    limits.elementCount = 3
    #expect(failure("<document><objects><view/><view/></objects></document>", limits: limits)?.reason == .tooLarge)
  }

  @Test func hundredThousandViews() throws {
    var text = "<document><objects><view id='0'><subviews>\n"
    for number in 1...100_000 {
      text += "<view id='\(number)'><rect key='frame' x='1' y='\(number)' width='3' height='4'/></view>\n"
    }
    text += "</subviews></view></objects></document>"
    let start = ContinuousClock.now
    let document = try InterfaceBuilderDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.topLevelViews.first?.subviews.count == 100_000)
    #expect(document.view(id: "70000")?.frame.rect?.minY == 70000)
    #expect(document.view(id: "70000")?.location.line == 70001)
    #expect(ContinuousClock.now - start < .seconds(90))
  }

  @Test func otherRoots() {
    #expect(failure("<plist/>")?.reason == .unsupported)
    #expect(failure("<document/>")?.reason == .unsupported)
    #expect(failure("<archive/>")?.reason == .unsupported)
    #expect(
      failure("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'><objects/></document>")?.reason == .unsupported)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
  ])
  func documentsOfOtherSystemsAreNamed(_ type: String, _ system: String) {
    let error = failure("<document type='\(type)'><scenes/></document>")
    #expect(error?.reason == .unsupported && error?.message.contains("of \(system)") == true)
  }

  @Test(arguments: [Array("NIBArchive\u{1}".utf8), Array("bplist00".utf8) + [0xD4, 0xFF]])
  func compiledNibsAreNamed(_ bytes: [UInt8]) {
    let error = #expect(throws: DocumentError.self) {
      try InterfaceBuilderDocument(data: Data(bytes), file: "a.nib")
    }
    #expect(error?.reason == .unsupported && error?.message.contains("compiled nib; open the .xib") == true)
  }

  @Test func aCommentWithDashesIsNamed() {
    #expect(failure("<document><!-- a -- b --><objects/></document>")?.message.contains("'--'") == true)
  }

  /// What is taken instead is what the model has.
  @Test(arguments: [
    ("multiplier", "1e300", "1000000.0"), ("multiplier", "inf", "1000000.0"), ("multiplier", "0x2", "1.0"),
    ("multiplier", "1:nan", "1.0"), ("priority", "-5", "1.0"), ("priority", "0", "1.0"), ("priority", "2000", "1000.0"),
    ("constant", "0x10", "default"),
  ])
  func absurdNumbersOfConstraints(_ name: String, _ value: String, _ taken: String) throws {
    let text =
      "<document><objects><view id='v'><constraints><constraint id='c' \(name)='\(value)'/></constraints></view>"
      + "</objects></document>"
    let document = try InterfaceBuilderDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.diagnostics.map(\.category) == [.absurdNumber])
    #expect(document.diagnostics.first?.message.contains("\(taken) is taken") == true)
    let constraint = try #require(document.constraints.first)
    let number = [
      "multiplier": constraint.multiplier, "priority": constraint.priority, "constant": constraint.constant,
    ]
    #expect(number[name] == (Double(taken) ?? 0))
  }

  @Test func missingFile() {
    #expect(throws: DocumentError.self) {
      _ = try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: "/nowhere/a.xib"))
    }
    #expect(throws: DocumentError.self) {
      _ = try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: "/dev/zero"))
    }
  }

  @Test(arguments: ["<?x?>", "<?x y?>", "<?xml-stylesheet href='a'?>"])
  func instructionsAreIgnored(instruction: String) {
    #expect(failure("<?xml version='1.0'?>\(instruction)<document><objects>\(instruction)</objects></document>") == nil)
  }

  @Test func invalidUTF8() {
    let bytes = Array("<document>\n<objects a='".utf8) + [0xFF] + Array("'/></document>".utf8)
    let error = #expect(throws: DocumentError.self) {
      try InterfaceBuilderDocument(data: Data(bytes), file: "a.xib")
    }
    #expect(error?.location == Location(line: 2, column: 13))
    #expect(failure("<?xml version='1.0' encoding='EBCDIC'?><document><objects/></document>")?.reason == .unsupported)
    #expect(failure("<?xml version='1.0' encoding='utf-8'?><document><objects/></document>") == nil)
  }

  @Test func utf16() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?>\n<document><objects><label text='日本'/></objects></document>"
    let data = try #require(text.data(using: .utf16))
    let document = try InterfaceBuilderDocument(data: data, file: "a.xib")
    #expect(document.views.first?.text == "日本")
    #expect(document.root.location == Location(line: 2, column: 1))
  }

  /// Found by libFuzzer: an instruction without data inside of a broken tag made Foundation's parser read address 0.
  @Test(arguments: ["<document><ou<?od?>", "<document><a b=\"<?x?>\"/></document>", "<document><!-- <?x?> --><?y?>"])
  func instructionsInBrokenPlaces(_ text: String) {
    _ = try? InterfaceBuilderDocument(data: Data(text.utf8), file: "broken.xib")
  }

  @Test func zeroBytesAreRefused() throws {
    let text = "<document type=\"x\"><objects/></document>"
    let data = try #require(text.data(using: .utf16LittleEndian))
    #expect(throws: DocumentError.self) { try InterfaceBuilderDocument(data: data, file: "wide.xib") }
  }
}
