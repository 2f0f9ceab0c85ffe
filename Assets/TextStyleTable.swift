import Foundation

/// The table `text-styles.json`: the sizes of text styles, in points, for each size of text that a person can choose.
public struct TextStyleTable: Decodable, Sendable {
  /// A text style.
  public struct Style: Decodable, Sendable {
    /// Such as `Body`.
    public var name: String
    /// Whether it is set in the bold face.
    public var isBold: Bool
    /// Whether it grows with the accessibility sizes before iOS 11 too.
    public var isBodyLike: Bool
    /// In points, from XS to AX5.
    public var sizes: [Double]

    private enum CodingKeys: String, CodingKey {
      case name, sizes
      case isBold = "bold"
      case isBodyLike = "bodyLike"
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      sizes = try container.decode([Double].self, forKey: .sizes)
      isBold = try container.decodeIfPresent(Bool.self, forKey: .isBold) ?? false
      isBodyLike = try container.decodeIfPresent(Bool.self, forKey: .isBodyLike) ?? false
    }

    /// The last size before the accessibility sizes.
    private static let lastOrdinaryStep = 6

    /// The size in points for a step from 0, XS, to 11, AX5.
    public func size(step: Int, systemVersion: Int) -> Double {
      let limit = systemVersion < 11 && !isBodyLike ? Self.lastOrdinaryStep : sizes.count - 1
      let index = min(max(step, 0), limit)
      return sizes.indices.contains(index) ? sizes[index] : 17
    }
  }

  public var styles: [Style]

  /// The table of the file, decoded at the first use, or what is wrong with the file.
  public static let loaded: Result<TextStyleTable, AssetError> = AssetFile.textStyles.load()

  /// The table of the file; empty if the file cannot be read.
  public static var shared: TextStyleTable { (try? loaded.get()) ?? TextStyleTable(styles: []) }

  init(styles: [Style]) { self.styles = styles }

  /// The style of that name.
  public subscript(name: String) -> Style? { styles.first { $0.name == name } }
}
