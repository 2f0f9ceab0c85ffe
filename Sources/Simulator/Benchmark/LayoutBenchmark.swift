import Foundation
import UIKit

/// Measures Auto Layout on forms of 10, 100 and 1,000 views with four constraints each: rows below each other, equal
/// margins, equal heights by a wish.
@MainActor
public enum LayoutBenchmark {
  public struct Row: Codable, Sendable {
    public var views: Int
    /// All in milliseconds, median.
    public var firstSolve: Double
    public var constantChanged: Double
    public var addedAndRemoved: Double
  }

  /// The measurements on a phone that `makePhone` makes.
  ///
  /// - Throws: what making the phone throws.
  public static func run(makePhone: () throws -> Phone) throws -> [Row] {
    let phone = try makePhone()
    phone.makeCurrent()
    return [10, 100, 1000].map { count in
      var first: [Double] = []
      var changed: [Double] = []
      var added: [Double] = []
      for _ in 0..<(count >= 1000 ? 3 : 9) {
        let form = Form(count: count)
        first.append(time { form.root.layoutIfNeeded() })
        for round in 0..<5 {
          form.top.constant = CGFloat(10 + round)
          changed.append(time { form.root.layoutIfNeeded() })
        }
        for _ in 0..<3 {
          added.append(
            time {
              form.extra.isActive = false
              form.root.layoutIfNeeded()
              form.extra.isActive = true
              form.root.layoutIfNeeded()
            })
        }
      }
      return Row(
        views: count, firstSolve: median(first), constantChanged: median(changed), addedAndRemoved: median(added))
    }
  }

  /// The rows as a table for people.
  public static func table(_ rows: [Row]) -> String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
    var lines = ["layout, milliseconds   first solve   constant changed   added and removed"]
    for row in rows {
      lines.append(
        "  \(right("\(row.views)", 5)) views        " + right(number(row.firstSolve), 11)
          + right(number(row.constantChanged), 19) + right(number(row.addedAndRemoved), 20))
    }
    return lines.joined(separator: "\n")
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
  }

  private static func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }

  @MainActor
  private struct Form {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let top: NSLayoutConstraint
    let extra: NSLayoutConstraint

    init(count: Int) {
      var constraints: [NSLayoutConstraint] = []
      var previous: UIView?
      var first: NSLayoutConstraint?
      var last: NSLayoutConstraint?
      for _ in 0..<count {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let position =
          previous.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8) }
          ?? view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        if first == nil { first = position }
        let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
        last = trailing
        constraints += [
          position, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), trailing,
          view.heightAnchor.constraint(equalToConstant: 31),
        ]
        previous = view
      }
      NSLayoutConstraint.activate(constraints)
      let none = root.widthAnchor.constraint(equalToConstant: 320)
      top = first ?? none
      extra = last ?? none
    }
  }
}
