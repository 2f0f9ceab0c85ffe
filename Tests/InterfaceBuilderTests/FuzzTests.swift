import Foundation
import Testing

@testable import InterfaceBuilder

/// Changed documents must be read or refused, and never trap.
@Suite struct FuzzTests {
  /// SplitMix64: the same sequence on every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="1.2" initialViewController="a">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies><deployment version="2304" identifier="iOS"/></dependencies>
    <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <textField id="f" placeholder="A&#10;b" tag="3"><frame key="frameInset" minX="3" maxX="4" height="30"/>
    <fontDescription key="fontDescription" type="system" weight="bold" pointSize="14"/>
    <textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="next"/>
    <connections><action selector="go:" destination="a" eventType="editingDidEnd" id="c"/></connections></textField>
    <tableView id="w" style="plain" rowHeight="44"><sections><tableViewSection id="k"><cells>
    <tableViewCell id="l" style="IBUITableViewCellStyleDefault"/></cells></tableViewSection></sections></tableView>
    <label id="x"><attributedString key="attributedText"><fragment content="q"><attributes>
    <color key="NSColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="sRGB"/></attributes></fragment>
    </attributedString><string key="text" base64-UTF8="YES">YQ==</string></label></subviews>
    <constraints><constraint firstItem="f" firstAttribute="width" multiplier="2:1" constant="3" id="n">
    <variation key="widthClass=compact" constant="7"/></constraint></constraints>
    <variation key="default"><mask key="subviews"><exclude reference="f"/></mask></variation>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="range" keyPath="r">
    <range key="value" location="1" length="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    <connections><segue kind="embed" destination="a" id="g"/></connections></viewController></objects></scene></scenes>
    <resources><systemColor name="x"><color white="1" alpha="1" colorSpace="calibratedWhite"/></systemColor></resources>
    </document>
    """

  static let pieces = [
    "nan", "inf", "-1e999", "1e300", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "\"", "'",
    "<", ">", "/>", "&", "&#0;", "&#xD800;", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE a [", "\0",
    "{{1, 2}, {3", "1:0", "0x1p9999", "id=\"a\"", "\u{1F600}", "\r\n", " ", "ref=\"2\"", "-", "=", "YES",
  ]

  private func mutate(_ seed: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = seed
    let keepsForm = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...24, using: &generator))
      switch keepsForm ? 4 : Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator)?.utf8 ?? "".utf8, at: start)
      case 4:
        // Another value for an attribute: most of these files stay well-formed.
        guard let quote = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
          let close = bytes[(quote + 1)...].firstIndex(of: UInt8(ascii: "\""))
        else { break }
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(quote + 1..<close, with: piece.utf8.filter { !"<&\"".utf8.contains($0) })
      default: bytes.removeLast(min(bytes.count, Int.random(in: 0...40, using: &generator)))
      }
    }
    return bytes
  }

  /// Asks for everything that is computed from the file.
  private func exercise(_ document: InterfaceBuilderDocument) -> Int {
    var sum = document.diagnostics.count + document.objects.count
    sum += document.deploymentVersion?.major ?? document.toolsBuild ?? 0
    sum += Int(document.device?.screenSize?.width ?? 0)
    for view in document.views {
      let rect = view.frame.frame(in: CGSize(width: 320, height: 480)) ?? .zero
      #expect(rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite)
      sum += view.tag + view.numberOfLines + (view.text?.count ?? 0) + view.childViews.count
      sum += view.subviews(for: .phonePortrait).count + view.constraints(for: .phonePortrait).count
      sum += view.runtimeAttributes.map(\.value).count + view.sections.count + view.buttonStates.count
      sum += view.colors.values.compactMap { document.components(of: $0)?.rgba.red }.filter(\.isFinite).count
      sum += Int(view.font?.pointSize ?? 0) + Int(view.textInputTraits.isSecureTextEntry ? 1 : 0)
      sum += view.actions.compactMap { $0.event?.mask }.count
    }
    for constraint in document.constraints {
      #expect(constraint.constant.isFinite && constraint.multiplier.isFinite && constraint.priority.isFinite)
      #expect(constraint.constant(for: .phonePortrait).isFinite)
    }
    return sum + document.textInputs.filter(\.acceptsKeyboard).count
  }

  @Test(arguments: ["storyboard", "archive"])
  func documents(name: String) throws {
    let seed = Array((name == "archive" ? ArchiveTests.version8 : Self.storyboard).utf8)
    _ = try InterfaceBuilderDocument(data: Data(seed), file: name)
    var generator = Generator(state: 2012)
    var accepted = 0
    for _ in 0..<2000 {
      let bytes = mutate(seed, &generator)
      do throws(DocumentError) {
        let document = try InterfaceBuilderDocument(data: Data(bytes), file: name)
        accepted += exercise(document) == .min ? 0 : 1
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    #expect(accepted > 100)
  }

  @Test func strings() {
    let seed = Array(StringsFileTests.sample.utf8)
    var generator = Generator(state: 7)
    for _ in 0..<3000 { _ = try? StringsFile(data: Data(mutate(seed, &generator)), file: "a.strings") }
  }
}
