import Assets
import Foundation
import UIKit

extension SystemTraits {
  /// Lays the device on its side.
  mutating func turn(_ device: DeviceProfile) {
    screenSize = device.screenSize(in: .landscape)
    statusBarHeight = device.statusBarHeight(in: .landscape)
    let safeArea = device.safeArea(in: .landscape)
    safeAreaInsets =
      rootViewStartsBelowStatusBar
      ? .zero
      : UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
  }

  /// The traits of a device in portrait for an app built for `sdkVersion` (the device's own system when nil), drawn with
  /// `scale` pixels per point (the device's own when nil).
  init(_ device: DeviceProfile, sdkVersion: SystemVersion?, scale: Int?) {
    self.init()
    let isBuiltBeforeIOS7 = (sdkVersion ?? device.systemVersion).major < 7
    let era = KeyboardEra(systemVersion: device.systemVersion)
    screenSize = device.screenSize(in: .portrait)
    self.scale = CGFloat(scale.map { min(max($0, 1), 4) } ?? Int(device.scale))
    systemVersion = device.systemVersion.description
    look = device.look == .classic || isBuiltBeforeIOS7 ? .classic : .modern
    isPad = device.idiom == .pad
    statusBarHeight = device.statusBarHeight
    let safeArea = device.safeAreaPortrait
    rootViewStartsBelowStatusBar = device.rootViewStartsBelowStatusBar || isBuiltBeforeIOS7
    safeAreaInsets =
      rootViewStartsBelowStatusBar
      ? .zero
      : UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    revealsFirstResponder = era.revealsFirstResponder
    addsAnimations = era.additiveAnimations
    rubberBandIsPlain = era.rubberBand == .half
    caretWidth = era.caretWidth
    scrollIndicatorThickness = era.scrollIndicatorThickness
    scrollIndicatorInset = look == .classic ? 1 : 2.5
  }
}
