import Foundation
import Scenarios
import Simulator

/// Shows how far a recording is: a bar on a terminal, and elsewhere a line for each quarter.
final class RecordingProgressLine {
  private let path: String
  private let isTerminal = isatty(2) == 1
  private var lastQuarter = 0
  private var isShown = false

  init(_ path: String) { self.path = path }

  func show(_ progress: RecordingProgress) {
    if isTerminal {
      let width = 24
      let filled = Int(progress.fraction * Double(width))
      let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      let step = String(
        "\(progress.step.action)".filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }.prefix(40))
      // Carriage return, and erase to the end of the line.
      write("\r[\(bar)] \(Int(progress.fraction * 100)) %  \(ScenarioNumber.rounded(progress.time)) s  \(step)\u{1b}[K")
      isShown = true
    } else {
      let quarter = Int(progress.fraction * 4)
      guard quarter > lastQuarter else { return }
      lastQuarter = quarter
      StandardError.print("\(path): \(quarter * 25) %, step \(progress.index + 1) of \(progress.count)")
    }
  }

  /// Takes the bar away.
  func end() {
    if isShown { write("\r\u{1b}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { _ = Foundation.write(2, $0.baseAddress, $0.count) }
  }
}
