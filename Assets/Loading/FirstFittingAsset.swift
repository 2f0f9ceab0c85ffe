/// Decodes the first element of a list whose label passes a test, and nothing after it.
struct FirstFittingAsset<Element: LabelledAsset>: Decodable {
  var element: Element?

  /// The key of the decoder's `userInfo` with the test.
  static var test: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "test") }

  private struct Candidate: Decodable {
    var element: Element?

    init(from decoder: any Decoder) throws {
      guard let test = FirstFittingAsset.test,
        let fits = decoder.userInfo[test] as? @Sendable (Element.Label) -> Bool, try fits(Element.Label(from: decoder))
      else { return }
      element = try Element(from: decoder)
    }
  }

  private struct ListKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    var list = try decoder.container(keyedBy: ListKey.self)
      .nestedUnkeyedContainer(forKey: ListKey(stringValue: Element.listKey))
    while element == nil, !list.isAtEnd { element = try list.decode(Candidate.self).element }
  }
}
