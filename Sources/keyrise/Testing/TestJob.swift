/// A scenario on a device.
struct TestJob: Codable, Equatable {
  var file: String
  /// Nil for the scenario's own.
  var device: String?
}
