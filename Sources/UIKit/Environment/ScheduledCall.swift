/// A call that waits on the timeline.
@MainActor
package final class ScheduledCall {
  let time: Double
  let order: Int
  let isAmbient: Bool
  let action: () -> Void
  package private(set) var isCancelled = false

  init(time: Double, order: Int, isAmbient: Bool, action: @escaping () -> Void) {
    self.time = time
    self.order = order
    self.isAmbient = isAmbient
    self.action = action
  }

  /// The call is not made.
  package func cancel() { isCancelled = true }
}
