/// Calls a scroll view on every frame while its content moves by itself.
@MainActor
final class ScrollDriver {
  private var timeline: Timeline?

  func start(_ scrollView: UIScrollView) {
    guard timeline == nil else { return }
    let timeline = UIKitEnvironment.current.timeline
    self.timeline = timeline
    // The timeline holds the driver; a scroll view that is gone must not keep frames coming.
    timeline.addFrameClient(self) { [link = scrollView.link] now in
      if let scrollView = link.view as? UIScrollView { scrollView.moveOn(to: now) } else { self.stop() }
    }
  }

  func stop() {
    timeline?.removeFrameClient(self)
    timeline = nil
  }
}
