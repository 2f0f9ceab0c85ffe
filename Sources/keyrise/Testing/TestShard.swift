/// One of several parts of the work.
struct TestShard {
  private var index = 1
  private var count = 1

  /// The whole.
  init() {}

  /// Reads `2/5`.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 10_000,
      (1...count).contains(index)
    else { throw CommandError("--shard takes a part and their number, such as 2/5, not '\(text)'") }
    self.index = index
    self.count = count
  }

  /// Such as `part 2 of 5`.
  var description: String { "part \(index) of \(count)" }

  /// Every count-th, so that the parts are equally long and together everything, once.
  func part<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
