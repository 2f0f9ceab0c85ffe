import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct PickerTests {
  final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10_000 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }
  }

  @Test(arguments: [SystemTraits.Look.classic, .modern])
  func wheelsRestOnRows(_ look: SystemTraits.Look) {
    let stage = ControlStage(look: look)
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    stage.window.addSubview(picker)
    stage.run(0)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
    picker.selectRow(5000, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 5000 && source.chosen.isEmpty)
    // No more rows exist than are in sight.
    stage.run(0)
    let labels = picker.subviews.flatMap(\.subtree).compactMap { $0 as? UILabel }
    #expect(labels.count < 20 && labels.contains { $0.text == "row 5000" })
    // A drag by two rows and a half comes to rest on a row and tells it once.
    let height = picker.rowSize(forComponent: 0).height
    stage.drag(from: (60, 208), to: (60, 208 - 10 - height * 2.4))
    stage.run(3)
    #expect(source.chosen.count == 1)
    #expect(source.chosen.first == picker.selectedRow(inComponent: 0) && picker.selectedRow(inComponent: 0) > 5000)
    // A tap on the next row brings it to the middle.
    source.chosen = []
    let now = picker.selectedRow(inComponent: 0)
    stage.tap(60, 208 + height)
    stage.run(1)
    #expect(source.chosen == [now + 1])
  }

  @Test func datesAreThoseOfTheGregorianReckoning() {
    let days: [(Double, [Int], Int)] = [
      (0, [2001, 1, 1], 1), (190_028_460, [2007, 1, 9], 2), (-978_307_200, [1970, 1, 1], 4),
      (-31_622_400, [2000, 1, 1], 6), (94_694_400, [2004, 1, 2], 5), (220_838_400, [2008, 1, 1], 2),
      (225_935_999, [2008, 2, 28], 4), (225_936_000, [2008, 2, 29], 5), (-3_187_296_000, [1900, 1, 1], 1),
    ]
    for (seconds, numbers, weekday) in days {
      let date = PickerDate(secondsSinceReferenceDate: seconds)
      #expect([date.year, date.month, date.day] == numbers)
      #expect(date.weekday == weekday)
    }
    var generator = SeededGenerator(state: 5)
    for _ in 0..<2000 {
      let day = Int.random(in: -700_000...2_900_000, using: &generator)
      let date = PickerDate(day: day)
      #expect(date.dayCount == day && (1...PickerDate.days(in: date.month, of: date.year)).contains(date.day))
    }
  }

  private func wheel(_ picker: UIDatePicker, _ component: Int, to row: Int) {
    guard let view = picker.subviews.first as? UIPickerView else { return }
    view.selectRow(row, inComponent: component, animated: false)
    picker.pickerView(view, didSelectRow: row, inComponent: component)
  }

  @Test func wheelsMakeADate() {
    let stage = ControlStage()
    let picker = stage.add(UIDatePicker(frame: .zero)) { $0.date.timeIntervalSinceReferenceDate }
    #expect(picker.date.timeIntervalSinceReferenceDate == 190_028_460)
    picker.datePickerMode = .date
    let view = picker.subviews.first as? UIPickerView
    func titles() -> [String?] {
      (0..<3).map {
        picker.pickerView(UIPickerView(), titleForRow: view?.selectedRow(inComponent: $0) ?? 0, forComponent: $0)
      }
    }
    #expect(titles() == ["January", "9", "2007"])
    // The 31st of a month that has not got it becomes its last day.
    picker.date = Date(timeIntervalSinceReferenceDate: 191_894_400 + 34_860)  // 2007-01-31
    let month = view?.selectedRow(inComponent: 0) ?? 0
    wheel(picker, 0, to: month + 1)
    stage.run(1)
    #expect(titles() == ["February", "28", "2007"])
    #expect(stage.take().count == 1)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 190_028_460)
    wheel(picker, 2, to: 2005)
    stage.run(1)
    #expect(titles() == ["January", "9", "2007"])
  }

  @Test func timeModes() {
    let stage = ControlStage()
    let picker = stage.add(UIDatePicker(frame: .zero)) { $0.date.timeIntervalSinceReferenceDate }
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    let view = picker.subviews.first as? UIPickerView
    #expect(
      picker.pickerView(UIPickerView(), titleForRow: view?.selectedRow(inComponent: 1) ?? 0, forComponent: 1) == "30")
    wheel(picker, 2, to: 1)
    #expect(PickerDate(secondsSinceReferenceDate: picker.date.timeIntervalSinceReferenceDate).hour == 21)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 2 * 3600 + 15 * 60
    #expect(view?.selectedRow(inComponent: 0) == 2 && picker.countDownDuration == 8100)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 15)
  }

  private let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]

  @Test(arguments: ["6.0", "8.0", "17.0"])
  func everyTextFitsItsWheel(_ version: String) throws {
    let stage = ControlStage(look: version == "6.0" ? .classic : .modern, version: version)
    let picker = stage.add(UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))) {
      $0.date.timeIntervalSinceReferenceDate
    }
    let look = PickerLook.current
    for mode in modes {
      picker.datePickerMode = mode
      stage.run(0)
      let view = try #require(picker.subviews.first as? UIPickerView)
      for component in 0..<view.numberOfComponents {
        let room = view.rowSize(forComponent: component).width - 2 * look.textMargin
        for row in stride(from: 0, to: view.numberOfRows(inComponent: component), by: 7).prefix(400) {
          let text = picker.pickerView(view, titleForRow: row, forComponent: component) ?? ""
          #expect(look.font().width(of: text) <= room, "\(mode) \(text)")
        }
      }
      let frames = view.wheelFrames
      #expect((frames.first?.minX ?? -1) >= 0 && (frames.last?.maxX ?? 400) <= 320, "\(mode)")
    }
  }

  @Test func aCompactPickerShowsItsDateFromIOS14On() {
    let stage = ControlStage(version: "17.0")
    let picker = stage.add(UIDatePicker(frame: .zero)) { $0.date.timeIntervalSinceReferenceDate }
    picker.preferredDatePickerStyle = .compact
    #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height < 40)
    let date = PickerDate(year: 2007, month: 9, day: 3, hour: 0, minute: 5)
    #expect(CompactDateFace(date, mode: .dateAndTime).texts == ["Sep 3, 2007", "12:05 AM"])
    #expect(CompactDateFace(date, mode: .yearAndMonth).texts == ["September 2007"])
    let both = picker.intrinsicContentSize.width
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize.width < both)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216)
    let older = ControlStage(version: "12.0").add(UIDatePicker(frame: .zero)) { $0.date.timeIntervalSinceReferenceDate }
    older.preferredDatePickerStyle = .compact
    #expect(older.datePickerStyle == .wheels)
  }

  @Test func wheelsWithoutAnEndBeginInTheirMiddle() throws {
    let stage = ControlStage()
    let picker = stage.add(UIDatePicker(frame: .zero)) { $0.date.timeIntervalSinceReferenceDate }
    picker.datePickerMode = .time
    picker.minuteInterval = 5
    picker.datePickerMode = .dateAndTime
    let view = try #require(picker.subviews.first as? UIPickerView)
    stage.run(0)
    for component in [1, 2] {
      let rows = view.numberOfRows(inComponent: component)
      #expect(abs(view.selectedRow(inComponent: component) - rows / 2) < 12)
    }
    // Turned far it comes back, on the same number.
    wheel(picker, 1, to: 12 * 170 + 3)
    let row = view.selectedRow(inComponent: 1)
    #expect(abs(row - 1200) < 12 && row % 12 == 3)
  }

  @Test func lengthsOfTimeHaveTheirUnitsStanding() throws {
    let stage = ControlStage(version: "17.0")
    let picker = stage.add(UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))) {
      $0.date.timeIntervalSinceReferenceDate
    }
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3 * 3600
    stage.run(0)
    let units = picker.subviews[0].subviews.compactMap { $0 as? UILabel }
    #expect(units.map(\.text) == ["hours", "min"])
    #expect(units.allSatisfy { abs($0.frame.midY - 108) < 3 })
    let rows = picker.subtree.compactMap { ($0 as? PickerNumberView)?.label.text }
    #expect(rows.contains("3") && !rows.contains { $0.contains("hour") || $0.contains("min") })
    wheel(picker, 0, to: 1)
    stage.run(1)
    #expect(units[0].text == "hour")
    picker.datePickerMode = .time
    stage.run(0)
    #expect(picker.subviews[0].subviews.allSatisfy { !($0 is UILabel) })
  }
}
