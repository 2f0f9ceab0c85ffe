import Foundation
import KeyriseFiles

/// Why a recording cannot be made.
public enum RecordingError: Error, CustomStringConvertible, Equatable {
  /// The file's name asks for no format that there is.
  case unknownFormat(String)
  /// More pictures a second than the format can show.
  case tooManyFrames(String, Int)
  /// The program that encodes videos is not there.
  case noEncoder(String)
  /// The program that encodes videos failed; what it said.
  case encoderFailed(String)

  /// The error with the name that was asked for in the place of the one under which the file is written.
  static func naming(_ path: String, for temporary: String, _ error: any Error) -> any Error {
    guard case .encoderFailed(let reason)? = error as? RecordingError else { return error }
    let told = reason.replacingOccurrences(of: "file:\(temporary)", with: path)
      .replacingOccurrences(of: temporary, with: path)
    let full = String(cString: strerror(ENOSPC))
    guard told.contains(full) else { return RecordingError.encoderFailed(told) }
    return FileError(path: path, action: "write", reason: FileError.reason(ENOSPC))
  }

  public var description: String {
    switch self {
    case .unknownFormat(let path):
      return "'\(path)' is no name of a recording; it ends with .gif, .apng, .mp4 or .webm"
    case .tooManyFrames(let format, let most): return "a .\(format) has at most \(most) pictures a second"
    case .noEncoder(let format):
      return
        "a .\(format) is encoded by the program ffmpeg, which is not on the PATH; install the package ffmpeg "
        + "(apt-get install ffmpeg), or choose .gif or .apng"
    case .encoderFailed(let reason): return "ffmpeg failed: \(reason)"
    }
  }
}
