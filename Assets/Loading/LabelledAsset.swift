/// An element of a list in a data file that can be found by a few of its values, without decoding the others.
protocol LabelledAsset: Decodable {
  /// The values by which it is found.
  associatedtype Label: Decodable
  /// The key of the list in the file.
  static var listKey: String { get }
}
