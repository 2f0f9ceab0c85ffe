/// The kinds of files that a recording can be.
public enum RecordingFormat: String, CaseIterable, Sendable {
  case gif, apng, mp4, webm

  /// The format that a file's name asks for; nil when it asks for none of them.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// Whether another program has to encode it.
  public var isVideo: Bool { self == .mp4 || self == .webm }

  /// More pictures a second are not shown as such: players of GIFs slow down what is faster than 50.
  public var maximumFramesPerSecond: Double { self == .gif ? 50 : 120 }
}
