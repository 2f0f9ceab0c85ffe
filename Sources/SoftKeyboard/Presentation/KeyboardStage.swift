import Assets
import Foundation
import UIKit

/// The views of a keyboard: its window, what slides in it, and the keyboard view, all made at the first focus.
@MainActor
final class KeyboardStage {
  private(set) var window: UITextEffectsWindow?
  private(set) var keyboardView: KeyboardView?
  /// What is shown, or was while it slides away.
  private(set) var current: InputSet?
  unowned private let environment: UIKitEnvironment
  /// The keys' places on the screens that were asked for; phones share them.
  private static var geometries: [GeometryKey: KeyboardGeometry] = [:]

  private struct GeometryKey: Hashable {
    var look: SystemTraits.Look
    var isPad: Bool
    var width: Double
    var height: Double
    var keyArea: Double
  }

  init(environment: UIKitEnvironment) { self.environment = environment }

  /// Where it is on the screen now, also while it moves.
  var frame: CGRect? { window?.host.presented.frame }

  /// The keyboard view, unless something else is shown.
  var shownKeyboard: KeyboardView? {
    guard let keyboardView, keyboardView === window?.host.content else { return nil }
    return keyboardView
  }

  // MARK: Contents

  /// Puts the set's views into the host, at `place` on the screen; nil leaves the host where it is.
  func install(
    _ set: InputSet, for responder: (UIResponder & UIKeyInput)?, _ measure: InputSetMeasure, at place: CGRect?,
    keepsAccessory: Bool
  ) {
    UIView.performWithoutAnimation {
      let host = visibleWindow().host
      host.isHidden = false
      // Where only the accessory will stay, the keyboard slides away below it.
      let content =
        set.showsContent ? set.inputView ?? keyboardView(for: responder, set, measure) : host.content
      if let place {
        environment.animations.removeAll(of: host)
        environment.animations.removeAll(of: host.holder)
        host.frame = CGRect(origin: place.origin, size: set.frame.size)
        host.holder.frame = CGRect(origin: CGPoint(x: 0, y: set.accessoryHeight), size: set.contentSize)
      }
      set.accessory?.frame = CGRect(x: 0, y: 0, width: set.frame.width, height: set.accessoryHeight)
      set.inputView?.frame = CGRect(origin: .zero, size: set.contentSize)
      current = set
      host.show(
        content: content, balloon: keyboardView?.balloon, accessory: set.accessory, keepsAccessory: keepsAccessory)
    }
  }

  private func visibleWindow() -> UITextEffectsWindow {
    let window = window ?? UITextEffectsWindow(screen: CGRect(origin: .zero, size: environment.traits.screenSize))
    self.window = window
    window.isHidden = false
    return window
  }

  private func keyboardView(
    for responder: (UIResponder & UIKeyInput)?, _ set: InputSet, _ measure: InputSetMeasure
  ) -> UIView? {
    guard let responder else { return keyboardView }
    let configuration = measure.configuration(for: responder, size: set.contentSize, geometry: geometry(for:))
    if let keyboardView {
      keyboardView.isUserInteractionEnabled = true
      keyboardView.configure(configuration)
      return keyboardView
    }
    let engine = TypingEngine(layout: measure.layout, timeline: environment.timeline)
    engine.begin(responder)
    let view = KeyboardView(engine: engine, timeline: environment.timeline, configuration: configuration)
    keyboardView = view
    return view
  }

  /// The keys' places, decoded once for a screen.
  private func geometry(for parts: KeyboardHeight) -> KeyboardGeometry {
    let traits = environment.traits
    let size = traits.screenSize
    let key = GeometryKey(
      look: traits.look, isPad: traits.isPad, width: size.width, height: size.height, keyArea: parts.keyArea)
    if let known = Self.geometries[key] { return known }
    let geometry = KeyboardGeometry(
      look: traits.look == .classic ? .classic : .modern, idiom: traits.isPad ? .pad : .phone, screen: size,
      keyArea: parts.keyArea)
    Self.geometries[key] = geometry
    return geometry
  }

  // MARK: Places

  /// Moves everything to `origin` on the screen, and the content below an accessory of the given height, in points.
  func place(at origin: CGPoint, accessoryHeight: CGFloat?) {
    guard let host = window?.host else { return }
    host.frame.origin = origin
    if let accessoryHeight { host.holder.frame.origin.y = accessoryHeight }
  }

  /// Moves the content in the host without animation, in points.
  func moveContent(by dy: CGFloat) {
    guard let holder = window?.host.holder else { return }
    UIView.performWithoutAnimation { holder.frame.origin.y += dy }
  }

  /// Holds the host at a place on the screen, before it goes: what ran is stopped, and keys cannot be touched.
  func stop(at place: CGRect) {
    keyboardView?.cancelFingers()
    keyboardView?.isUserInteractionEnabled = false
    guard let host = window?.host else { return }
    let offset = host.holder.presented.frame.origin
    UIView.performWithoutAnimation {
      environment.animations.removeAll(of: host)
      environment.animations.removeAll(of: host.holder)
      host.frame.origin = place.origin
      host.holder.frame.origin = offset
    }
  }

  /// A movement ended: takes out what is not to be seen any more.
  func settle(isHidden: Bool) {
    guard let host = window?.host else { return }
    if isHidden {
      host.isHidden = true
      current = nil
      host.show(content: nil, balloon: nil, accessory: nil, keepsAccessory: false)
    } else if let current, !current.showsContent {
      host.show(content: nil, balloon: nil, accessory: current.accessory, keepsAccessory: false)
    }
    host.removeLeftovers()
  }
}
