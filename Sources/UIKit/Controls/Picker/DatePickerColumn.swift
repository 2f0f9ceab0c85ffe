import Foundation

/// What one wheel of a date picker shows, in American English; computed, so that a test can compare it.
enum DatePickerColumn: Equatable {
  case month, day, year
  /// Days from the first of 2001 on, as "Tue Jan 9".
  case date(today: Int)
  /// 1 to 12, again and again.
  case hour
  case minute(interval: Int)
  case half
  case durationHours
  case durationMinutes(interval: Int)

  /// Wheels that have no end are so many turns long, and begin in the middle.
  static let turns = 200
  /// The years and the days that can be turned to.
  static let firstYear = 1
  static let lastYear = 9999
  static let firstDay = -36_525
  static let lastDay = 73_050

  static func columns(_ mode: UIDatePicker.Mode, interval: Int, today: Int) -> [DatePickerColumn] {
    switch mode {
    case .time: [.hour, .minute(interval: interval), .half]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.date(today: today), .hour, .minute(interval: interval), .half]
    case .countDownTimer: [.durationHours, .durationMinutes(interval: interval)]
    case .yearAndMonth: [.month, .year]
    }
  }

  /// The number of different rows; nil for a wheel with ends.
  private var period: Int? {
    switch self {
    case .month: 12
    case .day: 31
    case .hour: 12
    case .minute(let interval), .durationMinutes(let interval): 60 / max(interval, 1)
    default: nil
    }
  }

  var rowCount: Int {
    if let period { return period * Self.turns }
    switch self {
    case .year: return Self.lastYear - Self.firstYear + 1
    case .date: return Self.lastDay - Self.firstDay + 1
    case .half: return 2
    default: return 24
    }
  }

  func title(_ row: Int) -> String {
    let row = period.map { row % $0 } ?? row
    switch self {
    case .month: return PickerDate.monthNames[min(max(row, 0), 11)]
    case .day: return "\(row + 1)"
    case .year: return "\(row + Self.firstYear)"
    case .date(let today):
      let day = row + Self.firstDay
      if day == today { return "Today" }
      let date = PickerDate(day: day)
      return "\(PickerDate.weekdayNames[date.weekday]) \(PickerDate.monthNames[date.month - 1].prefix(3)) \(date.day)"
    case .hour: return row == 0 ? "12" : "\(row)"
    case .minute(let interval):
      let minute = row * max(interval, 1)
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .half: return row == 0 ? "AM" : "PM"
    case .durationHours: return "\(row)"
    case .durationMinutes(let interval): return "\(row * max(interval, 1))"
    }
  }

  /// The word that stands still beside a row; nil for wheels without one.
  func unit(_ row: Int) -> String? {
    switch self {
    case .durationHours: row == 1 ? "hour" : "hours"
    case .durationMinutes: "min"
    default: nil
    }
  }

  /// Whether a wheel that has no end has been turned so far that it shall begin in the middle again.
  func isNearEnd(_ row: Int) -> Bool {
    guard let period else { return false }
    return abs(row - period * Self.turns / 2) > period * Self.turns / 4
  }

  /// The row that shows a date, near to another row where the wheel has no end.
  func row(of date: PickerDate, near row: Int?) -> Int {
    let place: Int
    switch self {
    case .month: place = date.month - 1
    case .day: place = date.day - 1
    case .year: return min(max(date.year, Self.firstYear), Self.lastYear) - Self.firstYear
    case .date: return min(max(date.dayCount, Self.firstDay), Self.lastDay) - Self.firstDay
    case .hour: place = date.hour % 12
    case .minute(let interval), .durationMinutes(let interval): place = date.minute / max(interval, 1)
    case .half: return date.hour / 12
    case .durationHours: return date.hour
    }
    guard let period else { return place }
    let start = row ?? period * Self.turns / 2
    let turn = start - ((start % period) + period) % period
    // The nearest of three turns, inside of the wheel.
    let candidates = [turn - period, turn, turn + period].map { $0 + place }.filter { (0..<rowCount).contains($0) }
    return candidates.min { abs($0 - start) < abs($1 - start) } ?? place
  }

  /// Brings what a row says into a date.
  func apply(_ row: Int, to date: inout PickerDate) {
    let row = period.map { row % $0 } ?? row
    switch self {
    case .month: date.month = row + 1
    case .day: date.day = row + 1
    case .year: date.year = row + Self.firstYear
    case .date:
      let day = PickerDate(day: row + Self.firstDay)
      (date.year, date.month, date.day) = (day.year, day.month, day.day)
    case .hour: date.hour = date.hour / 12 * 12 + row
    case .minute(let interval), .durationMinutes(let interval): date.minute = row * max(interval, 1)
    case .half: date.hour = date.hour % 12 + row * 12
    case .durationHours: date.hour = row
    }
  }

  /// Texts of which one is the widest that the wheel shows.
  private var candidates: [String] {
    switch self {
    case .month: PickerDate.monthNames
    case .day: (1...31).map { "\($0)" }
    case .year: (0...9).map { String(repeating: "\($0)", count: 4) }
    case .date:
      PickerDate.weekdayNames.flatMap { day in
        PickerDate.monthNames.flatMap { month in (20...29).map { "\(day) \(month.prefix(3)) \($0)" } }
      }
    case .hour, .durationHours: (0..<24).map { title($0) }
    case .minute(let interval), .durationMinutes(let interval): (0..<60 / max(interval, 1)).map { title($0) }
    case .half: ["AM", "PM"]
    }
  }

  /// The widest text, in points.
  @MainActor
  func textWidth(_ font: UIFont) -> CGFloat { (candidates.map { font.width(of: $0) }.max() ?? 0).rounded(.up) }
}
