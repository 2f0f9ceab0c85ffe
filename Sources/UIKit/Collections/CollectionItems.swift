import Foundation

/// What a collection knows of its items now.
@MainActor
final class CollectionItems {
  /// What an element is asked for by.
  struct Key: Hashable {
    var path: IndexPath
    /// Nil for a cell.
    var kind: String?
  }

  weak var delegate: (any UICollectionViewDelegate)?
  /// How many items each section has; nil when the data source is to be asked.
  var counts: [Int]?
  /// The views that show.
  var shown: [Key: UICollectionReusableView] = [:]
  /// A cell out of sight in which something has the focus.
  var focused: (key: Key, cell: UICollectionViewCell)?
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var makers: [String: () -> UICollectionReusableView] = [:]
  private var pool: [String: [UICollectionReusableView]] = [:]
  var updates: TableUpdates?
  var updateDepth = 0
  var knownBounds = CGRect.null
  var isShowing = false

  /// Cells and supplementary views of one identifier are apart.
  static func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "cell")/\(identifier)" }

  func keep(_ view: UICollectionReusableView, kind: String?) {
    view.isHidden = true
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    pool[Self.name(kind, identifier), default: []].append(view)
  }

  func take(_ name: String) -> UICollectionReusableView? { pool[name]?.popLast() }

  func contains(_ path: IndexPath) -> Bool {
    guard let counts, path.count == 2, counts.indices.contains(path.section) else { return false }
    return path.item >= 0 && path.item < counts[path.section]
  }
}
