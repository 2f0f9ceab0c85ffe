/// Makes the geometry of phones' screens that were not measured, from the rules that reproduce the measured ones (F.3.1).
/// Lengths are points.
public struct KeyboardGeometryRule: Codable, Hashable, Sendable, Identifiable {
  /// A name in the file.
  public var id = "classic-portrait"
  /// The look of the system's own controls.
  public var look = DeviceLook.classic
  /// The orientation that it holds for.
  public var orientation = ScreenOrientation.portrait
  /// The widths for which the rule holds, in points, both ends included.
  public var minimumWidth: Double = 0
  /// In points.
  public var maximumWidth: Double = 10_000
  /// Height of the keys' area, in points.
  public var height: Double = 216
  /// Width of the centred block of keys, in points; `nil` for the whole width.
  public var blockWidth: Double?
  /// From the block's edge to the first key, in points.
  public var inset: Double = 3
  /// Between two keys, in points.
  public var gap: Double = 6
  /// Between two keys of the last row, in points.
  public var bottomGap: Double = 6
  /// Width of shift and delete in letter keys.
  public var sideWidthFactor: Double = 1.385
  /// Width of the return key in letter columns, its gap included.
  public var returnColumns: Double = 2.5
  /// The upper edge of the first row, in points.
  public var topOffset: Double = 10
  /// The upper edges of the rows, counted from `topOffset`, in points.
  public var rowTops: [Double] = [0, 54, 108, 162]
  /// Height of a key without its shadow, in points.
  public var faceHeight: Double = 38
  /// Height of the shadow below a key, in points.
  public var shadowHeight: Double = 1
  /// Radius of a key's corners, in points.
  public var cornerRadius: Double = 4
  /// Where the values come from; the keys are listed in the facts.
  public var source = ""
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status = ""

  /// A value with the defaults of its properties.
  public init() {}

  /// The geometry for a width in points. Ten letter keys fill the block; the other rows stand on their columns.
  public func geometry(width: Double) -> KeyboardGeometry {
    let block = min(blockWidth ?? width, width)
    let left = (width - block) / 2 + inset
    let right = (width + block) / 2 - inset
    let letter = (right - left - 9 * gap) / 10
    let pitch = letter + gap
    let side = letter * sideWidthFactor
    func run(_ start: Double, _ count: Int, _ width: Double, _ gap: Double) -> [KeySpan] {
      (0..<count).map { KeySpan(x: start + Double($0) * (width + gap), width: width) }
    }
    let nine = run(left + pitch / 2, 9, letter, gap)
    let seven = run(left + pitch * 1.5, 7, letter, gap)
    let five = run(left + pitch * 1.5, 5, (7 * letter + 6 * gap - 4 * gap) / 5, gap)
    let sides = (first: KeySpan(x: left, width: side), last: KeySpan(x: right - side, width: side))

    let returnWidth = pitch * returnColumns - gap
    let half = (returnWidth - bottomGap) / 2
    let space = KeySpan(
      x: left + returnWidth + bottomGap, width: right - left - 2 * (returnWidth + bottomGap))
    let returnKey = KeySpan(x: right - returnWidth, width: returnWidth)
    let globe = run(left, 2, half, bottomGap)
    let dictation = KeySpan(x: space.x, width: letter)
    let shortSpace = KeySpan(x: space.x + letter + bottomGap, width: space.width - letter - bottomGap)

    var geometry = KeyboardGeometry()
    geometry.id = "\(id)-\(width)"
    geometry.look = look
    geometry.orientation = orientation
    geometry.width = width
    geometry.height = height
    geometry.topOffset = topOffset
    geometry.rowTops = rowTops
    geometry.faceHeight = faceHeight
    geometry.shadowHeight = shadowHeight
    geometry.cornerRadius = cornerRadius
    geometry.forms = [
      "ten": run(left, 10, letter, gap),
      "nine": nine,
      "sevenBetweenSides": [sides.first] + seven + [sides.last],
      "fiveBetweenSides": [sides.first] + five + [sides.last],
      "bottom": [KeySpan(x: left, width: returnWidth), space, returnKey],
      "bottomGlobe": globe + [space, returnKey],
      "bottomGlobeDictation": globe + [dictation, shortSpace, returnKey],
    ]
    geometry.source = source
    geometry.status = "computed; \(status)"
    return geometry
  }
}
