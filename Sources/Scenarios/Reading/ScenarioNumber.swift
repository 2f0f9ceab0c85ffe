/// Numbers as a person writes them.
package enum ScenarioNumber {
  /// The shortest form that is read as the same number, without an exponent.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let number = value == 0 ? 0 : value
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    let shortest = "\(number)"
    return shortest.contains("e") ? "0" : shortest
  }

  /// With at most three digits behind the point.
  package static func rounded(_ value: Double) -> String {
    text(value.isFinite && abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value)
  }
}
