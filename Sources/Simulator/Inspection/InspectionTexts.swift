extension Inspection {
  /// The keyboard, the focus and the tree of views, as `keyrise inspect` prints them.
  public func viewTree() -> String {
    var lines = [
      "keyboard \(keyboard.state) \(rect(keyboard.frame))", "first responder \(firstResponder ?? "none")",
    ]
    for view in views { view.addLines(to: &lines, depth: 0) }
    return lines.joined(separator: "\n")
  }

  /// The notifications, one a line, as `keyrise inspect` prints them.
  public func notificationLines() -> [String] {
    notifications.map { note in
      "\(padded(short(note.time), 7)) \(note.name)  \(rect(note.begin)) -> \(rect(note.end))  "
        + "\(short(note.duration)) s  curve \(note.curve)"
    }
  }
}
