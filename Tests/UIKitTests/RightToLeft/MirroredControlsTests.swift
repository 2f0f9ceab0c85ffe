import Canvas
import Foundation
import Testing

@testable import UIKit

/// Fields and controls where the interface runs from right to left.
@MainActor
@Suite(.serialized) struct MirroredControlsTests {
  private func stage(_ isRightToLeft: Bool = true, version: String = "18.0") -> ControlStage {
    let stage = ControlStage(version: version)
    stage.environment.traits.isRightToLeft = isRightToLeft
    return stage
  }

  // MARK: Fields

  /// The left view is at the right, in the rectangle that the field has for what is there.
  @Test func theLeftViewOfAFieldIsAtTheRight() {
    let stage = stage()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
    field.text = "abc"
    stage.window.addSubview(field)
    stage.environment.application.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 170, y: 7, width: 30, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 0, y: 7, width: 50, height: 20))
    #expect(field.rightViewRect(forBounds: field.bounds) == field.leftView?.frame)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX >= 50 && text.maxX <= 170)
    // While it is edited the clear button takes the right view's place.
    field.clearButtonMode = .whileEditing
    field.becomeFirstResponder()
    stage.environment.application.layoutIfNeeded()
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5 && field.rightView?.superview == nil)
    #expect(isNear(field.editingRect(forBounds: field.bounds).minX, 5 + 19 + 3))
    field.semanticContentAttribute = .forceLeftToRight
    #expect(field.clearButtonRect(forBounds: field.bounds).maxX == 195)
    #expect(isNear(field.editingRect(forBounds: field.bounds).minX, 30))
  }

  @Test(arguments: ["10.0", "12.0", "26.0"])
  func aSearchBarStandsAsInAMirror(_ version: String) {
    func frames(_ isRightToLeft: Bool) -> [CGRect] {
      let stage = stage(isRightToLeft, version: version)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
      bar.placeholder = "Search"
      bar.text = "a"
      bar.showsCancelButton = true
      stage.window.addSubview(bar)
      stage.environment.application.layoutIfNeeded()
      let field = bar.searchTextField
      let cancel = bar.subviews.first { $0 is SearchBarCancelButton }
      return [field.frame, cancel?.frame ?? .null]
        + [
          field.textRect(forBounds: field.bounds), field.editingRect(forBounds: field.bounds),
          field.placeholderRect(forBounds: field.bounds),
        ].map { field.convert($0, to: bar) }
    }
    let (plain, turned) = (frames(false), frames(true))
    for (one, two) in zip(plain, turned) {
      #expect(two.isNear(one.mirrored(in: CGRect(x: 0, y: 0, width: 320, height: 56))))
    }
    #expect(turned[1].maxX < turned[0].minX)
  }

  // MARK: Pictures

  /// The pixels of views without words: those of the one are those of the other in a mirror.
  @Test(arguments: ["10.0", "18.0", "26.0"])
  func controlsLookAsInAMirror(_ version: String) throws {
    func picture(_ isRightToLeft: Bool) throws -> (rows: [[UInt32]], colors: Int) {
      let stage = stage(isRightToLeft, version: version)
      stage.environment.traits.scale = 2
      stage.window.backgroundColor = .white
      let size = CGSize(width: 320, height: 320)
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = 0.3
      let slider = UISlider(frame: .zero)
      // Where the thumb is on whole pixels in each look.
      slider.value = 1 / 3
      let on = UISwitch(frame: .zero)
      on.isOn = true
      let pages = UIPageControl(frame: .zero)
      (pages.numberOfPages, pages.currentPage) = (5, 1)
      (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.red, .black)
      let stepper = UIStepper(frame: .zero)
      let segments = UISegmentedControl(items: ["", "", ""])
      segments.selectedSegmentIndex = 0
      let chevron = UITableViewCellAccessoryButton(frame: .zero)
      chevron.isMirrored = chevron.mirrorsParts
      let back = BarButtonView(face: BarButtonFace(backTo: "")) {}
      back.face.isMirrored = back.mirrorsParts
      for (index, view) in [progress, slider, on, pages, stepper, segments, chevron, back].enumerated() {
        let width = view is UISwitch || view is UIStepper ? view.frame.width : 100
        let frame = CGRect(x: 20, y: CGFloat(index) * 40, width: width, height: 32)
        view.frame = isRightToLeft ? frame.mirrored(in: CGRect(origin: .zero, size: size)) : frame
        stage.window.addSubview(view)
      }
      stage.environment.application.layoutIfNeeded()
      let surface = try #require(Surface(width: 640, height: 640))
      let compositor = Compositor(surface: surface)
      var list = Frame(bounds: surface.bounds)
      TreeRenderer.collect([stage.window], origin: .zero, scale: 2, into: &list)
      compositor.render(list)
      let rows = (0..<640).map { row in (0..<640).map { surface.pixels[row * surface.stride + $0] } }
      return (rows, Set(rows.joined()).count)
    }
    let (plain, turned) = (try picture(false), try picture(true))
    #expect(plain.colors > 20 && plain.rows != turned.rows)
    // Soft edges may differ by a step of brightness.
    func difference(_ one: UInt32, _ other: UInt32) -> Int {
      [0, 8, 16].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
    }
    for (row, (one, two)) in zip(plain.rows, turned.rows).enumerated() {
      let worst = zip(one, two.reversed()).map(difference).max() ?? 0
      #expect(worst <= 3, "row \(row)")
    }
  }

  // MARK: Fingers

  @Test func fingersMeanWhatTheySee() {
    let stage = stage()
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.frame.size.width = 150
    let shown = stage.add(segments, at: CGPoint(x: 20, y: 40)) { $0.selectedSegmentIndex }
    stage.tap(30, 50)
    stage.tap(160, 50)
    #expect(stage.take() == ["2", "0"] && shown.accessibleParts.first?.frame.maxX == 150)

    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    _ = stage.add(slider, at: CGPoint(x: 20, y: 100)) { _ in "" }
    stage.drag(from: (206, 115), to: (163, 115))
    #expect(abs(slider.value - 0.25) < 0.01)

    let toggle = stage.add(UISwitch(frame: .zero), at: CGPoint(x: 20, y: 150)) { $0.isOn }
    _ = stage.take()
    stage.drag(from: (60, 165), to: (25, 165))
    #expect(stage.take() == ["true"] && toggle.isOn)
    stage.drag(from: (30, 165), to: (68, 165))
    #expect(stage.take() == ["false"])

    let stepper = stage.add(UIStepper(frame: .zero), at: CGPoint(x: 20, y: 200)) { $0.value }
    stage.tap(30, 215)
    stage.tap(30, 215)
    stage.tap(100, 215)
    #expect(stage.take() == ["1.0", "2.0", "1.0"] && stepper.value == 1)

    let pages = stage.add(UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26)), at: CGPoint(x: 20, y: 250))
    {
      $0.currentPage
    }
    pages.numberOfPages = 3
    stage.tap(30, 262)
    stage.tap(110, 262)
    #expect(stage.take() == ["1", "0"])
  }

  @Test func toolbarsBeginAtTheRight() {
    for (version, isTurned) in [("8.0", false), ("18.0", true)] {
      let stage = stage(version: version)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let first = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      let last = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
      bar.items = [first, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), last]
      stage.window.addSubview(bar)
      stage.environment.application.layoutIfNeeded()
      let margin: CGFloat = isTurned ? 16 : 8
      #expect((isTurned ? last : first).view?.frame.minX == margin)
      #expect((isTurned ? first : last).view?.frame.maxX == 320 - margin)
    }
  }
}
