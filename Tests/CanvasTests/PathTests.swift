import Foundation
import Testing

@testable import Canvas

@MainActor
@Suite struct PathTests {
  private func area(_ mask: Mask) -> Double {
    (0..<Int(mask.width) * Int(mask.height)).reduce(0) { $0 + Double(mask.coverage[$1]) / 255 }
  }

  @Test func aRectangleCoversItsArea() throws {
    var path = Path()
    path.addRect(CGRect(x: 1.5, y: 2, width: 10, height: 4.5))
    let placed = try #require(PathMasks.mask(of: path))
    #expect(abs(area(placed.mask) - 45) < 0.2)
    #expect(placed.x == 1 && placed.y == 2)
  }

  @Test func aCircleCoversPiRSquared() throws {
    var path = Path()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    let placed = try #require(PathMasks.mask(of: path))
    #expect(abs(area(placed.mask) - .pi * 400) < 4)
  }

  @Test func arcsGoTheWayTheyAreAskedTo() throws {
    var quarter = Path()
    quarter.move(to: CGPoint(x: 20, y: 20))
    quarter.addArc(center: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    quarter.close()
    var rest = Path()
    rest.move(to: CGPoint(x: 20, y: 20))
    rest.addArc(center: CGPoint(x: 20, y: 20), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    rest.close()
    let circle = Double.pi * 400
    #expect(abs(area(try #require(PathMasks.mask(of: quarter)).mask) - circle / 4) < 3)
    #expect(abs(area(try #require(PathMasks.mask(of: rest)).mask) - circle * 3 / 4) < 5)
  }

  @Test func aStrokeCoversLengthTimesWidth() throws {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    let placed = try #require(PathMasks.mask(of: path.stroked(width: 4)))
    // A hundred times four, and a round cap at either end.
    #expect(abs(area(placed.mask) - (400 + .pi * 4)) < 4)
  }

  @Test func notANumberDrawsNothing() {
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
    path.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
    _ = PathMasks.mask(of: path)
    _ = path.stroked(width: 3).flattened()
  }

  @Test func roundedCornersAreSymmetric() {
    let mask = ShapeMasks.fill(radius: 6.5)
    for y in 0..<Int(mask.height) {
      for x in 0..<Int(mask.width) {
        let mirrored = mask.coverage[y * Int(mask.width) + Int(mask.width) - 1 - x]
        #expect(abs(Int(mask.coverage[y * Int(mask.width) + x]) - Int(mirrored)) <= 2)
      }
    }
  }
}
