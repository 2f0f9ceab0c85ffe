import Canvas
import Foundation
import UIKit

extension DisplayList {
  /// The strip of candidates over the keys of a Japanese or Chinese keyboard: a line of them between hairlines
  /// (looks-and-formats F.2; measures and ground MEM). What is composed is the only candidate: there is no dictionary.
  mutating func candidateStrip(
    _ candidate: String, height: CGFloat, _ ground: PixelColor, _ ink: PixelColor, _ geometry: ContentGeometry
  ) {
    let width = geometry.bounds.width
    let line = 1 / geometry.scale
    let hairline = Paint(.rgb(0xc8c8c8))
    fill(geometry.rect(CGRect(x: 0, y: 0, width: width, height: height)), Paint(ground))
    fill(geometry.placed(CGRect(x: 0, y: 0, width: width, height: line)), hairline)
    fill(geometry.placed(CGRect(x: 0, y: height - line, width: width, height: line)), hairline)
    let font = UIFont.systemFont(ofSize: 18)
    let length = min(font.width(of: candidate), width - 48)
    centeredText(candidate, font, midX: 12 + length / 2, baseline: height / 2 + 6.5, ink, geometry)
    fill(geometry.placed(CGRect(x: 24 + length, y: 0, width: line, height: height)), hairline)
  }
}
