/// Entries of `ignore` that are about no input any more.
public struct StaleIgnores {
  /// A file that was looked at: its paths and the object ids of its inputs.
  public struct File {
    public var paths: [String]
    public var ids: Set<String>

    public init(paths: [String], ids: Set<String>) {
      self.paths = paths
      self.ids = ids
    }
  }

  private let ignores: [AuditConfiguration.Ignore]

  public init(_ configuration: AuditConfiguration) { ignores = configuration.ignores }

  /// A remark for each of them. An entry about files that were not looked at is none of them.
  public func remarks(_ files: [File]) -> [String] {
    ignores.compactMap { ignore in
      let concerned = files.filter { ignore.concerns($0.paths) }
      // Rows that were made after one pattern are told apart by a number behind the id.
      let id = ignore.id.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? ignore.id
      guard !concerned.isEmpty, !concerned.contains(where: { $0.ids.contains(ignore.id) || $0.ids.contains(id) }) else {
        return nil
      }
      let place = concerned.count == 1 ? concerned[0].paths[0] : "any of the files that are looked at"
      return "ignores '\(ignore.id)', which is not in \(place)"
    }
  }
}
