import Foundation
import Testing

@testable import Assets

@Suite("The data files and their errors")
struct SchemaTests {
  @Test("Every file decodes, and every key in it is used")
  func everyKeyIsUsed() throws {
    func encoded<Value: Codable>(_ type: Value.Type, _ file: AssetFile) throws -> [String: Any] {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(file.decode(type)))
      return try #require(object as? [String: Any])
    }
    func check(_ file: AssetFile, _ types: any Codable.Type...) throws {
      let written = try JSONSerialization.jsonObject(with: Data(file.bytes))
      var read: [String: Any] = [:]
      for type in types { read.merge(try encoded(type, file)) { $1 } }
      #expect(differences(written, read, file.name) == [])
    }
    try check(.devices, DeviceCatalog.self)
    try check(.keyboards, KeyboardMetrics.self, KeyboardEraTable.self)
    try check(.keyboardLayouts, KeyboardLayoutCatalog.self, KeyboardGeometryCatalog.self)
    try check(.padKeyboards, PadKeyboardCatalog.self)
  }

  @Test("Every row says where it comes from and how sure it is")
  func provenance() {
    for device in DeviceProfile.all { #expect(!device.source.isEmpty && !device.status.isEmpty, "\(device.id)") }
    for row in KeyboardMetrics.shared.heights { #expect(!row.source.isEmpty && !row.status.isEmpty, "\(row.screens)") }
    for era in KeyboardEraTable.shared.eras { #expect(!era.source.isEmpty && !era.status.isEmpty, "\(era.name)") }
    for layout in KeyboardLayoutCatalog.shared.layouts { #expect(!layout.source.isEmpty && !layout.status.isEmpty) }
    let catalog = KeyboardGeometryCatalog.shared
    for geometry in catalog.geometries {
      #expect(!geometry.source.isEmpty && !geometry.status.isEmpty, "\(geometry.id)")
    }
    let pads = PadKeyboardCatalog.shared
    #expect(!pads.layouts.isEmpty && !pads.geometries.isEmpty)
    for layout in pads.layouts { #expect(!layout.source.isEmpty && !layout.status.isEmpty, "\(layout.id)") }
    for geometry in pads.geometries { #expect(!geometry.source.isEmpty && !geometry.status.isEmpty, "\(geometry.id)") }
    for rule in catalog.rules { #expect(!rule.source.isEmpty && !rule.status.isEmpty, "\(rule.id)") }
  }

  @Test(
    "A broken file gives one line with file, key path and expectation",
    arguments: [
      (#""scale": 1,"#, #""scale": "one","#, "devices.json: devices[0].scale: expected a number, found a string"),
      (#""scale": 1,"#, "", "devices.json: devices[0].scale: expected a value, found nothing"),
      (#""scale": 1,"#, #""scale": null,"#, "devices.json: devices[0].scale: expected a number, found null"),
      (
        #""look": "classic""#, #""look": "retro""#,
        #"devices.json: devices[0].look: expected one of classic, modern, found "retro""#
      ),
      (
        #""systemVersion": "5.1""#, #""systemVersion": "five""#,
        #"devices.json: devices[0].systemVersion: expected a version such as "5.1", found "five""#
      ),
      (
        #""screen": {"width": 320, "height": 568}"#, #""screen": {"width": 320, "height": true}"#,
        "devices.json: devices[1].screen.height: expected a number, found true or false"
      ),
      (
        #""screen": {"width": 320, "height": 568}"#, #""screen": 568"#,
        "devices.json: devices[1].screen: expected an object, found a number"
      ),
      (
        #""homeIndicator": false"#, #""homeIndicator": 0"#,
        "devices.json: devices[0].homeIndicator: expected true or false, found a number"
      ),
      (#""scales": [1, 2]"#, #""scales": 2"#, "devices.json: devices[0].scales: expected a list, found a number"),
    ])
  func brokenDevices(original: String, replacement: String, line: String) throws {
    let error = try brokenFile(.devices, original, replacement, as: DeviceCatalog.self)
    #expect(error.description == line)
  }

  @Test("A page switch without a page is found")
  func brokenLayout() throws {
    let error = try brokenFile(
      .keyboardLayouts, #""title": "123", "page": "numbers""#, #""title": "123""#, as: KeyboardLayoutCatalog.self)
    #expect(
      error.description
        == "keyboard-layouts.json: layouts[0].pages[0].rows[3].keys[0].page: expected a value, found nothing")
  }

  @Test("A key span without a width is found")
  func brokenGeometry() throws {
    let error = try brokenFile(.keyboardLayouts, "[3, 74]", "[3]", as: KeyboardGeometryCatalog.self)
    #expect(
      error.description.hasPrefix("keyboard-layouts.json: geometries[0].forms.bottom[0][1]: expected a number"))
  }

  @Test(
    "What is not JSON gives one line with the place",
    arguments: [
      ("", "Unexpected end of file during JSON parse."),
      ("{", "Unexpected end of file during JSON parse."),
      ("{\"devices\": [}", "Invalid value at line 1, column 14."),
      ("{\n\n\"default\" 1}", "Invalid value at line 3, column 11."),
    ])
  func notJSON(text: String, detail: String) throws {
    let file = AssetFile(name: "mine.json", bytes: Array(text.utf8))
    let error = try #require(#expect(throws: AssetError.self) { try file.decode(DeviceCatalog.self) })
    #expect(error.description == "mine.json: expected JSON: \(detail)")
  }

  /// Decodes a file of which the first occurrence of a text has been replaced.
  private func brokenFile<Value: Decodable>(
    _ file: AssetFile, _ original: String, _ replacement: String, as type: Value.Type
  ) throws -> AssetError {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let range = try #require(text.range(of: original))
    let bytes = Array(text.replacingCharacters(in: range, with: replacement).utf8)
    let broken = AssetFile(name: file.name, bytes: bytes)
    return try #require(#expect(throws: AssetError.self) { _ = try broken.decode(type) })
  }

  private func differences(_ left: Any, _ right: Any, _ path: String) -> [String] {
    if let left = left as? [String: Any], let right = right as? [String: Any] {
      return Set(left.keys).union(right.keys).sorted().flatMap { key -> [String] in
        guard let leftValue = left[key], let rightValue = right[key] else { return ["\(path).\(key): one side only"] }
        return differences(leftValue, rightValue, "\(path).\(key)")
      }
    }
    if let left = left as? [Any], let right = right as? [Any] {
      guard left.count == right.count else { return ["\(path) has \(left.count) and \(right.count)"] }
      return zip(left, right).enumerated().flatMap { differences($1.0, $1.1, "\(path)[\($0)]") }
    }
    return "\(left)" == "\(right)" ? [] : ["\(path): \(left) and \(right)"]
  }
}
