import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct AssetCatalogTests {
  @Test func reading() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? files.removeItem(at: root) }
    func write(_ path: String, _ text: String) throws {
      let url = root.appendingPathComponent(path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write(
      "logo.imageset/Contents.json",
      """
      {"images":[{"idiom":"universal","filename":"logo.png","scale":"1x"},
      {"idiom":"universal","filename":"logo@2x.png","scale":"2x"},{"idiom":"universal","scale":"3x"},
      {"idiom":"universal","filename":"../../secret.png","scale":"3x"}],
      "properties":{"template-rendering-intent":"template"}}
      """)
    try write(
      "Brand/accent.colorset/Contents.json",
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0xFF","green":"128","blue":"0.250","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"color-space":"gray-gamma-22","components":{"white":"0.5","alpha":"0.5"}}}]}
      """)
    try write("Brand/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
    try write("broken.imageset/Contents.json", "{")
    let catalog = try AssetCatalog(contentsOf: root)
    let logo = try #require(catalog.imageSets["logo"])
    #expect(logo.images.map(\.scale) == [1, 2])
    #expect(logo.renderingIntent == .template)
    #expect(logo.image(scale: 3)?.file.lastPathComponent == "logo@2x.png")
    let accent = try #require(catalog.colorSets["Brand/accent"])
    #expect(accent.color()?.components == .rgb(red: 1, green: 128.0 / 255, blue: 0.25, alpha: 1))
    #expect(accent.color(isDark: true)?.components == .white(0.5, alpha: 0.5))
    #expect(catalog.diagnostics.count == 2)
  }

  @Test func anImageIsThatOfIdiomAndLook() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? files.removeItem(at: root) }
    let folder = root.appendingPathComponent("a.imageset")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(
      """
      {"images":[{"idiom":"universal","filename":"all.png"},{"idiom":"universal","filename":"dark.png",
      "appearances":[{"appearance":"luminosity","value":"dark"}]},{"idiom":"ipad","filename":"pad1.png","scale":"1x"},
      {"idiom":"ipad","filename":"pad2.png","scale":"2x"},{"idiom":"watch","filename":"watch.png"}]}
      """.utf8
    ).write(to: folder.appendingPathComponent("Contents.json"))
    let image = try #require(try AssetCatalog(contentsOf: root).imageSets["a"])
    func name(_ scale: Int, _ isDark: Bool, _ idiom: String) -> String? {
      image.image(scale: scale, isDark: isDark, idiom: idiom)?.file.lastPathComponent
    }
    #expect(name(2, false, "iphone") == "all.png" && name(2, true, "iphone") == "dark.png")
    #expect(name(2, false, "ipad") == "pad2.png" && name(1, true, "ipad") == "pad1.png")
    #expect(name(1, false, "watch") == "watch.png")
  }

  @Test func pathsThatLeadOut() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    for name in ["", "/etc/passwd", "../a", "a/../../b", "~/a", "a//b", ".", "..", "a\\b", "./a"] {
      #expect(DocumentPath.resolve(name, in: folder) == nil, "\(name)")
    }
    #expect(DocumentPath.resolve("a b.png", in: folder) != nil)
    #expect(DocumentPath.resolve("sub/a.png", in: folder) != nil)
    try files.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "/etc/hostname")
    #expect(DocumentPath.resolve("link", in: folder) == nil)
  }
}
