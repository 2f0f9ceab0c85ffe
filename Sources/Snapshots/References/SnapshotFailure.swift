/// A snapshot that is not as its reference.
public struct SnapshotFailure: Equatable, Sendable {
  /// Why it failed; nil when it could not be taken.
  public var kind: FailureRecord.Kind?
  /// What is wrong, where to look and what to do, for people.
  public var message: String
  /// The result should have become the reference, and its file cannot be written: nothing can be said of the snapshot.
  public var isUnwritable = false
}
