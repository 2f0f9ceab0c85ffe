import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct LayoutGuideTests {
  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func ownGuide() {
    let stage = LayoutStage()
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    #expect(guide.owningView === stage.root && stage.root.layoutGuides == [guide])
    let view = stage.view()
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 7),
      guide.widthAnchor.constraint(equalToConstant: 20), view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    stage.layOut()
    #expect(view.frame.minX == 27 && guide.layoutFrame == CGRect(7, 0, 20, 0))
    stage.root.removeLayoutGuide(guide)
    #expect(stage.root.layoutGuides.isEmpty && stage.root.constraints.isEmpty && guide.owningView == nil)
  }

  @Test func safeArea() {
    let stage = LayoutStage(safeArea: UIEdgeInsets(top: 44, bottom: 34))
    let controller = UIViewController()
    stage.root.removeFromSuperview()
    controller.view = stage.root
    stage.window.rootViewController = controller
    let view = stage.view()
    pin(view, to: stage.root.safeAreaLayoutGuide)
    stage.layOut()
    #expect(view.frame == CGRect(0, 44, 320, 402))
    controller.additionalSafeAreaInsets = UIEdgeInsets(left: 5)
    stage.layOut()
    #expect(view.frame == CGRect(5, 44, 315, 402))
    #expect(stage.root.safeAreaLayoutGuide.layoutFrame == view.frame)
    // Inside of it nothing is left to keep off.
    let inner = stage.view(in: view)
    pin(inner, to: view.safeAreaLayoutGuide)
    stage.layOut()
    #expect(inner.frame == CGRect(0, 0, 315, 402))
  }

  @Test func marginsOfAPlainView() {
    let stage = LayoutStage()
    let view = stage.view()
    pin(view, to: stage.root.layoutMarginsGuide)
    stage.layOut()
    #expect(view.frame == CGRect(8, 8, 304, 464))
    stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stage.layOut()
    #expect(view.frame == CGRect(2, 1, 314, 476))
    let inner = stage.view(in: view)
    pin(inner, to: view.layoutMarginsGuide)
    view.preservesSuperviewLayoutMargins = true
    stage.root.layoutMargins = UIEdgeInsets(top: 50, left: 2, bottom: 3, right: 4)
    stage.layOut()
    #expect(view.frame.minY == 50 && inner.frame.minY == 8)
  }

  @Test func marginsOfAControllersView() {
    let stage = LayoutStage(safeArea: UIEdgeInsets(top: 44, bottom: 34))
    let controller = UIViewController()
    controller.view = stage.root
    #expect(stage.root.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    stage.root.insetsLayoutMarginsFromSafeArea = false
    #expect(stage.root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test func readableWidth() {
    let stage = LayoutStage()
    let view = stage.view()
    pin(view, to: stage.root.readableContentGuide)
    stage.layOut()
    #expect(view.frame == CGRect(8, 8, 304, 464))
    stage.window.frame.size.width = 1000
    stage.layOut()
    #expect(view.frame == CGRect(164, 8, 672, 464))
  }

  /// The margins of a view grow to it where the view is told so, and its own wider ones stay.
  @Test func marginsFollowTheReadableWidth() {
    let stage = LayoutStage()
    stage.environment.traits.systemVersion = "18.0"
    let view = stage.view()
    pin(view, to: stage.root.layoutMarginsGuide)
    stage.root.layoutMarginsFollowReadableWidth = true
    stage.layOut()
    #expect(view.frame == CGRect(8, 8, 304, 464))
    stage.window.frame.size.width = 1000
    stage.layOut()
    #expect(view.frame == CGRect(164, 8, 672, 464))
    #expect(stage.root.layoutMargins == UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
    stage.root.layoutMargins.left = 200
    stage.layOut()
    #expect(view.frame == CGRect(200, 8, 636, 464))
    stage.root.layoutMarginsFollowReadableWidth = false
    stage.root.layoutMargins = .zero
    stage.layOut()
    #expect(view.frame == CGRect(0, 0, 1000, 480))
  }

  /// It grows with the text: 46 letters M, in steps of 8.
  @Test func theReadableWidthFollowsTheText() {
    #expect([14, 16, 17, 19, 23].map { ReadableWidth.value(bodySize: $0) } == [560, 640, 672, 752, 912])
  }

  /// From iOS 26 a view that is little wider than readable keeps its margins.
  @Test func fromIOS26LittleMoreThanTheReadableWidthIsUsed() {
    let stage = LayoutStage()
    stage.environment.traits.systemVersion = "26.0"
    stage.window.frame.size.width = 760
    stage.layOut()
    #expect(stage.root.readableContentGuide.layoutFrame == CGRect(8, 8, 744, 464))
    stage.window.frame.size.width = 768
    stage.layOut()
    #expect(stage.root.readableContentGuide.layoutFrame == CGRect(48, 8, 672, 464))
  }

  @Test func keyboard() {
    let stage = LayoutStage(safeArea: UIEdgeInsets(bottom: 34))
    let view = stage.view()
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: stage.root.keyboardLayoutGuide.topAnchor, constant: -10),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.layOut()
    #expect(view.frame.maxY == 436)
    UIView.animate(withDuration: 0.25) {
      stage.environment.moveKeyboard(to: CGRect(0, 264, 320, 216))
    }
    #expect(view.frame.maxY == 254 && view.presented.frame.maxY == 436)
    #expect(stage.root.keyboardLayoutGuide.layoutFrame == CGRect(0, 264, 320, 216))
    stage.environment.moveKeyboard(to: nil)
    #expect(view.frame.maxY == 436)
    stage.root.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.layOut()
    #expect(view.frame.maxY == 470)
  }

  @Test func barGuidesOfControllers() {
    let stage = LayoutStage(system: "8.0", safeArea: UIEdgeInsets(top: 20))
    let controller = UIViewController()
    stage.root.removeFromSuperview()
    controller.view = stage.root
    stage.window.rootViewController = controller
    let view = stage.view()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
        multiplier: 1, constant: 5),
      NSLayoutConstraint(
        item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom,
        multiplier: 1, constant: 6),
    ])
    stage.layOut()
    #expect(view.frame.minY == 25 && view.frame.maxY == 474)
    #expect(controller.topLayoutGuide.length == 20)
  }

  @Test func contentOfAScrollView() {
    let stage = LayoutStage()
    let scrollView = stage.add(UIScrollView())
    pin(scrollView, to: stage.root.safeAreaLayoutGuide)
    let content = stage.view(in: scrollView)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 6),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -6),
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    stage.layOut()
    #expect(content.frame == CGRect(5, 6, 310, 1000) && scrollView.contentSize == CGSize(width: 320, height: 1012))
    scrollView.contentOffset.y = 100
    stage.layOut()
    #expect(content.frame == CGRect(5, 6, 310, 1000) && stage.environment.layoutReports.isEmpty)
  }

  @Test func guidesOfAScrollView() {
    let stage = LayoutStage()
    let scrollView = stage.add(UIScrollView())
    pin(scrollView, to: stage.root.safeAreaLayoutGuide)
    let content = stage.view(in: scrollView)
    pin(content, to: scrollView.contentLayoutGuide)
    let header = stage.view(in: scrollView)
    let outside = stage.add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
      header.heightAnchor.constraint(equalToConstant: 10),
      outside.topAnchor.constraint(equalTo: content.topAnchor, constant: 50),
    ])
    stage.layOut()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
    scrollView.contentOffset.y = 40
    stage.layOut()
    #expect(header.frame.minY == 43 && outside.frame.minY == 10)
  }

  @Test func contentSizeOfCodeStays() {
    let stage = LayoutStage()
    let scrollView = stage.add(UIScrollView())
    pin(scrollView, to: stage.root.safeAreaLayoutGuide)
    scrollView.contentSize = CGSize(width: 300, height: 800)
    let view = stage.view(in: scrollView)
    view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10).isActive = true
    stage.layOut()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 800) && view.frame.minY == 10)
  }
}
