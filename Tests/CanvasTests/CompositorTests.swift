import Testing

@testable import Canvas

/// Drawing only what changed must give the same pixels as drawing everything.
@MainActor
@Suite struct CompositorTests {
  private struct Box {
    var contents: ViewContents
    var x: Int32
    var y: Int32
    var layer: Layer?
  }

  private func list(_ generator: inout SeededGenerator) -> DisplayList {
    var list = DisplayList()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let rect = PixelRect.random(in: 60, using: &generator)
      let alpha = Bool.random(using: &generator) ? 1 : 0.5
      let color = PixelColor(
        red: Double.random(in: 0...1, using: &generator), green: Double.random(in: 0...1, using: &generator), blue: 0.5,
        alpha: alpha)
      if Bool.random(using: &generator) {
        list.fill(rect, Paint(color))
      } else {
        list.fill(rect, ShapeMasks.fill(radius: 5), Paint(color))
      }
    }
    return list
  }

  private func frame(_ boxes: [Box], _ bounds: PixelRect) -> Frame {
    var frame = Frame(bounds: bounds)
    for box in boxes {
      if let layer = box.layer {
        var inner = Frame(bounds: layer.bounds)
        inner.add(box.contents, x: 0, y: 0, clip: layer.bounds)
        layer.update(inner)
        frame.add(layer, x: box.x, y: box.y, clip: bounds)
      } else {
        frame.add(box.contents, x: box.x, y: box.y, clip: bounds)
      }
    }
    return frame
  }

  @Test func damageGivesTheSamePixelsAsAFullRedraw() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<12 {
      let bounds = PixelRect(x: 0, y: 0, width: 120, height: 120)
      let compositor = Compositor(surface: try #require(Surface(width: 120, height: 120)))
      var boxes: [Box] = []
      for _ in 0..<40 {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1:
          let contents = ViewContents()
          contents.replace(with: list(&generator))
          let layer = Bool.random(using: &generator) ? Layer(width: 60, height: 60, isOpaque: false) : nil
          boxes.insert(
            Box(contents: contents, x: 10, y: 10, layer: layer), at: Int.random(in: 0...boxes.count, using: &generator))
        case 2 where !boxes.isEmpty: boxes.remove(at: Int.random(in: 0..<boxes.count, using: &generator))
        case 3 where !boxes.isEmpty:
          boxes[Int.random(in: 0..<boxes.count, using: &generator)].contents.replace(with: list(&generator))
        case 4 where boxes.count > 1: boxes.swapAt(0, boxes.count - 1)
        default:
          if !boxes.isEmpty {
            let index = Int.random(in: 0..<boxes.count, using: &generator)
            boxes[index].x += Int32.random(in: -30...30, using: &generator)
            boxes[index].y += Int32.random(in: -30...30, using: &generator)
          }
        }
        compositor.render(frame(boxes, bounds))
        let fresh = Compositor(surface: try #require(Surface(width: 120, height: 120)))
        fresh.render(frame(boxes, bounds))
        #expect(compositor.surface.difference(from: fresh.surface)?.count == 0)
      }
    }
  }

  @Test func anUnchangedFrameDrawsNothing() throws {
    let compositor = Compositor(surface: try #require(Surface(width: 50, height: 50)))
    let contents = ViewContents()
    var list = DisplayList()
    list.fill(PixelRect(x: 0, y: 0, width: 50, height: 50), Paint(.white))
    contents.replace(with: list)
    var frame = Frame(bounds: compositor.surface.bounds)
    frame.add(contents, x: 0, y: 0, clip: compositor.surface.bounds)
    compositor.render(frame)
    #expect(compositor.lastDamage.area == 2500)
    compositor.render(frame)
    #expect(compositor.lastDamage.isEmpty)
  }

  @Test func aMovedBoxDamagesOnlyItsOldAndNewPlace() throws {
    let compositor = Compositor(surface: try #require(Surface(width: 100, height: 100)))
    let background = ViewContents()
    var white = DisplayList()
    white.fill(PixelRect(x: 0, y: 0, width: 100, height: 100), Paint(.white))
    background.replace(with: white)
    let box = ViewContents()
    var black = DisplayList()
    black.fill(PixelRect(x: 0, y: 0, width: 4, height: 4), Paint(.black))
    box.replace(with: black)
    func frame(_ x: Int32) -> Frame {
      var frame = Frame(bounds: compositor.surface.bounds)
      frame.add(background, x: 0, y: 0, clip: frame.bounds)
      frame.add(box, x: x, y: 10, clip: frame.bounds)
      return frame
    }
    compositor.render(frame(10))
    compositor.render(frame(60))
    #expect(compositor.lastDamage.area == 32)
    #expect(compositor.surface[60, 10] == .black)
    #expect(compositor.surface[10, 10] == .white)
  }
}
