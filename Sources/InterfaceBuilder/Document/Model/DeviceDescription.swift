import Foundation

/// The device for which Interface Builder laid the document out.
public struct DeviceDescription: Sendable, Hashable {
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait
    case landscape
  }

  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  /// retina4_7, ipad9_7 …
  public let id: String
  public let orientation: Orientation
  public let appearance: Appearance
  /// "fullscreen" or another share of an iPad's screen.
  public let layout: String?

  init(_ element: DocumentElement) {
    id = element["id"] ?? ""
    orientation = element.value("orientation") ?? .portrait
    appearance = element.value("appearance") ?? .light
    layout = element["layout"] ?? element.child("adaptation")?["id"]
  }

  /// The screen in points, turned to the orientation; nil for devices that this reader does not know.
  public var screenSize: CGSize? {
    guard let size = Self.portraitSizes[id] else { return nil }
    return orientation == .portrait
      ? CGSize(width: size.0, height: size.1) : CGSize(width: size.1, height: size.0)
  }

  private static let portraitSizes: [String: (Double, Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_1": (414, 896), "retina6_5": (414, 896), "retina5_4": (375, 812),
    "retina6_0": (390, 844), "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932),
    "retina6_3": (402, 874), "retina6_9": (440, 956), "ipad7_9": (768, 1024), "ipad9_7": (768, 1024),
    "ipad10_2": (810, 1080), "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180),
    "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
    "ipad8_3rounded": (744, 1133),
  ]
}
