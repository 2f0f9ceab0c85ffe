import Foundation

extension UICollectionView {
  /// Where an item is scrolled to; one for each axis, or none for as near as it is.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    /// A position of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Which way a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// From left to right.
    case horizontal
  }

  /// What an element of a layout is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header, a footer, or what else a layout knows.
    case supplementaryView
    /// A view that shows no data; not built.
    case decorationView
  }

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
