/// A scenario on a device.
struct TestJob: Codable, Equatable {
  var file: String
  /// Nil for the scenario's own.
  var device: String?
  /// How the files of its pictures begin: no two scenarios write the same.
  var pictureName = ""
}
