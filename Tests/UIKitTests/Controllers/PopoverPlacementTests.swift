import Assets
import Canvas
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Where popovers lie and point.
@MainActor
@Suite(.serialized) struct PopoverPlacementTests {
  private static let bounds = CGRect(x: 10, y: 30, width: 748, height: 984)

  private func place(_ anchor: CGRect?, _ allowed: UIPopoverArrowDirection = .any, height: CGFloat = 400)
    -> PopoverPlacement
  {
    PopoverPlacement(
      size: CGSize(width: 320, height: height), anchor: anchor, bounds: Self.bounds, allowed: allowed, arrowHeight: 13)
  }

  @Test func aPopoverLiesWhereItHasRoom() {
    let top = CGRect(x: 600, y: 40, width: 100, height: 30)
    let below = place(top)
    #expect(below.direction == .up && below.frame == CGRect(x: 438, y: 83, width: 320, height: 400))
    #expect(below.tip == CGPoint(x: 650, y: 70))
    // At the screen's side the arrow keeps clear of the round corner.
    #expect(place(CGRect(x: 740, y: 40, width: 18, height: 30)).tip.x == 758 - 31.5)
    let bottom = CGRect(x: 100, y: 900, width: 100, height: 30)
    let above = place(bottom)
    #expect(above.direction == .down && above.frame.maxY == 887 && above.tip == CGPoint(x: 150, y: 900))
    // Neither below nor above: beside.
    let middle = CGRect(x: 20, y: 500, width: 40, height: 40)
    let beside = place(middle, height: 900)
    #expect(beside.direction == .left && beside.frame.minX == 73 && beside.tip == CGPoint(x: 60, y: 520))
    #expect(place(CGRect(x: 700, y: 500, width: 40, height: 40), height: 900).direction == .right)
    #expect(place(nil).direction == [] && place(nil).frame.midX == Self.bounds.midX)
  }

  /// An anchor that fills the screen, and one that a turn has left outside of it.
  @Test func aPopoverWithoutRoomLiesOverItsAnchor() {
    for anchor in [Self.bounds, CGRect(x: 600, y: 1_200, width: 40, height: 40)] {
      let place = place(anchor)
      #expect(place.frame.size == CGSize(width: 320, height: 400))
      #expect(Self.bounds.contains(place.frame), "\(place.frame)")
    }
  }

  @Test func onlyAllowedDirectionsAreTaken() {
    let top = CGRect(x: 300, y: 40, width: 100, height: 30)
    #expect(place(top, .left).direction == .left)
    // There is no room above: it is cut to what there is.
    let cut = place(CGRect(x: 300, y: 200, width: 100, height: 30), .down)
    #expect(cut.direction == .down && cut.frame == CGRect(x: 190, y: 30, width: 320, height: 157))
  }

  @Test func aPopoverOnAPadFadesInWithItsArrow() throws {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("ipad-9.7")
    let root = UIViewController()
    let phone = try Phone(options) { root }
    let content = UIViewController()
    content.view.backgroundColor = .yellow
    content.preferredContentSize = CGSize(width: 300, height: 200)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 300, y: 300, width: 100, height: 40)
    root.present(content, animated: true)
    phone.run(for: 0.1)
    #expect(content.view.presentedScreenFrame == CGRect(x: 200, y: 353, width: 300, height: 200))
    phone.settle()
    #expect(popover.arrowDirection == .up)
    // Between the source and the popover the arrow shows in the popover's colour.
    phone.render()
    let scale = Int(phone.surface.width) / 768
    let pixel = phone.surface.pixels[(350 * scale) * phone.surface.stride + 350 * scale]
    #expect(pixel & 0xff_ffff == 0xff_ff00)
    popover.permittedArrowDirections = .down
    popover.containerView?.setNeedsLayout()
    phone.settle()
    #expect(popover.arrowDirection == .down && content.view.presentedScreenFrame.maxY == 287)
  }
}
