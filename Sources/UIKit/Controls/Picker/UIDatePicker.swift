import Canvas
import Foundation

/// Wheels for a date, a time of day or a length of time.
///
/// The compact style shows what is chosen and does not open; of the inline style there are wheels, and `automatic` is
/// wheels on every version. Language, calendar and time zone
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

  /// How the picker looks.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  /// The phone's own time, before anybody says otherwise: 9:41 on the 9th of January 2007, as its status bar shows.
  static let phoneTime = PickerDate(year: 2007, month: 1, day: 9, hour: 9, minute: 41).secondsSinceReferenceDate

  private let picker = UIPickerView(frame: .zero)
  private var compactFace: ControlFace?
  private var columns: [DatePickerColumn] = []
  private var widths: [CGFloat] = []
  private var numberWidths: [CGFloat] = []
  /// The words that stand still beside the wheels of a length of time.
  private var units: [UILabel] = []
  private let look = PickerLook.current
  /// Between a number and its unit, in points (MEM).
  private static let unitGap: CGFloat = 7
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
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      rebuild()
      styleMayHaveChanged()
    }
  }
  /// How the picker shall look; compact from iOS 14 on, else wheels.
  open var preferredDatePickerStyle = Style.automatic { didSet { styleMayHaveChanged() } }
  /// How the picker looks: compact where that was asked for and there is such a look, else wheels.
  open var datePickerStyle: Style {
    let isCompact = preferredDatePickerStyle == .compact && datePickerMode != .countDownTimer
    return isCompact && UIKitEnvironment.current.traits.majorVersion >= 14 ? .compact : .wheels
  }
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
    if compactFace != nil { styleMayHaveChanged() }
  }

  /// Shows wheels or plates, and says that the size is another one.
  private func styleMayHaveChanged() {
    let isCompact = datePickerStyle == .compact
    picker.isHidden = isCompact
    if isCompact, compactFace == nil {
      let face = ControlFace { [weak self] list, geometry in self?.compact.draw(&list, geometry) }
      compactFace = face
      addSubview(face)
    }
    compactFace?.isHidden = !isCompact
    compactFace?.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var compact: CompactDateFace {
    CompactDateFace(PickerDate(secondsSinceReferenceDate: seconds), mode: datePickerMode)
  }
  private var fittingSize: CGSize { datePickerStyle == .compact ? compact.size : picker.intrinsicContentSize }

  /// `isFresh`: the rows are others now, and where the wheels stood says nothing.
  private func turnWheels(animated: Bool, isFresh: Bool = false) {
    let date = PickerDate(secondsSinceReferenceDate: seconds)
    for (component, column) in columns.enumerated() {
      let now = picker.selectedRow(inComponent: component)
      let row = column.row(of: date, near: isFresh || now < 0 ? nil : now)
      if row != now { picker.selectRow(row, inComponent: component, animated: animated) }
    }
    showUnits()
  }

  /// Turns a wheel that has no end, and rests near the end that it has here, back to the middle, unseen.
  private func center(_ component: Int) {
    guard columns.indices.contains(component) else { return }
    let now = picker.selectedRow(inComponent: component)
    guard columns[component].isNearEnd(now) else { return }
    let row = columns[component].row(of: PickerDate(secondsSinceReferenceDate: seconds), near: nil)
    picker.selectRow(row, inComponent: component, animated: false)
  }

  private func rebuild() {
    let today = PickerDate(secondsSinceReferenceDate: Self.phoneTime).dayCount
    columns = DatePickerColumn.columns(datePickerMode, interval: minuteInterval, today: today)
    measure()
    picker.reloadAllComponents()
    turnWheels(animated: false, isFresh: true)
    setNeedsLayout()
  }

  /// Every wheel is as wide as its widest text; the classic drums fill the picker's own width.
  private func measure() {
    let font = look.font()
    numberWidths = columns.map { $0.textWidth(font) }
    widths = zip(columns, numberWidths).map { column, width in
      let unit = column.unit(0).map { look.unitFont().width(of: $0).rounded(.up) + Self.unitGap } ?? 0
      return width + unit + 2 * look.textMargin
    }
    let room = look.size.width - 2 * look.inset - look.gap * CGFloat(max(widths.count - 1, 0))
    let rest = room - widths.reduce(0, +)
    // What lengths of time leave over stands around their two wheels.
    guard rest > 0, !widths.isEmpty, look.fillsWidth || columns[0].unit(0) != nil else { return }
    widths = widths.map { ($0 + rest / CGFloat(widths.count)).rounded(.down) }
  }

  // MARK: Units

  private func showUnits() {
    let wanted = columns.indices.filter { columns[$0].unit(0) != nil }
    guard !(wanted.isEmpty && units.isEmpty) else { return }
    while units.count > wanted.count { units.removeLast().removeFromSuperview() }
    while units.count < wanted.count {
      let label = UILabel(frame: .zero)
      label.font = look.unitFont()
      label.textColor = look.textColor
      label.isImplementationDetail = true
      units.append(label)
      picker.insertUnderGlass(label)
    }
    let frames = picker.wheelFrames
    let font = look.font()
    let number = (font.ascender + font.descender) / 2
    for (label, component) in zip(units, wanted) where frames.indices.contains(component) {
      label.text = columns[component].unit(picker.selectedRow(inComponent: component))
      // On one baseline with the number.
      let height = look.rowHeight
      let drop = number - (label.font.ascender + label.font.descender) / 2
      let x = frames[component].minX + numberEnd(component) + Self.unitGap
      label.frame = CGRect(
        x: x, y: picker.bounds.midY - height / 2 + drop, width: frames[component].maxX - x, height: height)
    }
  }

  /// Where the numbers of a wheel with a unit end, from the wheel's left, in points: both together stand in its middle.
  private func numberEnd(_ component: Int) -> CGFloat {
    let unit = look.unitFont().width(of: columns[component].unit(0) ?? "").rounded(.up)
    let together = numberWidths[component] + Self.unitGap + unit
    return ((widths[component] - together) / 2).rounded() + numberWidths[component]
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if picker.frame != bounds { picker.frame = bounds }
    picker.isUserInteractionEnabled = isEnabled
    picker.alpha = isEnabled ? 1 : ControlFace.disabledAlpha
    showUnits()
    compactFace?.follow(self)
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
    widths.indices.contains(component) ? widths[component] : -1
  }

  /// A number at the place beside its unit; nil for wheels without units.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? {
    guard columns.indices.contains(component), columns[component].unit(row) != nil else { return nil }
    let number = view as? PickerNumberView ?? PickerNumberView(frame: .zero)
    number.label.font = look.font()
    number.label.textColor = look.textColor
    number.label.text = columns[component].title(row)
    number.end = numberEnd(component) - look.textMargin
    return number
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
    center(component)
    guard seconds != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
