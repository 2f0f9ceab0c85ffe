import Assets

/// How near names are to each other.
package enum ScenarioNames {
  /// How many letters have to be changed; a long name is not compared.
  package static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
    guard a.count <= 100, b.count <= 100 else { return .max }
    return editDistance(a, b)
  }
}
