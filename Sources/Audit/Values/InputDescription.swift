/// A text input and where it stands.
public struct InputDescription: Codable, Sendable, Hashable {
  /// As it was given; for a screen in code its name.
  public var file: String
  /// From the repository's root, see `SourcePath`; nil where that is `file`.
  public var path: String?
  /// The scene's storyboard identifier, title or object id.
  public var scene: String
  /// The object id in the file; for a screen in code what tells it apart.
  public var id: String
  /// What people call it: outlet, identifier, placeholder.
  public var name: String
  /// Such as `UITextField`.
  public var type: String
  /// Of the start tag in the file, counted from 1; nil for a screen in code.
  public var line: Int?
  public var column: Int?

  /// What the file is called however the audit was started.
  public var identity: String { path ?? file }
}
