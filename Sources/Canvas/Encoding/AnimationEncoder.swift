import KeyriseFiles

/// Writes pictures that follow each other.
@MainActor
public protocol AnimationEncoder: AnyObject {
  /// Adds what the picture shows from `time` on, in seconds; nothing outside of `changed` differs from the picture before.
  ///
  /// - Throws: `FileError`.
  func add(_ surface: Surface, changed: PixelRect, at time: Double) throws
  /// Ends the file; the last picture stays until `time`, in seconds.
  ///
  /// - Throws: `FileError`.
  func finish(at time: Double) throws
  /// Gives the file up, when something went wrong.
  func cancel()
  /// The size of the file's pictures, in pixels.
  var width: Int { get }
  var height: Int { get }
  /// How many pictures the file holds so far.
  var frameCount: Int { get }
}
