import Foundation

/// Points for people and files: a hundredth is finer than any pixel and hides the noise of floating point.
enum Numbers {
  static func rounded(_ value: Double) -> Double {
    guard value.isFinite, abs(value) < 1e9 else { return 0 }
    let result = (value * 100).rounded() / 100
    return result == 0 ? 0 : result
  }

  static func rounded(_ value: CGFloat) -> Double { rounded(Double(value)) }

  static func list(_ rect: CGRect) -> [Double] {
    [rounded(rect.minX), rounded(rect.minY), rounded(rect.width), rounded(rect.height)]
  }

  static func text(_ value: Double) -> String {
    let value = rounded(value)
    return value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func list(_ values: [Double]) -> String { "(" + values.map(text).joined(separator: ", ") + ")" }

  static func percent(_ part: Double) -> String {
    // A part of something is never said to be nothing or all of it.
    let percent = part <= 0 ? 0 : part >= 1 ? 100 : min(99, max(1, Int((part * 100).rounded())))
    return "\(percent) %"
  }
}
