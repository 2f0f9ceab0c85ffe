import Foundation
import Testing

@testable import Assets

@Suite("Layouts and geometries of the keyboard")
struct KeyboardLayoutTests {
  @Test("The pages of US English")
  func pages() {
    let layout = KeyboardLayout.default
    func text(_ page: String, _ row: Int, shifted: Bool = false) -> String {
      layout.page(page).rows[row].keys.map { $0.text(isShifted: shifted) }.joined()
    }
    #expect(layout.pages.map(\.id) == ["letters", "numbers", "symbols"])
    #expect(text("letters", 0) == "qwertyuiop")
    #expect(text("letters", 1, shifted: true) == "ASDFGHJKL")
    #expect(text("letters", 2) == "zxcvbnm")
    #expect(text("letters", 3) == " ")
    #expect(text("numbers", 0) == "1234567890")
    #expect(text("numbers", 1) == "-/:;()$&@\"")
    #expect(text("numbers", 2) == ".,?!'")
    #expect(text("symbols", 0) == "[]{}#%^*+=")
    #expect(text("symbols", 1) == "_\\|~<>€£¥•")
    #expect(layout.returnKeyTitle("default") == "return")
    #expect(layout.returnKeyTitle("go") == "Go")
    #expect(layout.returnKeyTitle("emergencyCall") == "Emergency Call")
    #expect(layout.returnKeyTitle("no such type") == "return")
    #expect(layout.returnKeyTitles.count == 12)
    #expect(layout.page("no such page").id == "letters")
    #expect(KeyboardLayout.named("tlh").id == "en-US")
  }

  @Test("Every page has delete, space, return and a way to every other page")
  func waysBack() {
    for layout in KeyboardLayoutCatalog.shared.layouts {
      let ids = Set(layout.pages.map(\.id))
      #expect(ids.contains(layout.firstPage))
      #expect(layout.prominentReturnKeys.allSatisfy { layout.returnKeyTitles[$0] != nil })
      for page in layout.pages {
        let kinds = page.rows.flatMap(\.keys).map(\.kind)
        for kind in [KeyboardKey.Kind.delete, .space, .return, .pageSwitch] {
          #expect(kinds.count { $0 == kind } >= 1, "\(page.id) has no \(kind)")
        }
        #expect(reachable(from: page.id, in: layout) == ids, "\(page.id)")
      }
    }
  }

  @Test("Every row's form is in every geometry, with as many keys")
  func forms() {
    let catalog = KeyboardGeometryCatalog.shared
    let geometries = catalog.geometries + catalog.rules.map { $0.geometry(width: max($0.minimumWidth, 320)) }
    for row in KeyboardLayoutCatalog.shared.layouts.flatMap(\.pages).flatMap(\.rows) {
      for geometry in geometries {
        #expect(geometry.forms[row.form]?.count == row.keys.count, "\(geometry.id) \(row.form)")
      }
    }
  }

  @Test("The rows of pads fit the places of their family, and every page leads to every other")
  func pads() {
    let catalog = PadKeyboardCatalog.shared
    for layout in catalog.layouts {
      let rows = layout.pages.flatMap(\.rows) + layout.typeRows.map(\.row)
      let whole = layout.layout(from: .default)
      for geometry in catalog.geometries where geometry.family == layout.family {
        let forms = geometry.geometry(width: geometry.width).forms
        for row in rows { #expect(forms[row.form]?.count == row.keys.count, "\(geometry.id) \(layout.id) \(row.form)") }
        // Both ends of every row stand at the same distance from the screen's edges; only the second row is set in.
        for row in geometry.rows {
          let spans = forms[row.form] ?? []
          let (first, last) = (spans.first?.x ?? 0, spans.last.map { $0.x + $0.width } ?? 0)
          #expect(abs(first - geometry.inset - row.indent) < 0.01 && abs(last + geometry.inset - geometry.width) < 0.01)
        }
      }
      for page in layout.pages {
        #expect(reachable(from: page.id, in: whole) == Set(layout.pages.map(\.id)), "\(layout.id) \(page.id)")
        let kinds = page.rows.flatMap(\.keys).map(\.kind)
        for kind in [KeyboardKey.Kind.delete, .space, .return, .dismiss] { #expect(kinds.count { $0 == kind } == 1) }
      }
    }
  }

  @Test("A pad has the keyboard of its screen and its version")
  func padFamilies() {
    func layout(_ width: Int, _ height: Int, _ version: SystemVersion, _ look: DeviceLook = .modern) -> KeyboardLayout {
      let screen = CGSize(width: width, height: height)
      return PadKeyboardCatalog.shared.layout(.default, look: look, screen: screen, systemVersion: version)
    }
    #expect(layout(768, 1024, SystemVersion(5, 1), .classic).family == .short)
    #expect(layout(834, 1112, SystemVersion(18)).family == .short)
    #expect(layout(834, 1194, SystemVersion(18)).family == .tabs)
    #expect(layout(1194, 834, SystemVersion(18)).family == .tabs)
    #expect(layout(1366, 1024, SystemVersion(18)).family == .full)
    #expect(layout(1024, 768, SystemVersion(18)).family == .short)
    #expect(layout(768, 1024, SystemVersion(10, 3)).cornerLabels == false)
    #expect(layout(768, 1024, SystemVersion(11)).page("letters").rows[0].keys[0].second == "1")
    // As measured on a copy of the system's keyboard.
    let geometry = KeyboardGeometry(
      look: .modern, idiom: .pad, screen: CGSize(width: 768, height: 1024), keyArea: 265)
    #expect(geometry.height == 265 && geometry.topOffset == 8 && geometry.faceHeight == 55)
    #expect(geometry.forms["second"]?.last?.width == 106 && geometry.forms["third"]?.last?.width == 76)
    #expect(geometry.forms["bottom"]?.map { $0.width.rounded() } == [192, 348, 90, 90])
  }

  @Test("Keys lie inside of the keyboard and do not overlap", arguments: DeviceProfile.all)
  func everyDevice(device: DeviceProfile) {
    let versions = [device.systemVersion, SystemVersion(5, 1), SystemVersion(7), SystemVersion(18), SystemVersion(26)]
    for device in versions.map(device.running) {
      for orientation in ScreenOrientation.allCases {
        let geometry = KeyboardGeometry(device: device, orientation: orientation)
        let size = device.screenSize(in: orientation)
        let area = KeyboardMetrics.shared.heightParts(device: device, orientation: orientation).keyArea
        #expect(geometry.width == Double(size.width))
        #expect(geometry.height == area)
        #expect(geometry.look == device.look)
        check(geometry, "\(device.id) \(orientation) \(device.systemVersion)")
      }
    }
  }

  @Test("All forms of the measured geometries are sound, also at odd sizes")
  func geometries() {
    for geometry in KeyboardGeometryCatalog.shared.geometries {
      check(geometry, geometry.id)
      for height in [100.0, 150, 300] { check(geometry.fitted(toHeight: height), "\(geometry.id) \(height)") }
    }
    for width in stride(from: 250.0, through: 1400, by: 7) {
      for look in DeviceLook.allCases {
        for idiom in DeviceIdiom.allCases {
          let keyArea: Double = idiom == .pad ? 350 : 216
          for screen in [CGSize(width: width, height: 1500), CGSize(width: width, height: 200)] {
            let geometry = KeyboardGeometry(look: look, idiom: idiom, screen: screen, keyArea: keyArea)
            check(geometry, "\(geometry.id)")
          }
        }
      }
    }
    for width in [0, -5, .infinity, .nan, 1e9] as [Double] {
      _ = KeyboardGeometry(look: .modern, orientation: .portrait, width: width, height: width)
      for look in DeviceLook.allCases {
        let screen = CGSize(width: width, height: width)
        _ = KeyboardGeometry(look: look, idiom: .pad, screen: screen, keyArea: width)
      }
    }
    let emptyRows = Array(repeating: KeyboardRow(form: "", keys: []), count: 9)
    #expect(KeyboardGeometry().keyRectangles(for: KeyboardPage(id: "", rows: emptyRows)).count == 9)
  }

  @Test("The classic keyboard of the tutorial")
  func classic() {
    let rectangles = KeyboardGeometry(device: .default, orientation: .portrait)
      .keyRectangles(for: KeyboardLayout.default.page("letters"))
    #expect(rectangles.map { $0[0].minY } == [10, 64, 118, 172])
    #expect(rectangles.map(\.count) == [10, 9, 9, 3])
    #expect(rectangles[0][0] == CGRect(x: 3, y: 10, width: 26, height: 38))
    #expect(rectangles[0][9] == CGRect(x: 291, y: 10, width: 26, height: 38))
    #expect(rectangles[1][0].minX == 19)
    #expect(rectangles[2].map(\.minX) == [3, 51, 83, 115, 147, 179, 211, 243, 281])
    #expect(rectangles[2].map(\.width).filter { $0 == 36 }.count == 2)
    #expect(rectangles[3].map(\.minX) == [3, 83, 243])
    #expect(rectangles[3].map(\.width) == [74, 154, 74])
    let numbers = KeyboardGeometry(device: .default, orientation: .portrait)
      .keyRectangles(for: KeyboardLayout.default.page("numbers"))
    #expect(numbers[2].map(\.minX) == [3, 51, 95, 140, 185, 230, 281])
    #expect(numbers[2].map(\.width) == [36, 39, 40, 40, 40, 39, 36])
    let landscape = KeyboardGeometry(device: .default, orientation: .landscape)
      .keyRectangles(for: KeyboardLayout.default.page("letters"))
    #expect(landscape.map { $0[0].minX } == [3, 27, 3, 3])
    #expect(landscape[2][8] == CGRect(x: 420, y: 86, width: 57, height: 32))
  }

  @Test(
    "The rules reproduce what was measured",
    arguments: [
      ("modern-375", "modern-small"), ("modern-414", "modern-large"), ("classic-320", "classic-portrait"),
      ("modern-480", "modern-568"),
    ])
  func rules(measured: String, rule: String) throws {
    let catalog = KeyboardGeometryCatalog.shared
    let geometry = try #require(catalog.geometries.first { $0.id == measured })
    let computed = try #require(catalog.rules.first { $0.id == rule }).geometry(width: geometry.width)
    for (form, spans) in geometry.forms {
      for (left, right) in zip(spans, try #require(computed.forms[form])) {
        #expect(abs(left.x - right.x) <= 4.5 && abs(left.width - right.width) <= 3, "\(form) \(left) \(right)")
      }
    }
    #expect(geometry.rowTops == computed.rowTops && geometry.topOffset == computed.topOffset)
  }

  private func check(_ geometry: KeyboardGeometry, _ name: String) {
    let bounds = CGRect(x: 0, y: 0, width: geometry.width, height: geometry.height)
    let rows = geometry.forms.keys.sorted().map { form in
      let count = geometry.forms[form]?.count ?? 0
      return KeyboardRow(form: form, keys: Array(repeating: KeyboardKey(kind: .space), count: count))
    }
    for row in rows {
      for index in geometry.rowTops.indices {
        checkRow(geometry.keyRectangles(for: row, at: index), "\(name) \(row.form)")
      }
    }
    for page in KeyboardLayout.default.pages where geometry.forms["ten"] != nil {
      let rectangles = geometry.keyRectangles(for: page)
      for (upper, lower) in zip(rectangles, rectangles.dropFirst()) {
        #expect((upper.first?.maxY ?? 0) + geometry.shadowHeight <= lower.first?.minY ?? 0, "\(name)")
      }
    }
    func checkRow(_ rectangles: [CGRect], _ name: String) {
      for rectangle in rectangles {
        let withShadow = CGRect(
          x: rectangle.minX, y: rectangle.minY, width: rectangle.width,
          height: rectangle.height + CGFloat(geometry.shadowHeight) - 0.0001)
        if !bounds.contains(withShadow) || rectangle.width < 5 || rectangle.height < 10 {
          Issue.record("\(name): \(rectangle) is not in \(bounds)")
        }
      }
      for (left, right) in zip(rectangles, rectangles.dropFirst()) where left.maxX > right.minX {
        Issue.record("\(name): \(left) and \(right) overlap")
      }
    }
  }

  private func reachable(from page: String, in layout: KeyboardLayout) -> Set<String> {
    var seen: Set<String> = []
    var waiting = [page]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      waiting += layout.page(next).rows.flatMap(\.keys).compactMap(\.page)
    }
    return seen
  }
}
