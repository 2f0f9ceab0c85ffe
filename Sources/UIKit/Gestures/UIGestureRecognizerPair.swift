extension UIGestureRecognizer {
  /// Fingers of a gesture of two were lifted: one that runs ends with the first of them, one that may still begin fails with
  /// the last.
  func endPair(_ lifted: Set<UITouch>) {
    let left = numberOfTouches - lifted.count
    if state == .possible, !isWaiting {
      if left == 0 { state = .failed }
    } else if left < 2 {
      state = .ended
    }
  }
}
