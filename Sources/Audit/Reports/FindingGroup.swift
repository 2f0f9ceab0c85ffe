import Assets

/// The same finding on an input, on all devices on which it was made: what a person reads as one.
struct FindingGroup {
  /// A device, an orientation, a keyboard.
  struct Place: Hashable {
    var device: String
    var orientation: ScreenOrientation
    var keyboard: KeyboardState
  }

  var input: InputDescription
  /// The first of them.
  var finding: Finding
  var places: [Place]
  /// The checks that it was made in.
  var checks: [AuditCheck]

  var verdict: Verdict { finding.verdict }

  /// The findings of checks by input, subject and verdict, the worst first, then as they stand in the file.
  static func groups(of checks: [AuditCheck]) -> [FindingGroup] {
    struct Key: Hashable {
      var file: String
      var scene: String
      /// The input's id; a button belongs to the screen and is told once.
      var id: String?
      var name: String?
      var subject: Finding.Subject
      var verdict: Verdict
    }
    var groups: [Key: FindingGroup] = [:]
    var order: [Key] = []
    // The device's own keyboard says most; the others follow.
    let standardFirst = checks.filter { $0.keyboard == .standard } + checks.filter { $0.keyboard != .standard }
    for check in standardFirst {
      for finding in check.findings {
        let isButton = finding.subject == .button
        let key = Key(
          file: check.input.file, scene: check.input.scene, id: isButton ? nil : check.input.id,
          name: isButton ? finding.name : nil, subject: finding.subject, verdict: finding.verdict)
        let place = Place(device: check.device, orientation: check.orientation, keyboard: check.keyboard)
        if groups[key] != nil {
          if groups[key]?.places.contains(place) == false { groups[key]?.places.append(place) }
          if groups[key]?.checks.last?.key != check.key { groups[key]?.checks.append(check) }
        } else {
          order.append(key)
          groups[key] = FindingGroup(input: check.input, finding: finding, places: [place], checks: [check])
        }
      }
    }
    return order.compactMap { groups[$0] }.enumerated().sorted { a, b in
      let (one, two) = (a.element, b.element)
      if one.finding.verdict != two.finding.verdict { return one.finding.verdict > two.finding.verdict }
      return (one.input.line ?? 0, a.offset) < (two.input.line ?? 0, b.offset)
    }.map(\.element)
  }

  /// Where it was made, in a few words: `iphone-3.5 and 3 more`.
  var occurrences: String {
    guard let first = places.first else { return "" }
    var text = first.device
    if first.orientation == .landscape { text += " landscape" }
    if first.keyboard != .standard { text += " \(first.keyboard.rawValue)" }
    return places.count > 1 ? text + " and \(places.count - 1) more" : text
  }
}
