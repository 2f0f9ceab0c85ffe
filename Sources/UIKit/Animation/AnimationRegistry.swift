import Foundation

/// The running animations of a phone.
@MainActor
package final class AnimationRegistry {
  private let timeline: Timeline
  private var running: [ObjectIdentifier: UIView] = [:]
  private var markedTime: Double?

  init(timeline: Timeline) { self.timeline = timeline }

  package var isEmpty: Bool { running.isEmpty }

  /// A property of `view` is about to change from `old` to `new` inside of a block.
  func animate(_ view: UIView, from old: ViewState, to new: ViewState, in context: AnimationContext) {
    let shown = view.presented
    let adds = UIKitEnvironment.current.traits.addsAnimations && !context.beginsFromCurrentState
    for property in AnimatableProperty.allCases {
      let before = property.vector(of: old)
      let after = property.vector(of: new)
      if before == after { continue }
      let kind: PropertyAnimation.Kind
      if adds {
        kind = .added(before - after)
      } else {
        kind = .from(context.beginsFromCurrentState ? property.vector(of: shown) : before)
        remove(property, of: view)
      }
      context.group.count += 1
      let animation = PropertyAnimation(
        property: property, kind: kind, start: timeline.now + context.delay, duration: context.duration,
        curve: context.curve, repeats: context.repeats, autoreverses: context.autoreverses, group: context.group)
      view.animations.append(animation)
      if !animation.repeats {
        timeline.schedule(after: animation.end - timeline.now) { [weak self, link = view.link] in
          guard let self, let view = link.view else { return }
          self.sweep(view)
        }
      }
    }
    guard !view.animations.isEmpty, running.updateValue(view, forKey: ObjectIdentifier(view)) == nil else { return }
    timeline.isAnimating = true
  }

  /// A change outside of a block: what runs for that property ends where the model now is.
  func stop(_ properties: [AnimatableProperty], of view: UIView) {
    for property in properties { remove(property, of: view) }
    if view.animations.isEmpty { forget(view) }
  }

  package func removeAll(of view: UIView) {
    stop(AnimatableProperty.allCases, of: view)
    view.markChanged()
  }

  private func remove(_ property: AnimatableProperty, of view: UIView) {
    let removed = view.animations.filter { $0.property == property }
    guard !removed.isEmpty else { return }
    view.animations.removeAll { $0.property == property }
    for animation in removed {
      animation.group.interrupt()
      end(animation.group)
    }
  }

  /// Takes out what has ended and calls the completions.
  private func sweep(_ view: UIView) {
    let now = timeline.now
    let ended = view.animations.filter { $0.end <= now }
    guard !ended.isEmpty else { return }
    view.animations.removeAll { $0.end <= now }
    view.markChanged()
    if view.animations.isEmpty { forget(view) }
    for animation in ended { end(animation.group) }
  }

  private func end(_ group: AnimationGroup) {
    group.count -= 1
    if group.count == 0 { group.finish() }
  }

  private func forget(_ view: UIView) {
    guard running.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
    if running.isEmpty { timeline.isAnimating = false }
  }

  /// Marks what has moved since the last call as changed.
  func markViews() {
    guard markedTime != timeline.now else { return }
    markedTime = timeline.now
    for view in running.values { view.markChanged() }
  }
}
