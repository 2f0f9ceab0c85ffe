import Foundation

/// The pages of failures that hold something forgotten. They are written anew once, when the process ends: a run in which
/// hundreds of failures are mended would else write hundreds of large pages.
@MainActor
enum StalePages {
  private static var folders: Set<String> = []
  private static var isListening = false

  static func contains(_ folder: FailureFolder) -> Bool { folders.contains(folder.path) }

  static func insert(_ folder: FailureFolder) {
    folders.insert(folder.path)
    guard !isListening else { return }
    isListening = true
    // A process that ends on another thread leaves the pages marked as not whole, and the next one writes them.
    atexit { if Thread.isMainThread { MainActor.assumeIsolated { StalePages.refresh() } } }
  }

  static func remove(_ folder: FailureFolder) { folders.remove(folder.path) }

  private static func refresh() {
    for path in folders { FailureFolder(path).refreshPage() }
  }
}
