/// Ends the command with a status and nothing more to say.
struct CommandStatus: Error {
  var code: Int32

  /// A check did not hold.
  static let checkFailed = CommandStatus(code: 1)
}
