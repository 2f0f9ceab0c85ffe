import Foundation
import Testing

@testable import UIKit

/// The worked examples of uikit-facts E.10.
@MainActor
@Suite struct AutoresizingTests {
  @Test(arguments: [
    (UInt(0), 40.0, 120.0), (4, 40, 120), (2, 40, 280), (1, 200, 120), (5, 72, 120), (6, 40, 188.571), (3, 80, 240),
    (7, 60, 180),
  ])
  func horizontal(_ mask: UInt, _ x: Double, _ width: Double) {
    UIKitEnvironment.current = UIKitEnvironment()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 10, width: 120, height: 30))
    child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 480, height: 100)
    #expect(abs(child.frame.minX - x) < 0.01)
    #expect(abs(child.frame.width - width) < 0.01)
  }

  @Test(arguments: [
    (UInt(0), 327.0, 31.0), (32, 327, 31), (8, 111, 31), (40, 162.36, 31), (24, 129.70, 12.30), (56, 173.45, 16.44),
  ])
  func vertical(_ mask: UInt, _ y: Double, _ height: Double) {
    UIKitEnvironment.current = UIKitEnvironment()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let child = UIView(frame: CGRect(x: 0, y: 327, width: 10, height: 31))
    child.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    parent.addSubview(child)
    parent.frame.size.height = 244
    #expect(abs(child.frame.minY - y) < 0.01)
    #expect(abs(child.frame.height - height) < 0.01)
  }

  @Test func movingChangesNothing() {
    UIKitEnvironment.current = UIKitEnvironment()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.origin = CGPoint(x: 50, y: 60)
    parent.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
