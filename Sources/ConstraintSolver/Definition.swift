/// A marker's terms in variables, its offset left out.
struct Definition: Sendable {
  var terms: [(symbol: Int32, coefficient: Double)] = []
}
