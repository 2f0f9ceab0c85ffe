import Assets
import Foundation
import UIKit

/// What a phone is made with.
public struct PhoneOptions: Sendable {
  /// The device; the tutorial's by default.
  public var device = DeviceProfile.default
  /// The iOS that the app was built for; nil for the one that the device runs. An app built for iOS 6 or before keeps its
  /// looks and its place below the status bar on later systems, while the keyboard's behaviour is the system's.
  public var sdkVersion: SystemVersion?
  /// How the interface stands when the app begins.
  public var orientation = UIInterfaceOrientation.portrait
  /// Light or dark; see `canBeDark`.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The size of text that a person chose.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The language that the app runs in, such as he; in Arabic, Hebrew, Persian, Urdu … it is mirrored. Nil for one that is
  /// written from left to right.
  public var language: String?
  /// Makes all text larger by this factor, to find out what hangs on its size.
  package var textScale: CGFloat = 1
  /// What text is set in.
  public var fonts = PhoneFonts.system
  /// Pixels per point; nil for the device's own.
  public var scale: Int?
  /// Whether the picture shows the status bar of a device whose root views begin below it (before iOS 7).
  public var showsStatusBar = false
  /// Whether a hardware keyboard is connected, so that the one on the screen stays away.
  public var hasHardwareKeyboard = false

  /// The tutorial's phone.
  public init() {}

  /// The dark style came with iOS 13; apps that were built for an earlier one do not follow it.
  public var canBeDark: Bool { device.systemVersion.major >= 13 && (sdkVersion ?? device.systemVersion).major >= 13 }
}
