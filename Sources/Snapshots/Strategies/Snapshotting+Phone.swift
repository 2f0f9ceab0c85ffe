import Simulator

extension Snapshotting where Value == Phone, Format == Picture {
  /// The phone's screen as it looks now.
  public static var image: Snapshotting { .image() }

  /// The phone's screen as it looks now, as far as the tolerance asks.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Snapshotting {
    Snapshotting<Picture, Picture>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { try PhonePicture.of($0) }
  }

  /// The phone's screen at several times, in seconds from now, side by side. The phone's clock is moved to the last.
  public static func filmStrip(
    at times: [Double], precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Snapshotting {
    Snapshotting<Picture, Picture>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { try PhonePicture.of($0, at: times) }
  }
}

extension Snapshotting where Value == Phone, Format == String {
  /// The views with their frames and what a person sees of them, the keyboard and the focus.
  public static var viewTree: Snapshotting {
    Snapshotting<String, String>.lines.pullback { Inspection($0).viewTree() + "\n" }
  }

  /// What a screen reader finds on the screen, in the order in which it goes through it.
  public static var accessibilityTree: Snapshotting {
    Snapshotting<String, String>.lines.pullback { AccessibilityTree($0).text() + "\n" }
  }

  /// The keyboard's notifications since the phone's start, with their times.
  public static var notifications: Snapshotting {
    Snapshotting<String, String>.lines.pullback { phone in
      Inspection(phone).notificationLines().map { $0 + "\n" }.joined()
    }
  }
}
