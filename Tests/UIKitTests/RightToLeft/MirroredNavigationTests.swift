import Foundation
import Testing

@testable import UIKit

/// Navigation bars and their pages where the interface runs from right to left.
@MainActor
@Suite(.serialized) struct MirroredNavigationTests {
  private func stage(_ language: String, ios version: String = "12") throws -> (NavigationStage, LoggingController) {
    let stage = try NavigationStage(ios: version, language: language)
    let second = LoggingController("B", stage.log)
    second.navigationItem.leftItemsSupplementBackButton = true
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    second.navigationItem.rightBarButtonItems = ["Save", "More"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    return (stage, second)
  }

  private func frames(in bar: UINavigationBar) throws -> [CGRect] {
    bar.layoutIfNeeded()
    return try #require(bar.content).subviews.map(\.frame)
  }

  /// Back button, buttons on both sides, title: each where a mirror shows it, to a pixel.
  @Test func theBarStandsAsInAMirror() throws {
    let (english, second) = try stage("en")
    english.push(second, animated: false)
    let plain = try frames(in: english.bar)
    let (hebrew, other) = try stage("he")
    hebrew.push(other, animated: false)
    let turned = try frames(in: hebrew.bar)
    #expect(plain.count == 5 && turned.count == 5)
    for (one, two) in zip(plain, turned) {
      #expect(two.isNear(one.mirrored(in: english.bar.bounds), by: 0.51))
    }
    let back = try #require(hebrew.bar.content?.back)
    #expect(isNear(back.frame.maxX, 375 - 8) && back.face.isMirrored)
    #expect(isNear(turned.dropFirst(2).first?.minX ?? 0, 16, within: 0.51))
  }

  @Test func largeTitlesBeginAtTheRight() throws {
    let (stage, _) = try stage("ar")
    stage.bar.prefersLargeTitles = true
    stage.navigation.view.layoutIfNeeded()
    stage.bar.layoutIfNeeded()
    let title = try #require(stage.bar.content?.largeTitle)
    #expect(title.textAlignment == .right && isNear(title.frame.maxX, 375 - 16))
  }

  @Test func pagesComeFromTheLeftAndTheRightEdgeLeadsBack() throws {
    let (stage, second) = try stage("he")
    stage.push(second)
    stage.phone.run(for: 0.1)
    #expect(stage.frameOnScreen(second.view).minX < -1 && stage.frameOnScreen(stage.root.view).minX > 1)
    #expect(try #require(stage.navigation.transition?.upper).shadowSide == .right)
    stage.phone.settle()
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === second)
    stage.swipe(from: 371, to: 271, lifts: false)
    #expect(isNear(stage.frameOnScreen(second.view).minX, -90))
    #expect(isNear(stage.frameOnScreen(stage.root.view).minX, 85.5))
    stage.phone.touch(.ended, at: CGPoint(x: 271, y: 300))
    stage.phone.settle()
    stage.swipe(from: 371, to: 80)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.root)
  }

  /// On its way the title of the page below becomes the back button: both go to the right, where that stands.
  @Test func theTitleGoesToTheBackButton() throws {
    let (stage, second) = try stage("he")
    let title = try #require(stage.bar.content).title
    stage.push(second)
    stage.phone.run(for: 0.1)
    let back = try #require(stage.bar.content?.back)
    #expect(title.presentedScreenFrame.midX > 375 / 2 + 1)
    #expect(back.presentedScreenFrame.maxX < 375 - 9)
    stage.phone.settle()
    #expect(isNear(back.presentedScreenFrame.maxX, 375 - 8))
  }

  /// What is said of a view counts for more than the language: of the bar for the bar, of the controller's view for the way.
  @Test func aViewCanBeToldItsDirection() throws {
    let (hebrew, second) = try stage("he")
    hebrew.bar.semanticContentAttribute = .forceLeftToRight
    hebrew.push(second, animated: false)
    hebrew.bar.layoutIfNeeded()
    let back = try #require(hebrew.bar.content?.back)
    #expect(isNear(back.frame.minX, 8) && !back.face.isMirrored)
    hebrew.bar.semanticContentAttribute = .unspecified
    hebrew.bar.layoutIfNeeded()
    #expect(isNear(back.frame.maxX, 375 - 8) && back.face.isMirrored)

    let (english, other) = try stage("en")
    english.navigation.view.semanticContentAttribute = .forceRightToLeft
    english.push(other)
    english.phone.settle()
    english.swipe(from: 371, to: 80)
    english.phone.settle()
    #expect(english.navigation.topViewController === english.root)
  }

  /// Up to iOS 8 only constraints and texts followed the language.
  @Test func olderSystemsStayAsTheyAre() throws {
    let (stage, second) = try stage("he", ios: "8")
    stage.push(second, animated: false)
    stage.bar.layoutIfNeeded()
    #expect(isNear(try #require(stage.bar.content?.back).frame.minX, 8))
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.root)
  }
}
