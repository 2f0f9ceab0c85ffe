import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct DisplayControlTests {
  @Test func sizesAreThoseOfTheEra() {
    let sizes: [(SystemTraits.Look, String, [CGFloat])] = [
      (.classic, "5.1", [9, 11, 36]), (.modern, "10.0", [2, 2, 37]), (.modern, "18.0", [4, 4, 26]),
    ]
    for (look, version, numbers) in sizes {
      _ = ControlStage(look: look, version: version)
      #expect(UIProgressView(progressViewStyle: .default).frame.height == numbers[0])
      #expect(UIProgressView(progressViewStyle: .bar).frame.height == numbers[1])
      let pages = UIPageControl(frame: .zero)
      pages.numberOfPages = 3
      #expect(pages.intrinsicContentSize.height == numbers[2])
      #expect(UIActivityIndicatorView(style: .gray).intrinsicContentSize == CGSize(width: 20, height: 20))
      #expect(UIActivityIndicatorView(style: .whiteLarge).frame.size == CGSize(width: 37, height: 37))
      #expect(UIPickerView(frame: .zero).frame.size == CGSize(width: 320, height: 216))
      #expect(UIDatePicker(frame: .zero).intrinsicContentSize.height == 216)
    }
  }

  @Test func pagesTurnOnTheSideOfTheTap() {
    let stage = ControlStage()
    let pages = stage.add(UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))) { $0.currentPage }
    pages.numberOfPages = 3
    stage.tap(110, 58)
    stage.tap(110, 58)
    stage.tap(110, 58)
    stage.tap(30, 58)
    #expect(stage.take() == ["1", "2", "1"])
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.currentPage = 12
    #expect(pages.currentPage == 0)
  }

  @Test func dotsThatHaveNoRoomAreLeftOutFromIOS14On() {
    let look = PageControlLook.modern
    // Twenty dots with sixteen points from one to the next fit in 320.
    #expect(look.shownPages(of: 40, current: 0, width: 320) == 0..<20)
    #expect(look.shownPages(of: 40, current: 20, width: 320) == 10..<30)
    #expect(look.shownPages(of: 40, current: 39, width: 320) == 20..<40)
    #expect(
      look.shownPages(of: 5, current: 2, width: 320) == 0..<5 && look.shownPages(of: 3, current: 0, width: 0) == 0..<1)
    #expect(PageControlLook.flat.shownPages(of: 40, current: 0, width: 320) == 0..<40)
    let shown = 10..<30
    #expect([10, 11, 12, 27, 28, 29].map { look.scale(of: $0, in: shown, count: 40) } == [0.45, 0.7, 1, 1, 0.7, 0.45])
    // The first page is an end of its own.
    #expect([0, 1, 19].map { look.scale(of: $0, in: 0..<20, count: 40) } == [1, 1, 0.45])
  }

  @Test func aTurningWheelLetsThePhoneRest() {
    let stage = ControlStage()
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating && stage.environment.timeline.isSettled)
    stage.environment.needsDisplay = false
    stage.run(0.5)
    #expect(stage.environment.needsDisplay)
    wheel.stopAnimating()
    stage.environment.needsDisplay = false
    stage.run(0.5)
    #expect(wheel.isHidden && !stage.environment.needsDisplay)
  }

  @Test func progressStaysInItsRange() {
    let stage = ControlStage()
    let bar = UIProgressView(progressViewStyle: .default)
    stage.window.addSubview(bar)
    bar.setProgress(3, animated: true)
    #expect(bar.progress == 1 && !stage.environment.timeline.isSettled)
    stage.run(1)
    bar.progress = .nan
    bar.progress = -1
    #expect(bar.progress == 0 && stage.environment.timeline.isSettled)
  }
}
