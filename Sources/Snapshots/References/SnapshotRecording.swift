/// When a snapshot becomes the new reference, as in SnapshotTesting. A test that records fails, so that somebody looks.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Always.
  case all
  /// When it differs from the reference or there is none.
  case failed
  /// When there is no reference.
  case missing
  /// Never.
  case never
}
