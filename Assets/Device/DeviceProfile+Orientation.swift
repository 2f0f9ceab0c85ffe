import Foundation

extension DeviceProfile {
  /// The size of the screen, in points.
  public func screenSize(in orientation: ScreenOrientation) -> CGSize { screen.size(in: orientation) }

  /// The safe area, in points.
  public func safeArea(in orientation: ScreenOrientation) -> DeviceInsets {
    orientation == .portrait ? safeAreaPortrait : safeAreaLandscape
  }

  /// Height of the status bar, in points. A phone in landscape shows one up to iOS 7 (A.3); none from iOS 8 (MEM).
  public func statusBarHeight(in orientation: ScreenOrientation) -> Double {
    guard orientation == .landscape, idiom == .phone else { return statusBarHeight }
    return systemVersion.major < 8 ? statusBarHeight : 0
  }

  /// The same device with another iOS: look, root view and, where there is no cut-out, the safe area follow it.
  public func running(_ systemVersion: SystemVersion) -> DeviceProfile {
    var device = self
    device.systemVersion = systemVersion
    device.look = DeviceLook(systemVersion: systemVersion)
    device.rootViewStartsBelowStatusBar = device.look == .classic
    guard !homeIndicator else { return device }
    func safeArea(_ orientation: ScreenOrientation) -> DeviceInsets {
      let top = device.look == .classic ? 0 : device.statusBarHeight(in: orientation)
      return DeviceInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    device.safeAreaPortrait = safeArea(.portrait)
    device.safeAreaLandscape = safeArea(.landscape)
    return device
  }
}
