import Assets
import Foundation
import Samples
import Testing
import UIKit

@testable import Simulator

/// Turning the phone, with the keyboard up and down.
@MainActor
@Suite(.serialized) struct RotationTests {
  private final class Turner: UIViewController {
    var log: [String] = []
    var mask: UIInterfaceOrientationMask?
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let box = UIView(frame: .zero)

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      view.addSubview(field)
      view.addSubview(box)
      box.backgroundColor = .systemRed
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      field.borderStyle = .roundedRect
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      mask ?? super.supportedInterfaceOrientations
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("willTransition \(traitCollection.verticalSizeClass) to \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("viewWillTransition \(view.bounds.size.width) to \(size.width)")
      coordinator.animate { context in
        self.log.append("alongside \(self.view.bounds.width), \(context.transitionDuration) s")
      } completion: { _ in
        self.log.append("completion")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("traitCollectionDidChange \(traitCollection.verticalSizeClass)")
    }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.append("willRotate \(orientation) \(duration) s, width \(view.bounds.width)")
    }

    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.append("willAnimateRotation width \(view.bounds.width)")
    }

    override func didRotate(from orientation: UIInterfaceOrientation) { log.append("didRotate from \(orientation)") }
  }

  private func phone(
    _ device: String, _ version: String? = nil, orientation: UIInterfaceOrientation = .portrait
  ) throws -> (Phone, Turner) {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device)
    if let version { options.device = options.device.running(try #require(SystemVersion(version))) }
    options.orientation = orientation
    options.scale = 1
    // Its field takes the font of the phone that it is made on.
    var turner: Turner?
    let phone = try Phone(options) {
      let made = Turner()
      turner = made
      return made
    }
    return (phone, try #require(turner))
  }

  @Test func fromIOS8TheControllersHearOfSizesAndTraits() throws {
    let (phone, turner) = try phone("iPhone 12")
    phone.render()
    turner.log = []
    #expect(try phone.rotate(.left))
    #expect(phone.environment.traits.interfaceOrientation == .landscapeRight)
    #expect(
      turner.log == [
        "willTransition regular to compact", "viewWillTransition 390.0 to 844.0", "traitCollectionDidChange compact",
        "alongside 844.0, 0.3 s",
      ])
    phone.settle()
    #expect(abs(phone.time - 0.3) < 1e-9 && turner.log.last == "completion" && turner.log.count == 5)
    #expect(turner.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(turner.box.frame == CGRect(x: 47, y: 100, width: 750, height: 20))
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    phone.render()
    #expect(phone.surface.width == 844 && phone.surface.height == 390)
  }

  @Test func beforeIOS8TheyHearOfTheRotation() throws {
    let (phone, turner) = try phone("iphone-3.5")
    phone.render()
    turner.log = []
    try phone.rotate(.right)
    phone.settle()
    #expect(
      turner.log == [
        "willRotate landscapeLeft 0.3 s, width 320.0", "traitCollectionDidChange compact",
        "willAnimateRotation width 480.0", "didRotate from portrait",
      ])
    // Only the root view turns; the screen stays as it is.
    #expect(turner.view.frame == CGRect(x: 0, y: 20, width: 480, height: 300))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIScreen.main.applicationFrame == CGRect(x: 20, y: 0, width: 300, height: 480))
  }

  @Test func thePhoneTurnsWithoutTheInterfaceWhereTheAppDoesNotTakeIt() throws {
    let (phone, turner) = try phone("iPhone 8")
    try phone.rotate(.left)
    #expect(phone.environment.traits.interfaceOrientation == .landscapeRight)
    // The home button above: not on a phone.
    #expect(try !phone.rotate(.left))
    #expect(phone.environment.traits.interfaceOrientation == .landscapeRight)
    #expect(try phone.rotate(.left))
    #expect(phone.environment.traits.interfaceOrientation == .landscapeLeft)
    turner.mask = .portrait
    #expect(try phone.rotate(.left))
    #expect(phone.environment.traits.interfaceOrientation == .portrait)
    #expect(try !phone.rotate(.left) && !phone.rotate(.right))
    #expect(phone.deviceOrientation == .portrait)
  }

  /// However a phone came to lie on its side, with or without a keyboard, it shows the same picture.
  @Test(arguments: [
    ("iphone-3.5", "5.1", false), ("iphone-3.5", "5.1", true), ("iPhone 8", "9.3", true), ("iPhone 12", nil, true),
    ("iPhone 12", nil, false), ("ipad-9.7", "7.0", true), ("ipad-11", nil, true),
  ])
  func aTurnedPhoneLooksAsOneThatWasMadeSo(_ device: String, _ version: String?, _ hasKeyboard: Bool) throws {
    func settled(_ phone: Phone, _ turner: Turner) {
      phone.settle()
      if hasKeyboard, !turner.field.isFirstResponder {
        turner.field.becomeFirstResponder()
        phone.settle()
      }
      phone.render()
    }
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
      let (turned, first) = try self.phone(device, version)
      settled(turned, first)
      try turned.hold(UIDeviceOrientation(interface: orientation))
      turned.settle()
      let (made, second) = try self.phone(device, version, orientation: orientation)
      settled(made, second)
      #expect(turned.keyboard.frame == made.keyboard.frame)
      turned.makeCurrent()
      first.field.resignFirstResponder()
      settled(turned, first)
      let difference = turned.surface.difference(from: made.surface)
      #expect(difference?.count == 0, "\(difference.map { "\($0)" } ?? "other sizes")")
    }
  }

  @Test func turningThereAndBackChangesNothing() throws {
    let (phone, turner) = try phone("iPhone 12")
    turner.field.becomeFirstResponder()
    phone.settle()
    let before = (turner.view.frame, turner.box.frame, phone.keyboard.frame)
    for _ in 0..<3 {
      try phone.rotate(.left)
      // Turned back while it still moves.
      phone.run(for: 0.1)
      try phone.rotate(.right)
      phone.settle()
    }
    #expect(turner.view.frame == before.0 && turner.box.frame == before.1 && phone.keyboard.frame == before.2)
    #expect(turner.view.window?.transform == .identity)
  }

  @Test func itTurnsAndDoesNotShrinkOnTheWay() throws {
    let (phone, turner) = try phone("iPhone 12")
    phone.render()
    try phone.rotate(.left)
    phone.run(for: 0.15)
    let transform = try #require(turner.view.window).layer.presentation()
    // In the middle an eighth of a turn and the mean of both sizes.
    #expect(abs(transform.bounds.width - 617) < 0.5 && abs(transform.bounds.height - 617) < 0.5)
    let shown = try #require(turner.view.window).presented.transform
    #expect(abs(hypot(shown.a, shown.b) - 1) < 1e-9 && abs(atan2(shown.b, shown.a) + .pi / 4) < 1e-6)
  }

  @Test func theKeyboardGoesDownAndComesUpAround() throws {
    let (phone, turner) = try phone("iPhone 8", "13.0")
    turner.field.becomeFirstResponder()
    phone.settle()
    let count = phone.keyboard.log.count
    try phone.rotate(.left)
    phone.settle()
    let log = phone.keyboard.log.dropFirst(count)
    #expect(
      log.map(\.kind.rawValue) == [
        "willChangeFrame", "willHide", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ])
    #expect(log.first?.begin == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(log.last?.end == CGRect(x: 0, y: 175, width: 667, height: 200))
    #expect(log.allSatisfy { $0.duration == 0.3 })
    #expect(turner.field.isFirstResponder && phone.keyboard.frame == CGRect(x: 0, y: 175, width: 667, height: 200))
    #expect(
      phone.keyboard.center(ofKey: "q").map { CGRect(x: 0, y: 175, width: 667, height: 200).contains($0) } == true)
  }

  @Test func whoGivesTheFocusUpInWillHideHasNoKeyboardAfter() throws {
    let (phone, turner) = try phone("iPhone 12")
    turner.field.becomeFirstResponder()
    phone.settle()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [field = turner.field] _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
    defer { NotificationCenter.default.removeObserver(token) }
    try phone.rotate(.left)
    phone.settle()
    #expect(phone.keyboard.state == .hidden && phone.keyboard.frame.minY == 390)
    #expect(phone.environment.keyboardFrame == nil)
  }
}
