import Assets

/// What an audit was asked for. Parts of one run have the same.
public struct AuditRequest: Codable, Sendable, Hashable {
  /// A file or a screen in code.
  public struct Target: Codable, Sendable, Hashable {
    /// From the repository's root; for a screen in code its name.
    public var path: String
    /// What tells the file's content apart from another; nil for a screen in code and a file that cannot be read.
    public var content: String?

    public init(path: String, content: String? = nil) {
      self.path = path
      self.content = content
    }
  }

  /// The version of keyrise.
  public var program: String
  public var targets: [Target]
  /// The devices' ids.
  public var devices: [String]
  public var orientations: [ScreenOrientation]
  public var options: AuditOptions
  public var ignores: [AuditConfiguration.Ignore]

  public init(
    program: String, targets: [Target], devices: [String], orientations: [ScreenOrientation], options: AuditOptions,
    ignores: [AuditConfiguration.Ignore]
  ) {
    self.program = program
    self.targets = targets
    self.devices = devices
    self.orientations = orientations
    self.options = options
    self.ignores = ignores
  }

  /// The first thing in which another request differs, as words for people; nil when they are the same.
  func difference(from other: AuditRequest) -> String? {
    func differ(_ what: String, _ mine: [String], _ others: [String]) -> String? {
      mine == others ? nil : "\(what) \(mine.joined(separator: ", ")), not \(others.joined(separator: ", "))"
    }
    if let found = differ("keyrise", [program], [other.program])
      ?? differ("the files", targets.map(\.path), other.targets.map(\.path))
    {
      return found
    }
    if let place = targets.indices.first(where: { targets[$0].content != other.targets[$0].content }) {
      return "another content of \(targets[place].path)"
    }
    return differ("the devices", devices, other.devices)
      ?? differ("the orientations", orientations.map(\.rawValue), other.orientations.map(\.rawValue))
      ?? differ("the keyboards", options.keyboards.map(\.rawValue), other.options.keyboards.map(\.rawValue))
      ?? differ("the strategies", options.strategies, other.options.strategies)
      ?? (options.thresholds == other.options.thresholds ? nil : "other thresholds")
      ?? (options.takesPictures == other.options.takesPictures
        ? nil : options.takesPictures ? "pictures" : "no pictures")
      ?? (ignores == other.ignores ? nil : "other ignores")
  }
}

/// Which part of a run a report is.
public struct AuditShard: Codable, Sendable, Hashable {
  /// Counted from 1.
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
