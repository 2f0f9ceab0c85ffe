import Canvas
import Foundation

/// What a compact date picker shows: the date and the time of day, each on a grey plate. Points; all sizes MEM but the
/// height, which is that of Interface Builder's files.
struct CompactDateFace {
  static let height: CGFloat = 34.5
  private static let padding: CGFloat = 11
  private static let gap: CGFloat = 6
  private static let radius: CGFloat = 6

  /// One for each plate, from the left.
  let texts: [String]

  init(_ date: PickerDate, mode: UIDatePicker.Mode) {
    let month = PickerDate.monthNames[min(max(date.month - 1, 0), 11)]
    let hour = date.hour % 12 == 0 ? 12 : date.hour % 12
    let time = "\(hour):\(date.minute < 10 ? "0" : "")\(date.minute) \(date.hour < 12 ? "AM" : "PM")"
    let day = "\(month.prefix(3)) \(date.day), \(date.year)"
    switch mode {
    case .time: texts = [time]
    case .date: texts = [day]
    case .yearAndMonth: texts = ["\(month) \(date.year)"]
    case .dateAndTime, .countDownTimer: texts = [day, time]
    }
  }

  @MainActor private static var font: UIFont { .systemFont(ofSize: 17) }

  /// The plates' frames from the left edge, in a height.
  @MainActor
  func frames(height: CGFloat) -> [CGRect] {
    var x: CGFloat = 0
    return texts.map { text in
      let width = Self.font.width(of: text).rounded(.up) + 2 * Self.padding
      defer { x += width + Self.gap }
      return CGRect(x: x, y: (height - Self.height) / 2, width: width, height: Self.height)
    }
  }

  @MainActor var size: CGSize { CGSize(width: frames(height: Self.height).last?.maxX ?? 0, height: Self.height) }

  @MainActor
  func draw(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    for (text, frame) in zip(texts, frames(height: geometry.bounds.height)) {
      list.fillRounded(frame, geometry, radius: Self.radius, ControlPalette.fill)
      list.text(
        text, geometry, font: Self.font, centeredAt: CGPoint(x: frame.midX, y: frame.midY), UIColor.label)
    }
  }
}
