import Foundation
import UIKit

/// The label that says what belongs into an input: the nearest to its left or above it, as people read forms.
@MainActor
enum NamingLabel {
  /// No further above than this, in points: what stands higher is a title.
  private static let reachAbove: CGFloat = 48
  private static let reachLeft: CGFloat = 160

  static func of(_ input: UIView, among labels: [UILabel]) -> UILabel? {
    let frame = input.screenFrame
    let rated = labels.compactMap { label in distance(label.screenFrame, frame).map { (label, $0) } }
    return rated.min { $0.1 < $1.1 }?.0
  }

  /// The labels of a window or a row that a person reads as such.
  static func labels(in root: UIView) -> [UILabel] {
    var result: [UILabel] = []
    func collect(_ view: UIView) {
      if view.isHidden || view.alpha < 0.01 || view is UIControl || view is any UITextInput { return }
      if let label = view as? UILabel, !label.isImplementationDetail, !label.bounds.isEmpty,
        let text = label.text, !text.isEmpty
      {
        result.append(label)
      }
      for child in view.subviews { collect(child) }
    }
    collect(root)
    return result
  }

  private static func distance(_ label: CGRect, _ input: CGRect) -> CGFloat? {
    let sharedHeight = min(label.maxY, input.maxY) - max(label.minY, input.minY)
    if sharedHeight >= min(label.height, input.height) / 2, label.maxX <= input.minX + 8 {
      let distance = input.minX - label.maxX
      return distance <= reachLeft ? max(0, distance) / 4 : nil
    }
    let sharedWidth = min(label.maxX, input.maxX) - max(label.minX, input.minX)
    if sharedWidth > 0, label.maxY <= input.minY + 4 {
      let distance = input.minY - label.maxY
      return distance <= reachAbove ? max(0, distance) : nil
    }
    return nil
  }
}
