/// What kind of keyboard an input is tried with.
public enum KeyboardState: String, Codable, Sendable, Hashable, CaseIterable {
  /// The device's own, as it comes.
  case standard
  /// With the bar of predictions, where the device has one and the standard keyboard does not show it.
  case prediction
  /// Without that bar, where the standard keyboard shows it.
  case noPrediction = "no-prediction"
  /// With a bar of 44 points above the keys, as apps add one with a button that ends editing.
  case accessory
  /// With the keys of a number pad.
  case numberPad = "number-pad"
  /// With a keyboard of the desk connected: on a phone none comes on the screen.
  case hardware
}
