/// Ends the program with a status, all having been said.
struct ExitStatus: Error {
  var code: Int32

  init(_ code: Int32) { self.code = code }

  /// A check did not hold.
  static let checkFailed = ExitStatus(1)
}
