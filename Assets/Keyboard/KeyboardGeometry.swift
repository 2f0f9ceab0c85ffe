import Foundation

/// Where the keys lie in the keys' area of a keyboard: below the prediction bar, above the bottom zone. Points, from
/// the area's upper left corner. It says nothing about what is written on the keys.
public struct KeyboardGeometry: Codable, Hashable, Sendable, Identifiable {
  /// Such as `classic-320`.
  public var id = ""
  /// The look of the system's own controls.
  public var look = DeviceLook.classic
  /// The orientation that it holds for.
  public var orientation = ScreenOrientation.portrait
  /// Width of the area, in points.
  public var width: Double = 320
  /// Height of the area, in points.
  public var height: Double = 216
  /// The upper edge of the first row, in points. 10 on iOS 4 to 6 (MEM); 12 is the later, measured value at 320.
  public var topOffset: Double = 10
  /// The upper edges of the rows, counted from `topOffset`, in points.
  public var rowTops: [Double] = [0, 54, 108, 162]
  /// Height of a key without its shadow, in points.
  public var faceHeight: Double = 38
  /// Height of the keys of the first row, in points, where it differs.
  public var firstFaceHeight: Double?
  /// Height of the shadow below a key, in points.
  public var shadowHeight: Double = 1
  /// Radius of a key's corners, in points.
  public var cornerRadius: Double = 4
  /// The size of what is written on the keys, beside that of a phone; `nil` for the same.
  public var glyphScale: Double?
  /// The keys' horizontal places by the name of the row's form.
  public var forms: [String: [KeySpan]] = [:]
  /// Where the values come from; the keys are listed in the facts.
  public var source = ""
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status = ""

  /// A value with the defaults of its properties.
  public init() {}

  /// The geometry of a phone for a width and a height of the keys' area in points: the measured one of that width, or else that of
  /// the rule whose widths are nearest, fitted to the height. Decodes the file (0.3 ms): keep the result.
  /// - Parameters:
  ///   - look: classic or modern.
  ///   - orientation: of the interface.
  ///   - width: in points.
  ///   - height: in points; `nil` for the geometry's own.
  public init(look: DeviceLook, orientation: ScreenOrientation, width: Double, height: Double? = nil) {
    let measured: KeyboardGeometry? = try? AssetFile.keyboardLayouts.decodeFirst { label in
      label.look == look && label.orientation == orientation && label.width == width
    }
    let catalog = KeyboardGeometryCatalog.self
    let geometry = measured ?? catalog.shared.computed(look: look, orientation: orientation, width: width)
    self = height.map(geometry.fitted(toHeight:)) ?? geometry
  }

  /// The geometry for a screen as the interface has it, in points.
  /// - Parameters:
  ///   - look: classic or modern.
  ///   - idiom: phone or pad.
  ///   - screen: width and height in the orientation of the interface.
  ///   - keyArea: height of the keys' area.
  public init(look: DeviceLook, idiom: DeviceIdiom, screen: CGSize, keyArea: Double) {
    if idiom == .pad, let geometry = PadKeyboardCatalog.shared.geometry(look: look, screen: screen) {
      self = geometry.geometry(width: Double(screen.width)).fitted(toHeight: keyArea)
    } else {
      self.init(
        look: look, orientation: screen.width > screen.height ? .landscape : .portrait, width: Double(screen.width),
        height: keyArea)
    }
  }

  /// The geometry for a device, with the height that `KeyboardMetrics` gives for it.
  public init(device: DeviceProfile, orientation: ScreenOrientation) {
    self.init(
      look: device.look, idiom: device.idiom, screen: device.screenSize(in: orientation),
      keyArea: KeyboardMetrics.shared.heightParts(device: device, orientation: orientation).keyArea)
  }

  /// The rectangles of the keys' faces on a page, row by row, in points.
  public func keyRectangles(for page: KeyboardPage) -> [[CGRect]] {
    page.rows.enumerated().map { keyRectangles(for: $1, at: $0) }
  }

  /// The rectangles of the keys' faces in a row, in points. A row whose form is not in the geometry is spread evenly.
  public func keyRectangles(for row: KeyboardRow, at index: Int) -> [CGRect] {
    let top = topOffset + rowTop(index)
    let height = index == 0 ? firstFaceHeight ?? faceHeight : faceHeight
    return spans(for: row).map { CGRect(x: $0.x, y: top, width: $0.width, height: height) }
  }

  /// The geometry in another height in points. If the keys would not fit as they are, the room above them goes, and where
  /// that is not enough, all vertical places are scaled.
  public func fitted(toHeight newHeight: Double) -> KeyboardGeometry {
    var geometry = self
    guard newHeight.isFinite, newHeight > 0, newHeight != height else { return self }
    geometry.height = newHeight
    let needed = topOffset + (rowTops.last ?? 0) + faceHeight + shadowHeight
    guard needed > newHeight else { return geometry }
    let spare = max(0, topOffset - Self.leastTopOffset)
    if needed - newHeight <= spare {
      geometry.topOffset -= needed - newHeight
      return geometry
    }
    let factor = newHeight / max(height, needed)
    geometry.topOffset *= factor
    geometry.firstFaceHeight = firstFaceHeight.map { $0 * factor }
    geometry.rowTops = rowTops.map { $0 * factor }
    geometry.faceHeight *= factor
    geometry.shadowHeight *= factor
    return geometry
  }

  /// What stays of the room above the keys when they are many, in points (MEM).
  private static let leastTopOffset: Double = 2

  private func rowTop(_ index: Int) -> Double {
    if rowTops.indices.contains(index) { return rowTops[index] }
    let pitch = rowTops.count > 1 ? rowTops[1] - rowTops[0] : faceHeight + shadowHeight
    return pitch * Double(index)
  }

  /// The part of the width in which keys stand, 3 points around them included: in landscape they do not span the screen.
  public var block: KeySpan {
    let inset = forms["ten"]?.first.map { max(0, $0.x - 3) } ?? 0
    return KeySpan(x: inset, width: width - 2 * inset)
  }

  private func spans(for row: KeyboardRow) -> [KeySpan] {
    if let spans = forms[row.form], spans.count == row.keys.count { return spans }
    guard !row.keys.isEmpty else { return [] }
    let pitch = block.width / Double(row.keys.count)
    let gap = min(6, pitch / 2)
    return row.keys.indices.map { KeySpan(x: block.x + Double($0) * pitch + gap / 2, width: pitch - gap) }
  }
}
