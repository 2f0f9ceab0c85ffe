import Assets
import Foundation
import UIKit

/// Measures what a table costs while it scrolls, and what its rows take of memory.
@MainActor
public enum TableBenchmark {
  /// What was measured of a table.
  public struct Row: Codable, Sendable {
    public var rows: Int
    public var frames: Int
    /// Microseconds a frame.
    public var median: Double
    public var maximum: Double
    /// How many cells there are after scrolling from end to end.
    public var cells: Int
    /// How much more memory than ever before the process took for the table and all that it showed, in kilobytes.
    public var kilobytes: Int
  }

  /// Tables of 50 and of 10,000 rows on the phone of the other measurements.
  ///
  /// - Throws: what making a phone throws.
  static func run(scale: Int) throws -> [Row] {
    // The first fills the caches of glyphs and masks and does not count.
    _ = try measure(rows: 50, scale: scale)
    return try [50, 10_000].map { try measure(rows: $0, scale: scale) }
  }

  private static func measure(rows: Int, scale: Int) throws -> Row {
    let before = Benchmark.peakKilobytes
    let controller = Rows(count: rows)
    var options = PhoneOptions()
    options.scale = scale
    let phone = try Phone(options) { controller }
    phone.render()
    let table = controller.tableView
    var times: [Double] = []
    // The same way everywhere: through the first 50 rows and back.
    let way: CGFloat = 1_700
    for frame in 0..<600 {
      let part = CGFloat(frame % 200) / 200
      let offset = (part < 0.5 ? part : 1 - part) * 2 * way
      let start = DispatchTime.now().uptimeNanoseconds
      table?.contentOffset = CGPoint(x: 0, y: offset)
      phone.run(for: 1 / 60)
      phone.render()
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1000)
    }
    // And all the way down, where every row shows once.
    var offset: CGFloat = 0
    let end = CGFloat(rows) * 44
    while offset < end {
      table?.contentOffset = CGPoint(x: 0, y: offset)
      phone.render()
      offset += 400
    }
    return Row(
      rows: rows, frames: times.count, median: times.sorted()[times.count / 2], maximum: times.max() ?? 0,
      cells: controller.made, kilobytes: Benchmark.peakKilobytes - before)
  }

  @MainActor
  private final class Rows: UITableViewController {
    private let count: Int
    var made = 0

    init(count: Int) {
      self.count = count
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let old = tableView.dequeueReusableCell(withIdentifier: "row")
      if old == nil { made += 1 }
      let cell = old ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "\(indexPath.row % 7)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
}
