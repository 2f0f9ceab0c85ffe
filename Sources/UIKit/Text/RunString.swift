import Foundation

/// An attributed text that keeps its runs itself.
///
/// Foundation's own on Linux traps when neighbouring runs have the same keys (CFRunArray compares their dictionaries by
/// callbacks that are not there, Swift 6.3), so texts that UIKit makes or keeps are of this class, and nothing that
/// compares runs is called.
final class RunString: NSAttributedString {
  struct Run {
    var range: NSRange
    var attributes: [NSAttributedString.Key: Any]
  }

  let ownRuns: [Run]

  init(_ pieces: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
    var place = 0
    ownRuns = pieces.map { piece in
      defer { place += piece.text.utf16.count }
      return Run(range: NSRange(location: place, length: piece.text.utf16.count), attributes: piece.attributes)
    }
    super.init(string: pieces.map(\.text).joined())
  }

  required init?(coder: NSCoder) { nil }

  private func run(at location: Int) -> Run? {
    // The first run that ends after the place.
    var low = 0
    var high = ownRuns.count
    while low < high {
      let middle = (low + high) / 2
      if ownRuns[middle].range.upperBound <= location { low = middle + 1 } else { high = middle }
    }
    return ownRuns.indices.contains(low) && location >= 0 ? ownRuns[low] : nil
  }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    let run = run(at: location)
    range?.pointee = run?.range ?? NSRange(location: location, length: 0)
    return run?.attributes ?? [:]
  }

  override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let result = attributes(at: location, effectiveRange: range)
    if let range { range.pointee = range.pointee.intersection(rangeLimit) ?? range.pointee }
    return result
  }

  override func attribute(
    _ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[name]
  }

  override func enumerateAttributes(
    in enumerationRange: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for run in options.contains(.reverse) ? ownRuns.reversed() : ownRuns {
      guard let range = run.range.intersection(enumerationRange), range.length > 0 else { continue }
      block(run.attributes, range, &stop)
      if stop.boolValue { return }
    }
  }

  override func enumerateAttribute(
    _ name: NSAttributedString.Key, in enumerationRange: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: options) { block($0[name], $1, $2) }
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? NSAttributedString).map { isSame(as: $0) } ?? false }
  override var hash: Int { string.hashValue }
}

extension NSAttributedString {
  /// The runs, found without a call that compares them.
  var runs: [RunString.Run] {
    if let known = self as? RunString { return known.ownRuns }
    var runs: [RunString.Run] = []
    var place = 0
    while place < length {
      var range = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &range)
      let end = max(place + 1, min(range.upperBound, length))
      runs.append(RunString.Run(range: NSRange(location: place, length: end - place), attributes: attributes))
      place = end
    }
    return runs
  }

  /// A text of pieces with attributes.
  package static func joined(_ pieces: [(text: String, attributes: [NSAttributedString.Key: Any])])
    -> NSAttributedString
  {
    RunString(pieces)
  }

  /// The text as it is now: an attributed text may be a mutable one.
  var fixed: NSAttributedString { self is RunString ? self : withAttributes { _ in } }

  /// The text with the attributes of every run changed.
  package func withAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
    let whole = string as NSString
    return RunString(
      runs.map { run in
        var attributes = run.attributes
        change(&attributes)
        return (whole.substring(with: run.range), attributes)
      })
  }

  /// Whether letters and attributes are the same.
  func isSame(as other: NSAttributedString) -> Bool {
    let (one, two) = (runs, other.runs)
    return string == other.string
      && one.elementsEqual(two) { first, second in
        first.range == second.range && first.attributes.count == second.attributes.count
          && first.attributes.allSatisfy { key, value in
            guard let value = value as? AnyHashable, let other = second.attributes[key] as? AnyHashable else {
              return false
            }
            return value == other
          }
      }
  }
}
