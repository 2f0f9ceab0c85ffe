import Testing

@testable import Assets

@Suite("Devices")
struct DeviceProfileTests {
  @Test("The default device is the tutorial's")
  func defaultDevice() {
    var device = DeviceProfile.default
    #expect(device == DeviceCatalog.shared.defaultDevice)
    #expect(device.id == "iphone-3.5")
    #expect(device.scales == [1, 2])
    // But for its names and notes it is what a new value is: the fallback cannot drift away from the data.
    (device.aliases, device.scales, device.source, device.status) = ([], [1], "", "")
    #expect(device == DeviceProfile())
  }

  @Test(
    "A device is found by id, alias or name",
    arguments: [
      ("iphone-3.5", "iphone-3.5"), ("iPhone 4S", "iphone-3.5"), ("IPHONE 4s", "iphone-3.5"),
      ("iphone-4", "iphone-3.5"),
      ("retina3_5", "iphone-3.5"), ("iphone-4.0", "iphone-4.0"), ("iPhone 5", "iphone-4.0"),
      ("retina4_0", "iphone-4.0"),
      ("retina4_7", "iphone-4.7"), ("iPhone SE (2nd generation)", "iphone-4.7"), ("retina5_5", "iphone-5.5"),
      ("iPhone X", "iphone-x"), ("retina5_9", "iphone-x"), ("retina6_1", "iphone-xr"), ("retina6_5", "iphone-xs-max"),
      ("retina5_4", "iphone-12-mini"), ("retina6_0", "iphone-12"), ("iPhone 13 Pro", "iphone-12"),
      ("retina6_7", "iphone-12-pro-max"), ("retina6_12", "iphone-14-pro"), ("retina6_72", "iphone-14-pro-max"),
      ("retina6_3", "iphone-16-pro"), ("retina6_9", "iphone-16-pro-max"), ("iPhone Air", "iphone-air"),
      ("ipad9_7", "ipad-9.7"), ("ipad12_9", "ipad-12.9"), ("ipad12_9rounded", "ipad-12.9-rounded"),
      ("iPad Pro 11-inch (M4)", "ipad-11-m4"),
    ])
  func named(name: String, id: String) throws {
    #expect(try DeviceProfile.named(name).id == id)
  }

  @Test("An unknown name is answered with near names")
  func unknown() throws {
    let error = try #require(#expect(throws: UnknownDeviceError.self) { try DeviceProfile.named("iphone 4x") })
    #expect(error.nearNames.contains("iPhone 4"))
    #expect(error.description.hasPrefix("unknown device \"iphone 4x\"; near names: "))
    let far = try #require(#expect(throws: UnknownDeviceError.self) { try DeviceProfile.named("toaster oven") })
    #expect(far.nearNames.isEmpty)
    #expect(far.description.contains("iphone-3.5"))
    for name in ["", "-", "📱", String(repeating: "x", count: 10_000)] {
      #expect(throws: UnknownDeviceError.self) { try DeviceProfile.named(name) }
    }
  }

  @Test("No two devices answer to the same name")
  func uniqueNames() {
    var owners: [[UInt8]: String] = [:]
    for device in DeviceProfile.all {
      for name in Set(([device.id, device.name] + device.aliases).map(DeviceCatalog.folded)) {
        #expect(owners[name] == nil, "\(String(decoding: name, as: UTF8.self)): \(owners[name] ?? "") and \(device.id)")
        owners[name] = device.id
      }
    }
  }

  @Test("Values are plausible", arguments: DeviceProfile.all)
  func plausible(device: DeviceProfile) {
    #expect(device.screen.width < device.screen.height)
    #expect(device.scales.contains(device.scale))
    #expect(device.look == DeviceLook(systemVersion: device.systemVersion))
    #expect(device.rootViewStartsBelowStatusBar == (device.look == .classic))
    #expect(device.homeIndicator == (device.safeAreaPortrait.bottom > 0))
    #expect(device.sensorHousing == nil || device.homeIndicator)
    #expect(!device.id.contains { $0.isUppercase || $0 == " " })
    if device.look == .modern { #expect(device.safeAreaPortrait.top >= device.statusBarHeight) }
  }

  @Test("Spot checks against table A.1")
  func spotChecks() throws {
    let x = try DeviceProfile.named("iphone-x")
    #expect(x.safeAreaPortrait == DeviceInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(x.safeAreaLandscape == DeviceInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(x.sensorHousing == SensorHousing(width: 223, height: 30, top: 0))
    let pro = try DeviceProfile.named("iPhone 15 Pro")
    #expect(pro.screen == ScreenSize(width: 393, height: 852))
    #expect(pro.safeAreaPortrait.top == 59)
    #expect(pro.statusBarHeight == 54)
    #expect(DeviceProfile.all.count == 27)
  }

  @Test("Another version of iOS changes look, root view and safe area")
  func running() throws {
    let four = DeviceProfile.default.running(SystemVersion(7, 1))
    #expect(four.look == .modern)
    #expect(!four.rootViewStartsBelowStatusBar)
    #expect(four.safeAreaPortrait.top == 20)
    #expect(four.statusBarHeight(in: .landscape) == 20)
    #expect(try DeviceProfile.named("iphone-4.7").statusBarHeight(in: .landscape) == 0)
    let five = try DeviceProfile.named("iPhone 5").running(SystemVersion(6, 1))
    #expect(five.look == .classic)
    #expect(five.safeAreaPortrait == .zero)
  }

  @Test("Versions are read and compared as numbers")
  func versions() {
    #expect(SystemVersion("5.1") == SystemVersion(5, 1))
    #expect(SystemVersion("10.0.2")?.description == "10.0.2")
    #expect(SystemVersion(9, 3) < SystemVersion(10))
    for text in ["", ".", "5.", "x", "5.1.1.1", "-1", "99999999999999999999", "5,1"] {
      #expect(SystemVersion(text) == nil)
    }
  }
}
