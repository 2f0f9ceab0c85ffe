import Canvas
import Foundation

/// Wheels to choose from.
@MainActor
open class UIPickerView: UIView {
  private let look = PickerLook.current
  private var wheels: [PickerWheel] = []
  private var widths: [CGFloat] = []
  private lazy var glass = ControlFace { [weak self] list, geometry in
    guard let self else { return }
    look.drawForeground(&list, geometry, wheelFrames, wheels.first?.rowHeight ?? look.rowHeight)
  }
  private var isLoaded = false

  /// A picker of the given frame; without a height it has the system's.
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
    if frame.size == .zero { frame.size = look.size }
    clipsToBounds = true
    addSubview(glass)
  }

  /// Says what the picker is filled with.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { needsReload() }
  }
  /// Says what the rows look like.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { needsReload() }
  }
  /// Kept; the chosen row is always marked (iOS 7 and later).
  open var showsSelectionIndicator = true

  private func needsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  // MARK: What is in it

  private func loadIfNeeded() {
    if !isLoaded { reloadAllComponents() }
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }
  /// The size of a wheel's row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// Asks for everything anew.
  open func reloadAllComponents() {
    isLoaded = true
    let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), 100)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count { addWheel(wheels.count) }
    widths = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    for component in 0..<count { reloadComponent(component) }
    setNeedsLayout()
    setNeedsDisplay()
    glass.setNeedsDisplay()
  }

  /// Asks for a wheel's rows anew.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    wheels[component].reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: height > 0 && height.isFinite ? height : look.rowHeight)
  }

  private func addWheel(_ component: Int) {
    let wheel = PickerWheel(look: look) { [weak self] row, spare in
      self?.makeRow(row, component, spare) ?? UIView(frame: .zero)
    }
    wheel.isImplementationDetail = true
    wheel.didRest = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheels.append(wheel)
    insertSubview(wheel, belowSubview: glass)
  }

  /// Puts a view over the wheels and under the glass.
  func insertUnderGlass(_ view: UIView) { insertSubview(view, belowSubview: glass) }

  private func makeRow(_ row: Int, _ component: Int, _ spare: UIView?) -> UIView {
    if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: spare) { return view }
    let label = spare as? PickerRowLabel ?? PickerRowLabel(frame: .zero)
    label.font = look.font()
    label.textColor = look.textColor
    // A finger finds the row by what it says; its touches go on to the wheel.
    label.isUserInteractionEnabled = true
    // A wheel alone stands in the middle, wheels side by side begin at the left in the classic era.
    label.textAlignment =
      UIKitEnvironment.current.traits.look == .classic ? .left : wheels.count == 1 ? .center : .center
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    return label
  }

  // MARK: Choosing

  /// The row that a wheel rests on; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].selected
  }
  /// Turns a wheel to a row and tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated && isInWindow)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { look.size }
  open override var intrinsicContentSize: CGSize { look.size }

  /// Where the wheels lie, in points.
  var wheelFrames: [CGRect] {
    guard !widths.isEmpty else { return [] }
    let room = bounds.width - 2 * look.inset - look.gap * CGFloat(widths.count - 1)
    let fixed = widths.reduce(0) { $0 + max($1, 0) }
    let free = widths.filter { $0 < 0 }.count
    let width = free > 0 ? max(0, (room - fixed) / CGFloat(free)) : 0
    // Wheels of their own widths stand in the middle.
    let total = fixed + width * CGFloat(free)
    var x = look.inset + max(0, (room - total) / 2)
    let inset = look.inset > 9 ? look.inset : 0
    return widths.map { own in
      let length = own < 0 ? width : own
      defer { x += length + look.gap }
      return CGRect(x: x.rounded(), y: inset, width: length.rounded(), height: max(0, bounds.height - 2 * inset))
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    for (wheel, frame) in zip(wheels, wheelFrames) where wheel.frame != frame { wheel.frame = frame }
    if glass.frame != bounds {
      glass.frame = bounds
      glass.setNeedsDisplay()
      setNeedsDisplay()
    }
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    look.drawBackground(&list, geometry, wheelFrames)
  }
}

/// A row of text.
@MainActor
private final class PickerRowLabel: UILabel {}
