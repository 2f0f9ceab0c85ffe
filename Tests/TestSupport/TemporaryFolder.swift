import Foundation

/// A folder that is gone when nobody holds it.
package final class TemporaryFolder {
  package let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"

  package init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What lies in it, by name.
  package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
