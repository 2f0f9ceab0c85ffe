import Foundation
import Samples
import Simulator

extension Command {
  static let samples = Command(name: "samples", summary: "Lists the samples.", usage: "samples", options: []) {
    reader in
    if let word = reader.next() { throw reader.unknown(word) }
    let width = (SampleCatalog.all.map(\.name.count).max() ?? 0) + 2
    for sample in SampleCatalog.all {
      print(sample.name.padding(toLength: width, withPad: " ", startingAt: 0) + sample.summary)
    }
  }
}
