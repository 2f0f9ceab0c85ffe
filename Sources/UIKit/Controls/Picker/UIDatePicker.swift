import Canvas
import Foundation

/// Wheels for a date, a time of day or a length of time.
///
/// Only wheels are built; the compact and the inline style of iOS 14 and later are not. Language, calendar and time zone
/// are those of the phone, not of the machine: American English, Gregorian, and Greenwich's time.
@MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time
    /// Month, day and year.
    case date
    /// Day, hour and minute.
    case dateAndTime
    /// A length of time.
    case countDownTimer
    /// Month and year.
    case yearAndMonth = 4269
  }

  /// How the picker looks; wheels in any case.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  /// The phone's own time, before anybody says otherwise: 9:41 on the 9th of January 2007, as its status bar shows.
  static let phoneTime = PickerDate(year: 2007, month: 1, day: 9, hour: 9, minute: 41).secondsSinceReferenceDate

  private let picker = UIPickerView(frame: .zero)
  private var columns: [DatePickerColumn] = []
  private var seconds = UIDatePicker.phoneTime

  /// A picker of the given frame; without a size it has the system's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A picker read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.size == .zero { frame.size = picker.intrinsicContentSize }
    picker.isImplementationDetail = true
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
    rebuild()
  }

  // MARK: What is chosen

  /// What is chosen; date and time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
  /// Kept; wheels in any case.
  open var preferredDatePickerStyle = Style.automatic
  /// How the picker looks.
  open var datePickerStyle: Style { .wheels }
  /// The minutes that can be chosen are multiples of this; it divides 60. 1 by default.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
      if minuteInterval != oldValue { rebuild() }
    }
  }
  /// Nothing before it can be chosen; nil for no limit.
  open var minimumDate: Date? { didSet { setDate(date, animated: false) } }
  /// Nothing after it can be chosen; nil for no limit.
  open var maximumDate: Date? { didSet { setDate(date, animated: false) } }

  /// The chosen date; the phone's own time by default. Setting it sends nothing.
  open var date: Date {
    get { Date(timeIntervalSinceReferenceDate: seconds) }
    set { setDate(newValue, animated: false) }
  }

  /// The chosen length of time in seconds, in the mode for that; less than a day.
  open var countDownDuration: TimeInterval {
    get {
      let date = PickerDate(secondsSinceReferenceDate: seconds)
      return Double(date.hour * 3600 + date.minute * 60)
    }
    set {
      let length = newValue.isFinite ? min(max(newValue, 60), 86_340) : 60
      let day = (seconds / 86_400).rounded(.down) * 86_400
      show(day + length, animated: false)
    }
  }

  /// Chooses a date and sends nothing.
  open func setDate(_ date: Date, animated: Bool) {
    show(limited(date.timeIntervalSinceReferenceDate), animated: animated)
  }

  private func limited(_ seconds: Double) -> Double {
    guard datePickerMode != .countDownTimer, seconds.isFinite else { return seconds.isFinite ? seconds : self.seconds }
    var result = seconds
    if let minimumDate { result = max(result, minimumDate.timeIntervalSinceReferenceDate) }
    if let maximumDate { result = min(result, maximumDate.timeIntervalSinceReferenceDate) }
    return result
  }

  private func show(_ seconds: Double, animated: Bool) {
    self.seconds = seconds
    turnWheels(animated: animated)
  }

  private func turnWheels(animated: Bool) {
    let date = PickerDate(secondsSinceReferenceDate: seconds)
    for (component, column) in columns.enumerated() {
      let now = picker.selectedRow(inComponent: component)
      let row = column.row(of: date, near: now > 0 ? now : nil)
      if row != now { picker.selectRow(row, inComponent: component, animated: animated) }
    }
  }

  private func rebuild() {
    let today = PickerDate(secondsSinceReferenceDate: Self.phoneTime).dayCount
    columns = DatePickerColumn.columns(datePickerMode, interval: minuteInterval, today: today)
    picker.reloadAllComponents()
    turnWheels(animated: false)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if picker.frame != bounds { picker.frame = bounds }
    picker.isUserInteractionEnabled = isEnabled
    picker.alpha = isEnabled ? 1 : ControlFace.disabledAlpha
  }
}

extension UIDatePicker: UIPickerViewDataSource, UIPickerViewDelegate {
  /// One for each part of the date.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  /// As many as the part has values; many turns of them where it goes round.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  /// A value of a part.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns.indices.contains(component) ? columns[component].title(row) : nil
  }

  /// As wide as the part's values need, in points.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    columns.indices.contains(component) ? columns[component].width : -1
  }

  /// The wheels say another date; one out of the limits, or a day that the month has not, turns them back.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var date = PickerDate(secondsSinceReferenceDate: seconds)
    // What the wheels do not show stays as it is.
    let rest = seconds - date.secondsSinceReferenceDate
    for (index, column) in columns.enumerated() { column.apply(picker.selectedRow(inComponent: index), to: &date) }
    date.day = min(date.day, PickerDate.days(in: date.month, of: date.year))
    if datePickerMode == .countDownTimer, date.hour == 0, date.minute == 0 { date.minute = minuteInterval }
    let old = seconds
    seconds = limited(date.secondsSinceReferenceDate + rest)
    turnWheels(animated: true)
    guard seconds != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
