/// The animations of one block: its completion is called when the last of them has ended.
@MainActor
final class AnimationGroup {
  private var completion: ((Bool) -> Void)?
  private(set) var isInterrupted = false
  var count = 0

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  func interrupt() { isInterrupted = true }

  func finish() {
    let call = completion
    completion = nil
    call?(!isInterrupted)
  }
}
