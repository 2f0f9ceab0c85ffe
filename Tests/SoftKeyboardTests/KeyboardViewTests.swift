import Canvas
import Foundation
import Testing

@testable import SoftKeyboard
@testable import UIKit

@MainActor
@Suite("The keyboard view")
struct KeyboardViewTests {
  nonisolated static let screens: [(version: String, size: CGSize, bottom: CGFloat, isPad: Bool)] = [
    ("5.1", CGSize(width: 320, height: 480), 0, false), ("5.1", CGSize(width: 480, height: 320), 0, false),
    ("6.1", CGSize(width: 320, height: 568), 0, false), ("5.1", CGSize(width: 768, height: 1024), 0, true),
    ("7.1", CGSize(width: 320, height: 480), 0, false), ("9.3", CGSize(width: 375, height: 667), 0, false),
    ("10.3", CGSize(width: 414, height: 736), 0, false), ("17.0", CGSize(width: 390, height: 844), 34, false),
    ("17.0", CGSize(width: 844, height: 390), 21, false), ("17.0", CGSize(width: 820, height: 1180), 20, true),
  ]

  private func phone(_ index: Int, type: UIKeyboardType = .default) -> Phone {
    let screen = Self.screens[index]
    let phone = Phone(screen.version) {
      $0.screenSize = screen.size
      $0.safeAreaInsets.bottom = screen.bottom
      $0.isPad = screen.isPad
    }
    phone.first.keyboardType = type
    phone.first.becomeFirstResponder()
    phone.run(2)
    return phone
  }

  @Test("every point of the keys' area means a key, and a key's own face means that key", arguments: screens.indices)
  func hits(index: Int) throws {
    for type in [UIKeyboardType.default, .numbersAndPunctuation, .URL, .emailAddress, .twitter, .webSearch, .phonePad] {
      let phone = phone(index, type: type)
      let view = try #require(phone.keyboard.stage.shownKeyboard)
      let area = view.configuration.keyArea
      #expect(!view.arrangement.keys.isEmpty)
      var misses = 0
      for y in stride(from: area.minY, to: area.maxY, by: 4) {
        for x in stride(from: area.minX, to: area.maxX, by: 4) {
          if view.arrangement.index(at: CGPoint(x: x, y: y)) == nil { misses += 1 }
        }
      }
      #expect(misses == 0)
      for (index, key) in view.arrangement.keys.enumerated() {
        #expect(view.arrangement.index(at: CGPoint(x: key.face.midX, y: key.face.midY)) == index)
        #expect(area.insetBy(dx: -1.5, dy: -0.5).contains(key.face))
      }
    }
  }

  @Test("the gaps belong to the nearer key, the margins to the outer ones")
  func gaps() throws {
    let view = try #require(phone(0).keyboard.stage.shownKeyboard)
    let titles = view.titles
    func title(_ x: CGFloat, _ y: CGFloat) -> String? {
      view.arrangement.index(at: CGPoint(x: x, y: y)).map { titles[$0] }
    }
    #expect(title(0, 0) == "Q")
    #expect(title(319, 1) == "P")
    #expect(title(31, 30) == "Q")
    #expect(title(33, 30) == "W")
    #expect(title(0, 80) == "A")
    #expect(title(319, 215) == "return")
    #expect(title(60, 55) == "W")
    #expect(title(60, 57) == "S")
  }

  @Test("keys of a number pad stand apart on phones with a home indicator, and touch each other elsewhere")
  func separatePadKeys() throws {
    let keys = try #require(phone(7, type: .numberPad).keyboard.stage.shownKeyboard).arrangement.keys
    #expect(keys[0].face.minX == 6 && keys[1].face.minX - keys[0].face.maxX == 6 && keys[2].face.maxX == 384)
    #expect(keys[3].face.minY - keys[0].face.maxY >= 6 && (45...48).contains(keys[0].face.height))
    let older = try #require(phone(5, type: .numberPad).keyboard.stage.shownKeyboard).arrangement.keys
    #expect(older[1].face.minX == older[0].face.maxX)
  }

  @Test("the 123 key of a name and phone pad leads to the phone's digits and back")
  func namePhonePad() {
    let phone = phone(0, type: .namePhonePad)
    #expect(phone.keyboard.keyTitles.contains("Q"))
    phone.tap("123")
    #expect(phone.keyboard.keyTitles == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "ABC", "0", "delete"])
    phone.tap("5", "ABC", "b")
    #expect(phone.first.text.lowercased() == "5b")
  }

  @Test("touches beside the keyboard reach the app")
  func fallThrough() {
    let phone = phone(0)
    #expect(phone.keyboard.window?.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
    #expect(phone.keyboard.window?.hitTest(CGPoint(x: 100, y: 263.5), with: nil) == nil)
    #expect(phone.keyboard.window?.hitTest(CGPoint(x: 100, y: 264), with: nil) is KeyboardView)
    #expect(phone.environment.application.windows.last === phone.keyboard.window)
    #expect(phone.environment.application.keyWindow === phone.window)
    phone.first.resignFirstResponder()
    phone.run(1)
    #expect(phone.keyboard.window?.hitTest(CGPoint(x: 100, y: 300), with: nil) == nil)
  }

  @Test("sliding copies an opaque layer and draws no key again", arguments: screens.indices)
  func sliding(index: Int) throws {
    let phone = phone(index)
    let view = try #require(phone.keyboard.stage.shownKeyboard)
    phone.first.resignFirstResponder()
    phone.run(2)
    phone.first.becomeFirstResponder()
    _ = phone.render()
    let layer = try #require(view.group?.layer)
    #expect(layer.isOpaque)
    #expect(layer.width == Int32(view.bounds.width * phone.environment.traits.scale))
    #expect(layer.height == Int32((view.bounds.height * phone.environment.traits.scale).rounded()))
    for _ in 0..<6 {
      phone.run(1.0 / 60)
      #expect(view.group?.isCurrent == true)
      _ = phone.render()
    }
    #expect(view.group?.layer === layer)
  }

  @Test("a pressed key draws itself and its balloon only")
  func pressing() throws {
    let phone = phone(0)
    _ = phone.render()
    phone.finger(down: try #require(phone.keyboard.center(ofKey: "space")))
    _ = phone.render()
    #expect(phone.drawnArea > 0 && phone.drawnArea < 170 * 55)
    phone.fingerCancelled()
    _ = phone.render()
    phone.finger(down: try #require(phone.keyboard.center(ofKey: "q")))
    let balloon = try #require(phone.keyboard.stage.keyboardView?.balloon)
    #expect(!balloon.isHidden)
    #expect(balloon.screenFrame.minY < 264)
    #expect(balloon.frame.minX == 3)
    _ = phone.render()
    #expect(phone.drawnArea > 0 && phone.drawnArea < 85 * 140)
    phone.fingerUp()
    #expect(balloon.isHidden)
  }

  @Test("colours measured on a picture of iOS 6 (second-reading F.3)")
  func colours() throws {
    let phone = phone(0)
    let surface = try #require(phone.render())
    #expect(surface[160, 264].value & 0xffffff == 0x393c42)
    #expect(surface[160, 265].value & 0xffffff == 0xb3b8bf)
    #expect(surface[0, 479] == .black)
    // The line of light and the foot of the key T, and the black right below it.
    #expect(surface[144, 274].value & 0xffffff == 0xffffff)
    #expect(surface[144, 312] == .black)
    func isNear(_ pixel: PixelColor, _ hex: UInt32) -> Bool {
      [0, 8, 16].allSatisfy { abs(Int((pixel.value >> $0) & 255) - Int((hex >> $0) & 255)) <= 3 }
    }
    #expect(isNear(surface[134, 311], 0xdedfe2))
    #expect(isNear(surface[134, 275], 0xf9f9fa))
    #expect(isNear(surface[90, 473], 0xb3b8bf))
  }

  @Test("the same picture every time")
  func deterministic() throws {
    let first = try #require(phone(0).render()?.copy())
    let second = try #require(phone(0).render())
    #expect(first.difference(from: second)?.count == 0)
  }
}
