/// How two texts differ, line by line.
public struct LineDifference: Equatable, Sendable {
  /// A line and whose it is.
  public struct Line: Equatable, Sendable {
    public enum Kind: String, Sendable {
      case both = " "
      case reference = "-"
      case result = "+"
    }

    public var kind: Kind
    public var text: String
  }

  /// All lines of both texts.
  public let lines: [Line]

  /// The difference; nil when the texts are the same.
  public init?(from reference: String, to result: String) {
    guard reference != result else { return nil }
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let new = result.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(kind: .reference, text: String(old[i])))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(Line(kind: .result, text: String(new[j])))
        j += 1
      } else {
        guard i < old.count else { break }
        lines.append(Line(kind: .both, text: String(old[i])))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  /// The number of lines that only one of the texts has.
  public var count: Int { lines.count { $0.kind != .both } }

  /// The lines that differ with `context` lines around them, each behind −, + or a space.
  public func text(context: Int = 3) -> String {
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.kind != .both {
      for near in max(0, index - context)...min(lines.count - 1, index + context) { shown[near] = true }
    }
    var out: [String] = []
    for (index, line) in lines.enumerated() {
      if shown[index] {
        out.append(line.kind.rawValue + " " + line.text)
      } else if out.last != "…" {
        out.append("…")
      }
    }
    return out.joined(separator: "\n")
  }
}
