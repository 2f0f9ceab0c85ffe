import Assets
import Canvas
import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// What of a file hangs on the phone that shows it: bars, language, style, kind.
@MainActor
@Suite(.serialized) struct FileSurroundingsTests {
  private typealias Project = TemporaryProject

  private static let box = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"

  private static func constraint(_ words: String, _ id: String) -> String { "<constraint \(words) id=\"\(id)\"/>" }

  /// A box of 20 points, 10 from the leading edge, below the safe area's top.
  private static let leading = [
    "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"view-a\" secondAttribute=\"leading\" constant=\"10\"",
    "firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe-a\" secondAttribute=\"top\"",
    "firstItem=\"box\" firstAttribute=\"width\" constant=\"20\"",
    "firstItem=\"box\" firstAttribute=\"height\" constant=\"20\"",
  ].enumerated().map { constraint($0.element, "k\($0.offset)") }.joined()

  private func phone(
    _ storyboard: Storyboard, _ device: String, _ change: (inout PhoneOptions) -> Void = { _ in }
  ) throws -> Phone {
    var options = PhoneOptions()
    options.device = try .named(device)
    change(&options)
    let phone = try Phone(options) { try storyboard.instantiateInitialViewController() }
    phone.render()
    return phone
  }

  private func frame(_ id: String, in phone: Phone) throws -> [Double] {
    let frame = try view(id, in: phone).frame
    return [frame.origin.x, frame.origin.y, frame.width, frame.height].map { Double($0) }
  }

  private func view(_ id: String, in phone: Phone) throws -> UIView {
    try #require(phone.window.subtree.first { $0.interfaceBuilderIdentifier == id })
  }

  private func solved(_ path: String, _ surroundings: LayoutSurroundings) throws -> [String: [Double]] {
    var comparison = LayoutComparison()
    try comparison.add(file: path, surroundings: surroundings)
    let views = comparison.files.flatMap(\.scenes).flatMap(\.views)
    return Dictionary(views.map { ($0.id, $0.solved) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Bars

  /// A scene in a navigation and a tab bar controller, for which the file records bars of 44 and 49 points.
  @Test func barsAreThoseOfTheScreen() throws {
    let controllers = """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="618" width="375" height="49"/></tabBar>
      <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="q1"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="nb"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="q2"/></connections>
      </navigationController></objects></scene>
      """
    let constraints = [
      "firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe-a\" secondAttribute=\"top\"",
      "firstItem=\"safe-a\" firstAttribute=\"bottom\" secondItem=\"box\" secondAttribute=\"bottom\"",
    ].enumerated().map { Self.constraint($0.element, "k\($0.offset)") }.joined()
    let project = try Project([
      "A.storyboard": Project.document(
        controllers + Project.scene("a", views: Self.box, constraints: constraints), initial: "tabs")
    ])
    let expected: [(String, UIInterfaceOrientation, Double, Double)] = [
      ("iphone-12", .portrait, 91, 761), ("iphone-12", .landscapeLeft, 32, 337), ("ipad-11", .portrait, 74, 1129),
    ]
    for (device, orientation, top, bottom) in expected {
      var surroundings = LayoutSurroundings()
      surroundings.device = try .named(device)
      surroundings.orientation = orientation
      let box = try #require(try solved(project.path("A.storyboard"), surroundings)["box"])
      #expect(
        box[1] == top && box[1] + box[3] == bottom,
        "\(device) \(orientation.rawValue): \(box)")
    }
  }

  /// Before iOS 7 a root begins below the status bar, whatever its file recorded.
  @Test func aRootOfBeforeIOS7EndsAtTheScreen() throws {
    let text = Project.document(
      Project.scene(
        "a",
        views: "<view id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"460\"/>"
          + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/></view>",
        size: (320, 460)), initial: "a")
    let project = try Project([
      "A.storyboard": text.replacingOccurrences(of: "toolsVersion=\"21701\"", with: "toolsVersion=\"2844\"")
        .replacingOccurrences(of: "useAutolayout=\"YES\"", with: "useAutolayout=\"NO\"")
    ])
    var surroundings = LayoutSurroundings()
    surroundings.device = try .named("iphone-3.5")
    #expect(try solved(project.path("A.storyboard"), surroundings)["box"] == [0, 0, 320, 460])
    surroundings.device = try .named("iphone-4.0")
    #expect(try solved(project.path("A.storyboard"), surroundings)["box"] == [0, 0, 320, 548])
  }

  // MARK: Placeholders

  /// A height and a content size that are placeholders hold where the recorded frames are solved again, and only there.
  @Test func placeholdersServeTheComparisonAlone() throws {
    let views =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"high\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"53\"/><constraints>"
      + "<constraint firstAttribute=\"height\" constant=\"53\" placeholder=\"YES\" id=\"h\"/></constraints></view>"
      + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" placeholderIntrinsicWidth=\"123\" "
      + "placeholderIntrinsicHeight=\"infinite\" id=\"wide\"><rect key=\"frame\" x=\"0\" y=\"53\" width=\"123\" height=\"9\"/>"
      + "</view>"
    let constraints = [
      "firstItem=\"high\" firstAttribute=\"top\" secondItem=\"view-a\" secondAttribute=\"top\"",
      "firstItem=\"high\" firstAttribute=\"leading\" secondItem=\"view-a\" secondAttribute=\"leading\"",
      "firstItem=\"high\" firstAttribute=\"width\" constant=\"10\"",
      "firstItem=\"wide\" firstAttribute=\"top\" secondItem=\"high\" secondAttribute=\"bottom\"",
      "firstItem=\"wide\" firstAttribute=\"leading\" secondItem=\"view-a\" secondAttribute=\"leading\"",
      "firstItem=\"wide\" firstAttribute=\"height\" constant=\"9\"",
    ].enumerated().map { Self.constraint($0.element, "k\($0.offset)") }.joined()
    let project = try Project([
      "A.storyboard": Project.document(Project.scene("a", views: views, constraints: constraints), initial: "a")
    ])
    let recorded = try solved(project.path("A.storyboard"), LayoutSurroundings())
    #expect(recorded["high"] == [0, 0, 10, 53] && recorded["wide"] == [0, 53, 123, 9])
    let phone = try phone(try project.storyboard("A.storyboard"), "iphone-4.7")
    #expect(try frame("high", in: phone) == [0, 0, 10, 0])
    #expect(try frame("wide", in: phone) == [0, 0, 0, 9])
  }

  @Test func theComparisonHasTheReadersWarnings() throws {
    let project = try Project([
      "A.storyboard": Project.document(
        Project.scene("a", constraints: "<constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"k\"/>"),
        initial: "a")
    ])
    var comparison = LayoutComparison()
    try comparison.add(file: project.path("A.storyboard"))
    let json = String(decoding: try JSONEncoder().encode(comparison), as: UTF8.self)
    #expect(json.contains("\"warnings\":[") && json.contains("gone"))
  }

  // MARK: Language

  @Test func anAppInHebrewIsMirrored() throws {
    let project = try Project([
      "Base.lproj/A.storyboard": Project.document(
        Project.scene("a", views: Self.box, constraints: Self.leading), initial: "a"),
      "he.lproj/A.strings": "\"x.text\" = \"x\";",
    ])
    for (language, x) in [("he", 360.0), ("ar-EG", 360), ("fr", 10)] {
      let storyboard = try project.storyboard("Base.lproj/A.storyboard", language: language)
      let phone = try phone(storyboard, "iphone-12") { $0.language = language }
      #expect(try frame("box", in: phone) == [x, 47, 20, 20], "\(language)")
    }
  }

  @Test func aRegionsTextsAreThoseOfItsLanguage() throws {
    let label =
      "<label text=\"base\" id=\"label\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"99\" height=\"20\"/></label>"
    let project = try Project([
      "Base.lproj/A.storyboard": Project.document(Project.scene("a", views: label), initial: "a"),
      "ja.lproj/A.strings": "\"label.text\" = \"ja\";", "zh-Hans.lproj/A.strings": "\"label.text\" = \"zh\";",
    ])
    for (language, text) in [("ja-JP", "ja"), ("zh-Hans-CN", "zh"), ("zh-CN", "zh"), ("zh-TW", "base")] {
      let storyboard = try project.storyboard("Base.lproj/A.storyboard", language: language)
      let phone = try phone(storyboard, "iphone-12") { $0.language = language }
      #expect((try view("label", in: phone) as? UILabel)?.text == text, "\(language)")
      #expect(storyboard.warnings.isEmpty == (text != "base"))
    }
  }

  // MARK: Catalogues

  private func picture(_ color: PixelColor, width: Int32) throws -> Data {
    let surface = try #require(Surface(width: width, height: width))
    surface.fill(PixelRect(x: 0, y: 0, width: width, height: width), color)
    return try PNG.encode(surface)
  }

  @Test func aCataloguesPictureIsThatOfStyleAndKind() throws {
    let picture = { (name: String) in
      "<imageView image=\"\(name)\" contentMode=\"topLeft\" id=\"\(name)\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"40\"/></imageView>"
    }
    let project = try Project([
      "A.storyboard": Project.document(Project.scene("a", views: picture("p")), initial: "a"),
      "B.xcassets/p.imageset/Contents.json": """
      {"images":[{"idiom":"universal","filename":"l.png","scale":"1x"},
      {"idiom":"universal","filename":"d.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"idiom":"ipad","filename":"i.png","scale":"1x"}]}
      """,
    ])
    for (name, color) in [("l", 0x00ff00), ("d", 0x0000ff), ("i", 0xff0000)] as [(String, UInt32)] {
      try project.write(
        try self.picture(PixelColor(value: 0xff00_0000 | color), width: 40),
        to: "B.xcassets/p.imageset/\(name).png")
    }
    for (device, style, color) in [
      ("iphone-12", UIUserInterfaceStyle.light, 0x00ff00), ("iphone-12", .dark, 0x0000ff),
      ("ipad-11", .light, 0xff0000),
    ] as [(String, UIUserInterfaceStyle, UInt32)] {
      let phone = try phone(try project.storyboard("A.storyboard"), device) {
        $0.userInterfaceStyle = style
        $0.scale = 1
      }
      #expect(phone.surface.pixels[phone.surface.stride * 2 + 2] & 0xffffff == color, "\(device) \(style.rawValue)")
    }
  }

  // MARK: Guides

  @Test func theKeyboardsGuideEndsWhereTheFileSays() throws {
    let constraints = [
      "firstItem=\"keys\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"bottom\" constant=\"8\"",
      "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"view-a\" secondAttribute=\"leading\"",
      "firstItem=\"box\" firstAttribute=\"width\" constant=\"20\"",
      "firstItem=\"box\" firstAttribute=\"height\" constant=\"50\"",
    ].enumerated().map { Self.constraint($0.element, "k\($0.offset)") }.joined()
    for (word, version, bottom) in [("NO", 18, 804.0), ("YES", 18, 770), ("NO", 16, 770)] {
      let project = try Project([
        "A.storyboard": Project.document(
          Project.scene(
            "a", views: Self.box, constraints: constraints,
            guides: "<keyboardLayoutGuide key=\"keyboard\" usesBottomSafeArea=\"\(word)\" id=\"keys\"/>"), initial: "a")
      ])
      let phone = try phone(try project.storyboard("A.storyboard"), "iphone-x") {
        $0.device = $0.device.running(SystemVersion(version))
      }
      #expect(try frame("box", in: phone) == [0, bottom - 50, 20, 50], "\(word) \(version)")
    }
  }

  @Test func marginsFollowTheReadableWidth() throws {
    let constraints = [
      "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"view-a\" secondAttribute=\"leadingMargin\"",
      "firstItem=\"view-a\" firstAttribute=\"trailingMargin\" secondItem=\"box\" secondAttribute=\"trailing\"",
      "firstItem=\"box\" firstAttribute=\"top\" secondItem=\"view-a\" secondAttribute=\"top\"",
      "firstItem=\"box\" firstAttribute=\"height\" constant=\"50\"",
    ].enumerated().map { Self.constraint($0.element, "k\($0.offset)") }.joined()
    let project = try Project([
      "A.storyboard": Project.document(
        Project.scene(
          "a", views: Self.box, constraints: constraints, rootAttributes: "layoutMarginsFollowReadableWidth=\"YES\""),
        initial: "a")
    ])
    for (device, expected) in [("ipad-9.7", [48.0, 0, 672, 50]), ("iphone-4.7", [16, 0, 343, 50])] {
      let phone = try phone(try project.storyboard("A.storyboard"), device)
      #expect(try frame("box", in: phone) == expected)
    }
  }
}
