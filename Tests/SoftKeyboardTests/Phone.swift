import Canvas
import Foundation
import SoftKeyboard
import UIKit

/// A phone with a keyboard and two views that take text; it is the current one once made.
@MainActor
final class Phone {
  let environment: UIKitEnvironment
  let keyboard: SoftwareKeyboard
  let window: UIWindow
  let first = TypingView(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
  let second = TypingView(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
  private var places: [Int: CGPoint] = [:]

  init(_ version: String = "5.1", change: (inout SystemTraits) -> Void = { _ in }) {
    var traits = SystemTraits()
    traits.systemVersion = version
    traits.look = traits.majorVersion < 7 ? .classic : .modern
    traits.addsAnimations = traits.majorVersion >= 8
    change(&traits)
    environment = UIKitEnvironment(traits: traits)
    UIKitEnvironment.current = environment
    keyboard = SoftwareKeyboard()
    keyboard.install()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.addSubview(first)
    window.addSubview(second)
    window.makeKeyAndVisible()
  }

  var time: Double { environment.timeline.now }

  func run(_ seconds: Double) { environment.timeline.advance(to: environment.timeline.now + seconds) }

  /// The kinds of the notifications posted since the last call.
  func takeLog() -> [String] {
    defer { seen = keyboard.log.count }
    return keyboard.log[seen...].map(\.kind.rawValue)
  }
  private var seen = 0

  // MARK: Fingers

  func finger(_ id: Int = 0, down point: CGPoint) {
    places[id] = point
    environment.application.sendTouch(.began, at: point, id: id)
  }

  func finger(_ id: Int = 0, moveTo point: CGPoint) {
    places[id] = point
    environment.application.sendTouch(.moved, at: point, id: id)
  }

  func fingerUp(_ id: Int = 0) {
    environment.application.sendTouch(.ended, at: places[id] ?? .zero, id: id)
  }

  func fingerCancelled(_ id: Int = 0) {
    environment.application.sendTouch(.cancelled, at: places[id] ?? .zero, id: id)
  }

  /// Touches keys one after the other; false when one of them is not there.
  @discardableResult
  func tap(_ keys: String...) -> Bool {
    for key in keys {
      guard let point = keyboard.center(ofKey: key) else { return false }
      finger(99, down: point)
      fingerUp(99)
      run(0.4)
    }
    return true
  }

  // MARK: Pictures

  private lazy var surface = Surface(
    width: Int32(environment.traits.screenSize.width * environment.traits.scale),
    height: Int32(environment.traits.screenSize.height * environment.traits.scale))
  private lazy var compositor = surface.map { Compositor(surface: $0) }

  /// Draws a frame.
  func render() -> Surface? {
    guard let surface, let compositor else { return nil }
    environment.application.layoutIfNeeded()
    var frame = Frame(bounds: surface.bounds)
    TreeRenderer.collect(
      environment.application.windows, origin: .zero, scale: environment.traits.scale, into: &frame)
    compositor.render(frame)
    return surface
  }

  /// The number of pixels that the last frame drew.
  var drawnArea: Int { compositor?.lastDamage.area ?? 0 }
}
