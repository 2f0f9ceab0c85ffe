import Foundation
import Testing

@testable import UIKit

/// Traits: who has which, who is told, and what hangs on them.
@MainActor
@Suite(.serialized) struct TraitTests {
  private final class Listener: UIView {
    var told: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      told.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private final class ListeningController: UIViewController {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("\(traitCollection.verticalSizeClass) after \(previousTraitCollection?.verticalSizeClass as Any)")
    }
  }

  @Test func aDynamicColorShowsTheComponentsOfItsSurroundings() {
    _ = LayoutStage(system: "15.0")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faint != UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.systemTeal.pixel == UIColor(hex: 0x30b0c7).pixel)
    dark.performAsCurrent { #expect(UIColor.label.cgColor == UIColor.white.cgColor) }
    #expect(UIColor.label.cgColor == UIColor.black.cgColor)
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.systemBackground.resolvedColor(with: elevated) == UIColor(hex: 0x1c1c1e))
  }

  @Test func aColorThatGivesItselfDoesNotHang() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    _ = color.resolvedColor(with: UITraitCollection())
    _ = color.pixel
  }

  @Test func anOverrideHoldsForTheSubtreeAndTellsItOnce() {
    let stage = LayoutStage(system: "15.0")
    let outer = UIView(frame: CGRect(0, 0, 100, 100))
    let inner = Listener(frame: CGRect(0, 0, 50, 50))
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.told == [.light])
    #expect(stage.root.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.told.count == 1)
    inner.overrideUserInterfaceStyle = .unspecified
    stage.root.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light && inner.told == [.light, .dark])
  }

  @Test func theControllersOverrideHoldsForItsChildrenToo() {
    let stage = LayoutStage(system: "15.0")
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    stage.window.rootViewController = parent
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func aChangeOfThePhoneTellsControllersAlsoWithoutAViewOnTheScreen() {
    let stage = LayoutStage(system: "15.0")
    let parent = ListeningController()
    let hidden = ListeningController()
    parent.addChild(hidden)
    stage.window.rootViewController = parent
    stage.environment.changeTraits { $0.screenSize = CGSize(width: 480, height: 320) }
    let expected = ["compact after Optional(UIKit.UIUserInterfaceSizeClass.regular)"]
    #expect(parent.log == expected && hidden.log == expected)
    stage.environment.changeTraits { $0.screenSize = CGSize(width: 480, height: 320) }
    #expect(parent.log.count == 1)
  }

  /// Looks-and-formats G.7, uikit-facts A.3: the large phones have much room on their side, others have not.
  @Test(arguments: [
    (320.0, 568.0, false, UIUserInterfaceSizeClass.compact), (375, 812, false, .compact), (390, 844, false, .compact),
    (414, 736, false, .regular), (414, 896, false, .regular), (430, 932, false, .regular), (768, 1024, true, .regular),
  ])
  func sizeClasses(_ width: Double, _ height: Double, _ isPad: Bool, _ landscape: UIUserInterfaceSizeClass) {
    var traits = SystemTraits()
    traits.isPad = isPad
    traits.screenSize = CGSize(width: width, height: height)
    #expect(traits.horizontalSizeClass == (isPad ? .regular : .compact) && traits.verticalSizeClass == .regular)
    traits.screenSize = CGSize(width: height, height: width)
    #expect(traits.horizontalSizeClass == landscape)
    #expect(traits.verticalSizeClass == (isPad ? .regular : .compact))
  }

  // MARK: Text

  @Test func fontsFollowTheSizeOfTextWhereTheyAreToldTo() {
    let stage = LayoutStage(system: "15.0")
    let following = stage.add(UILabel())
    let fixed = stage.add(UILabel())
    let scaled = UITextField()
    stage.root.addSubview(scaled)
    following.font = .preferredFont(forTextStyle: .body)
    fixed.font = .preferredFont(forTextStyle: .body)
    scaled.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 24), maximumPointSize: 50)
    following.adjustsFontForContentSizeCategory = true
    scaled.adjustsFontForContentSizeCategory = true
    var posted: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: stage.environment.application, queue: nil
    ) { note in
      let name = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "none"
      MainActor.assumeIsolated { posted.append(name) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.environment.changeTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    #expect(following.font.pointSize == 23 && fixed.font.pointSize == 17)
    // 24 · 18 / 12.
    #expect(scaled.font?.pointSize == 36)
    stage.environment.changeTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    #expect(following.font.pointSize == 53 && scaled.font?.pointSize == 50)
    stage.environment.changeTraits { $0.preferredContentSizeCategory = .large }
    #expect(following.font.pointSize == 17 && scaled.font?.pointSize == 24)
    #expect(posted == ["XXXL", "AccessibilityXXXL", "L"].map { "UICTContentSizeCategory" + $0 })
  }

  /// Looks-and-formats F.6.1: before iOS 11 only styles like the body grow with the accessibility sizes.
  @Test func otherStylesStopAtTheLargestOrdinarySizeBeforeIOS11() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    _ = LayoutStage(system: "10.0")
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 33)
    _ = LayoutStage(system: "11.0")
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits).pointSize == 43)
  }
}
