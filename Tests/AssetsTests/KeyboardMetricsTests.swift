import Foundation
import Testing

@testable import Assets

@Suite("Heights and eras of the keyboard")
struct KeyboardMetricsTests {
  /// Screen, orientation, version, and the totals without and with the prediction bar of tables B.2 to B.4.
  struct Case: CustomTestStringConvertible, Sendable {
    var screen: (Double, Double)
    var orientation: ScreenOrientation
    var version: SystemVersion
    var plain: Double
    var bar: Double
    var testDescription: String { "\(screen) \(orientation) \(version)" }

    init(
      _ width: Double, _ height: Double, _ orientation: ScreenOrientation, _ version: SystemVersion, _ plain: Double,
      _ bar: Double
    ) {
      self.screen = (width, height)
      self.orientation = orientation
      self.version = version
      self.plain = plain
      self.bar = bar
    }
  }

  static let cases: [Case] = [
    Case(320, 480, .portrait, SystemVersion(5, 1), 216, 216), Case(320, 480, .portrait, SystemVersion(3), 216, 216),
    Case(320, 480, .portrait, SystemVersion(8), 216, 253), Case(320, 480, .landscape, SystemVersion(5, 1), 162, 162),
    Case(320, 568, .portrait, SystemVersion(7, 1), 216, 216), Case(320, 568, .portrait, SystemVersion(9, 3), 216, 253),
    Case(320, 568, .portrait, SystemVersion(10), 216, 254), Case(320, 568, .landscape, SystemVersion(11), 162, 199),
    Case(375, 667, .portrait, SystemVersion(9), 216, 258), Case(375, 667, .portrait, SystemVersion(18), 216, 260),
    Case(375, 667, .landscape, SystemVersion(12), 162, 200), Case(414, 736, .portrait, SystemVersion(16), 226, 271),
    Case(375, 812, .portrait, SystemVersion(11), 291, 333), Case(375, 812, .portrait, SystemVersion(12), 291, 335),
    Case(375, 812, .portrait, SystemVersion(17), 291, 336), Case(375, 812, .landscape, SystemVersion(17), 171, 209),
    Case(414, 896, .portrait, SystemVersion(12), 301, 346), Case(390, 844, .portrait, SystemVersion(17), 291, 336),
    Case(390, 844, .landscape, SystemVersion(17), 181, 219), Case(393, 852, .portrait, SystemVersion(18), 291, 336),
    Case(393, 852, .portrait, SystemVersion(26), 290, 335), Case(428, 926, .portrait, SystemVersion(15), 301, 346),
    Case(440, 956, .portrait, SystemVersion(18), 301, 346), Case(320, 693, .portrait, SystemVersion(18), 281, 319),
    Case(768, 1024, .portrait, SystemVersion(5), 264, 264), Case(768, 1024, .landscape, SystemVersion(5), 352, 352),
    Case(768, 1024, .portrait, SystemVersion(10), 264, 313), Case(768, 1024, .landscape, SystemVersion(8), 352, 391),
    Case(834, 1112, .landscape, SystemVersion(12), 352, 398), Case(834, 1194, .portrait, SystemVersion(12), 283, 333),
    Case(1032, 1376, .portrait, SystemVersion(18), 345.5, 400.5),
  ]

  @Test("Heights are those of the facts", arguments: cases)
  func heights(expected: Case) {
    for screen in [
      CGSize(width: expected.screen.0, height: expected.screen.1),
      CGSize(width: expected.screen.1, height: expected.screen.0),
    ] {
      func height(_ bar: Bool?) -> Double {
        KeyboardMetrics.shared.keyboardHeight(
          screen: screen, orientation: expected.orientation, systemVersion: expected.version, showsPredictionBar: bar)
      }
      #expect(height(false) == expected.plain)
      #expect(height(true) == expected.bar)
      #expect(height(nil) == expected.bar)
    }
  }

  @Test("Two devices of one screen size are told apart")
  func homeIndicator() throws {
    let button = try DeviceProfile.named("ipad-12.9").running(SystemVersion(12))
    let indicator = try DeviceProfile.named("ipad-12.9-rounded").running(SystemVersion(12))
    #expect(KeyboardMetrics.shared.keyboardHeight(device: button, orientation: .portrait) == 378)
    #expect(KeyboardMetrics.shared.keyboardHeight(device: indicator, orientation: .portrait) == 398)
    #expect(KeyboardMetrics.shared.keyboardHeight(device: indicator, orientation: .landscape) == 491)
  }

  @Test("Every device has a height of its own in both orientations", arguments: DeviceProfile.all)
  func everyDevice(device: DeviceProfile) {
    let name = "\(Int(device.screen.width))x\(Int(device.screen.height))"
    for orientation in ScreenOrientation.allCases {
      let row = KeyboardMetrics.shared.heightParts(device: device, orientation: orientation)
      #expect(row.screens.contains(name))
      #expect(row.from <= device.systemVersion)
      #expect((row.bottomZone > 0) == device.homeIndicator)
      let height = KeyboardMetrics.shared.keyboardHeight(device: device, orientation: orientation)
      #expect(height > 100 && height < Double(device.screenSize(in: orientation).height) * 0.7)
    }
  }

  @Test("Unknown screens and versions have an answer, too")
  func neverTraps() {
    let metrics = KeyboardMetrics.shared
    let odd: [CGFloat] = [0, -1, 321, 1e300, .infinity, -.infinity, .nan]
    for width in odd {
      for height in odd {
        for version in [SystemVersion(0), SystemVersion(-1), SystemVersion(999)] {
          let screen = CGSize(width: width, height: height)
          #expect(metrics.keyboardHeight(screen: screen, orientation: .portrait, systemVersion: version) > 0)
        }
      }
    }
    let near = metrics.keyboardHeight(
      screen: CGSize(width: 391, height: 845), orientation: .portrait, systemVersion: SystemVersion(17))
    #expect(near == 336)
    let empty = KeyboardMetrics()
    #expect(empty.heightParts(screen: .zero, orientation: .portrait, systemVersion: SystemVersion(5)).keyArea == 216)
    #expect(empty.heightParts(screen: .zero, orientation: .landscape, systemVersion: SystemVersion(5)).keyArea == 162)
    #expect(KeyboardEraTable().era(SystemVersion(5)) == KeyboardEra())
  }

  @Test("Eras are in order, and a new value is iOS 5")
  func eras() throws {
    let eras = KeyboardEraTable.shared.eras
    #expect(eras.map(\.from) == eras.map(\.from).sorted())
    var five = KeyboardEra(systemVersion: SystemVersion(5, 1))
    (five.source, five.status) = ("", "")
    #expect(five == KeyboardEra())
    for era in eras {
      #expect(era.look == DeviceLook(systemVersion: era.from))
      #expect((era.spring != nil) == (era.animationCurve == 7))
    }
  }

  @Test("Animation and behaviour of the eras")
  func behaviour() {
    func era(_ major: Int, _ minor: Int = 0) -> KeyboardEra { KeyboardEra(systemVersion: SystemVersion(major, minor)) }
    #expect(era(4, 3).animationDuration == 0.3)
    #expect(!era(4, 3).postsFrameChanges)
    #expect(era(5, 1).animationDuration == 0.25)
    #expect(era(5, 1).animationCurve == 0)
    #expect(era(5, 1).rubberBand == .half)
    #expect(era(6).rubberBand == .hyperbolic)
    #expect(era(6).caretWidth == 3)
    #expect(era(7).caretWidth == 2)
    #expect(era(7).animationCurve == 7)
    #expect(era(7).spring == KeyboardSpring(mass: 3, stiffness: 1000, damping: 500))
    #expect(era(7).motionDuration == 0.5)
    #expect(!era(7).framesRotateWithInterface)
    #expect(!era(7).revealsFirstResponder)
    #expect(!era(7).additiveAnimations)
    #expect(era(8).framesRotateWithInterface)
    #expect(era(8).revealsFirstResponder)
    #expect(era(8).additiveAnimations)
    #expect(era(10, 3).willShowOnFocusChange == .always)
    #expect(era(11).willShowOnFocusChange == .never)
    #expect(era(12).scrollIndicatorThickness == 2.5)
    #expect(era(13).scrollIndicatorThickness == 3)
    #expect(era(1).name == "iOS 2-4")
    #expect(era(99).name == "iOS 26")
  }
}
