import Assets
import Foundation
import UIKit

extension SystemTraits {
  /// The traits of a device, held as `options` say, for an app built for `options.sdkVersion` (the device's own system
  /// when nil), drawn with `options.scale` pixels per point (the device's own when nil).
  init(_ options: PhoneOptions) {
    self.init()
    let device = options.device
    let isBuiltBeforeIOS7 = (options.sdkVersion ?? device.systemVersion).major < 7
    let era = KeyboardEra(systemVersion: device.systemVersion)
    scale = CGFloat(options.scale.map { min(max($0, 1), 4) } ?? Int(device.scale))
    systemVersion = device.systemVersion.description
    look = device.look == .classic || isBuiltBeforeIOS7 ? .classic : .modern
    isPad = device.idiom == .pad
    hasHomeIndicator = device.homeIndicator
    rootViewStartsBelowStatusBar = device.rootViewStartsBelowStatusBar || isBuiltBeforeIOS7
    revealsFirstResponder = era.revealsFirstResponder
    addsAnimations = era.additiveAnimations
    rubberBandIsPlain = era.rubberBand == .half
    windowsRotate = era.framesRotateWithInterface
    caretWidth = era.caretWidth
    scrollIndicatorThickness = era.scrollIndicatorThickness
    scrollIndicatorInset = look == .classic ? 1 : 2.5
    // Apps that were built before iOS 13 stay light on later systems.
    userInterfaceStyle = options.canBeDark ? options.userInterfaceStyle : .light
    isRightToLeft = options.language.map { AppLanguage($0).isRightToLeft } ?? false
    preferredContentSizeCategory = options.preferredContentSizeCategory
    turn(device, to: options.orientation)
  }

  /// Holds the device another way.
  mutating func turn(_ device: DeviceProfile, to orientation: UIInterfaceOrientation) {
    interfaceOrientation = orientation
    let shape: ScreenOrientation = orientation.isLandscape ? .landscape : .portrait
    screenSize = device.screenSize(in: shape)
    statusBarHeight = device.statusBarHeight(in: shape)
    let safeArea = device.safeArea(in: shape)
    safeAreaInsets =
      rootViewStartsBelowStatusBar
      ? .zero
      : UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
  }
}
