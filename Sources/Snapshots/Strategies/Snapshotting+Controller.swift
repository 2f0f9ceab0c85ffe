import Assets
import Simulator
import UIKit

extension Snapshotting where Value == UIViewController, Format == Picture {
  /// The controller on the tutorial's phone, when all that moves has come to rest.
  public static var image: Snapshotting { .image(on: .default) }

  /// The controller on a device, when all that moves has come to rest. Make the controller in the call of
  /// `assertSnapshot`: it is then made on that device, with its fonts.
  ///
  /// - Parameters:
  ///   - device: The phone.
  ///   - scale: Pixels per point; the device's own when nil.
  ///   - precision: The part of the pixels that must match.
  ///   - perceptualPrecision: How well a pixel must match to count; see `PictureTolerance`.
  public static func image(
    on device: DeviceProfile, scale: Int? = nil, precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Snapshotting {
    var options = PhoneOptions()
    options.device = device
    options.scale = scale
    return .image(on: options, precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// The controller on a phone with these options, when all that moves has come to rest.
  public static func image(
    on options: PhoneOptions, precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Snapshotting {
    Snapshotting<Phone, Picture>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback(making: { makeController in
        let phone = try Phone(options) { try makeController() }
        guard phone.settle() else { throw PhoneError.neverSettled }
        return phone
      })
  }
}

extension Snapshotting where Value == UIView, Format == Picture {
  /// The view on the tutorial's phone, when all that moves has come to rest.
  public static var image: Snapshotting { .image(on: .default) }

  /// The view on a device, as the view of the screen, when all that moves has come to rest.
  public static func image(
    on device: DeviceProfile, scale: Int? = nil, precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Snapshotting {
    Snapshotting<UIViewController, Picture>.image(
      on: device, scale: scale, precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback(making: { makeView in
      let controller = UIViewController()
      controller.view = try makeView()
      return controller
    })
  }
}
