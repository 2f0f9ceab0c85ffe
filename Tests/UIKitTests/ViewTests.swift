import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewTests {
  @Test func frameBoundsCenterAndTransformBelongTogether() {
    UIKitEnvironment.current = UIKitEnvironment()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center.x = 100
    #expect(view.frame == CGRect(x: 85, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 70, y: 30, width: 60, height: 20))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 30) < 1e-9)
  }

  @Test func conversionsGoThereAndBack() {
    UIKitEnvironment.current = UIKitEnvironment()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    outer.bounds.origin = CGPoint(x: 5, y: 50)
    let inner = UIView(frame: CGRect(x: 30, y: 60, width: 20, height: 20))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 35, y: 30))
    #expect(inner.convert(CGPoint(x: 35, y: 30), from: nil) == .zero)
    #expect(outer.convert(CGRect(x: 0, y: 0, width: 20, height: 20), from: inner) == inner.frame)
    outer.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 3, y: 4)
    let back = inner.convert(inner.convert(point, to: window), from: window)
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test func hitTestingFindsTheFrontmostThatCanBeTouched() {
    UIKitEnvironment.current = UIKitEnvironment()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    front.alpha = 0.01
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === root)
  }

  @Test func aViewCannotHoldItself() {
    UIKitEnvironment.current = UIKitEnvironment()
    let a = UIView()
    let b = UIView()
    a.addSubview(b)
    b.addSubview(a)
    a.addSubview(a)
    #expect(a.superview == nil)
    #expect(b.superview === a)
  }

  @Test func absurdNumbersAreLeftOut() {
    UIKitEnvironment.current = UIKitEnvironment()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    view.center = CGPoint(x: CGFloat.infinity, y: 0)
    view.bounds = CGRect(x: 0, y: 0, width: 1e300, height: 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func userInfoRectanglesReadBothWays() {
    UIKitEnvironment.current = UIKitEnvironment()
    let value: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((value as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(value as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func lifeCycleComesInOrder() {
    UIKitEnvironment.current = UIKitEnvironment()
    final class Recorder: UIViewController {
      static var events: [String] = []
      let name: String
      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      func note(_ event: String) { Self.events.append("\(name) \(event)") }
      override func viewDidLoad() { note("didLoad") }
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }
    Recorder.events = []
    let tabs = UITabBarController()
    tabs.viewControllers = [Recorder("a"), Recorder("b")]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    #expect(
      Recorder.events == [
        "a didLoad", "a willAppear", "a didAppear", "b didLoad", "b willAppear", "a willDisappear", "a didDisappear",
        "b didAppear",
      ])
    #expect(tabs.viewControllers?[1].view.frame == CGRect(x: 0, y: 0, width: 320, height: 411))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 411, width: 320, height: 49))
  }
}
