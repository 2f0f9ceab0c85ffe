import Foundation

/// Finds Swift classes by the names that a file gives them.
@MainActor
struct ClassFinder {
  /// Where to look when the file names no module, in order.
  var modules: [String]

  /// The class; nil when no module has it.
  func find(_ name: String, module: String?) -> AnyClass? {
    // A name with a dot could reach into any module of the process, also ones that are no screens.
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    for candidate in [module].compactMap({ $0 }) + modules {
      if let found = Self.find("\(candidate).\(name)") { return found }
    }
    return nil
  }

  /// What was looked for before. The runtime goes through all types for a name that is none, and files have the same names
  /// in every cell: it was an eighth of an audit's time.
  private static var known: [String: AnyClass?] = [:]

  private static func find(_ name: String) -> AnyClass? {
    if let known = known[name] { return known }
    let found: AnyClass? = NSClassFromString(name)
    known[name] = .some(found)
    return found
  }
}

/// The coder that views and controllers of a file are made with; their values are set afterwards.
final class InterfaceBuilderCoder: NSCoder {}
