import Foundation

/// A date and a time of day in the Gregorian reckoning, without a time zone: what the wheels of a date picker show.
///
/// Computed here and not with Foundation, which would ask the machine for its calendar and its zone.
struct PickerDate: Equatable {
  var year, month, day, hour, minute: Int

  /// Seconds from the start of 2001.
  init(secondsSinceReferenceDate seconds: Double) {
    let limit = 3.2e11  // Some ten thousand years.
    let whole = (seconds.isNaN ? 0 : min(max(seconds, -limit), limit)).rounded(.down)
    let days = (whole / 86_400).rounded(.down)
    self.init(day: Int(days))
    let rest = Int(whole - days * 86_400)
    hour = rest / 3600
    minute = rest / 60 % 60
  }

  /// The start of a day, counted from the first of 2001.
  init(day count: Int) {
    // Years that begin in March have their odd day at the end (a well known algorithm).
    let shifted = count + 730_791
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = 0
    minute = 0
  }

  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  /// The number of the day, counted from the first of 2001.
  var dayCount: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear >= 0 ? shiftedYear / 400 : (shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }

  var secondsSinceReferenceDate: Double { Double(dayCount) * 86_400 + Double(hour * 3600 + minute * 60) }

  /// The number of days in a month.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// 0 for Sunday. The first of 2001 was a Monday.
  var weekday: Int { ((dayCount + 1) % 7 + 7) % 7 }

  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
