import Foundation

extension ArchiveTranslator {
  /// Values that point back or sideways rather than hold a part.
  private static let backReferences: Set<String> = [
    "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "IBUIParentViewController",
    "barButtonItem.IBUIToolbar", "barButtonItem.IBUINavigationItem", "navigationItem.IBUINavigationBar",
  ]

  /// The lists whose name does not follow from their key.
  private static let lists = [
    "NSSubviews": "subviews", "IBUIItems": "items", "IBUIViewControllers": "viewControllers",
    "IBUIToolbarItems": "toolbarItems",
  ]

  /// Writes a value of an object that becomes an element of its own.
  mutating func writePart(_ child: DocumentElement, of object: DocumentElement, name: String) {
    guard let key = child["key"] else { return }
    if Self.backReferences.contains(key) || Self.backReferences.contains("\(name).\(key)") { return }
    if let list = Self.lists[key] {
      guard let array = index.resolve(child) else { return }
      builder.open(list, at: child.location)
      for item in index.items(of: array) { translate(item, key: nil) }
      builder.close()
      return
    }
    switch key {
    case "NSFrame", "NSFrameSize": writeText("string", key: key, index.resolve(child)?.text, at: child)
    case "NSvFlags": writeMask(of: object, at: child)
    case "IBSegmentTitles": writeSegments(child)
    default: writeValue(child, key: key, name: name, of: object)
    }
  }

  private mutating func writeValue(
    _ child: DocumentElement, key: String, name: String, of object: DocumentElement
  ) {
    guard key.hasPrefix("IBUI"), key.count > 4 else { return }
    let stripped = key.dropFirst(4)
    let partKey = stripped.prefix(1).lowercased() + stripped.dropFirst()
    guard let value = index.resolve(child) else {
      if child.name == "nil", key.hasSuffix("Color") { writeNil(partKey, at: child) }
      return
    }
    switch value["class"] {
    case "NSColor":
      if name != "button" || !ArchiveTranslator.isStateKey(key) { writeColor(value, key: partKey) }
    case "NSFont":
      if object.child(key: "IBUIFontDescription") == nil { writeFont(value, key: "fontDescription") }
    case "IBUIFontDescription": writeFont(value, key: "fontDescription")
    case "IBUITextInputTraits": writeTraits(value)
    case "IBUIScreenMetrics", "IBScreenMetrics", "IBUISimulatedDestinationMetrics":
      builder.open("simulatedScreenMetrics", at: child.location)
      attribute("key", partKey)
      builder.close()
    case let archivedClass?:
      if archivedClass.hasPrefix("IBUI"), !isTranslated(value) { translate(value, key: partKey) }
    case nil:
      if key.hasSuffix("Inset") || key.hasSuffix("Insets") { writeInsets(value, key: partKey) }
    }
  }

  // MARK: Values

  private mutating func writeText(_ name: String, key: String, _ text: String?, at place: DocumentElement) {
    guard let text else { return }
    builder.open(name, at: place.location)
    attribute("key", key)
    builder.append(text: text)
    builder.close()
  }

  private mutating func writeNil(_ key: String, at place: DocumentElement) {
    builder.open("nil", at: place.location)
    attribute("key", key)
    builder.close()
  }

  private mutating func writeMask(of object: DocumentElement, at place: DocumentElement) {
    guard let flags = flags(of: object) else { return }
    builder.open("autoresizingMask", at: place.location)
    attribute("key", "autoresizingMask")
    for (bit, name) in AutoresizingMask.names.enumerated() where flags & (1 << UInt32(bit)) != 0 {
      attribute(name, "YES")
    }
    builder.close()
  }

  private mutating func writeSegments(_ child: DocumentElement) {
    guard let titles = index.resolve(child) else { return }
    builder.open("segments", at: child.location)
    for title in index.items(of: titles) {
      builder.open("segment", at: title.location)
      attribute("title", title.name == "string" ? title.text : "")
      builder.close()
    }
    builder.close()
  }

  private mutating func writeInsets(_ value: DocumentElement, key: String) {
    let numbers = DocumentNumber.numbers(inBraces: value.text)
    guard numbers.count == 4 else { return }
    builder.open("inset", at: value.location)
    attribute("key", key)
    for (name, number) in zip(["minY", "minX", "maxY", "maxX"], numbers) { attribute(name, "\(number)") }
    builder.close()
  }

  private mutating func writeTraits(_ value: DocumentElement) {
    builder.open("textInputTraits", at: value.location)
    attribute("key", "textInputTraits")
    for child in value.children {
      guard let key = child["key"], let (name, kind) = ArchiveKeys.attribute(for: key, of: "textInputTraits"),
        let text = index.resolve(child).flatMap({ kind.attribute($0) })
      else { continue }
      attribute(name, text)
    }
    builder.close()
  }

  private mutating func writeFont(_ value: DocumentElement, key: String) {
    builder.open("fontDescription", at: value.location)
    attribute("key", key)
    switch index.string("type", of: value) {
    case "1": attribute("type", "system")
    case "2": attribute("type", "boldSystem")
    case "3": attribute("type", "italicSystem")
    default:
      attribute("name", index.string("NSName", of: value) ?? index.string("name", of: value))
      attribute("family", index.string("family", of: value))
    }
    attribute("pointSize", index.string("NSSize", of: value) ?? index.string("pointSize", of: value))
    builder.close()
  }

  // MARK: Colours

  mutating func writeColor(_ value: DocumentElement, key: String) {
    builder.open("color", at: value.location)
    attribute("key", key)
    let space = index.string("NSColorSpace", of: value)
    switch space {
    case "1", "2":
      let parts = components("NSRGB", of: value)
      if parts.count >= 3 {
        for (name, part) in zip(["red", "green", "blue"], parts) { attribute(name, part) }
        attribute("alpha", parts.count > 3 ? parts[3] : "1")
      }
      attribute("colorSpace", space == "1" ? "calibratedRGB" : "deviceRGB")
    case "3", "4":
      let parts = components("NSWhite", of: value)
      attribute("white", parts.first)
      attribute("alpha", parts.count > 1 ? parts[1] : "1")
      attribute("colorSpace", space == "3" ? "calibratedWhite" : "deviceWhite")
    case "5":
      let parts = components("NSCMYK", of: value)
      if parts.count >= 4 {
        for (name, part) in zip(["cyan", "magenta", "yellow", "black"], parts) { attribute(name, part) }
        attribute("alpha", parts.count > 4 ? parts[4] : "1")
      }
      attribute("colorSpace", "deviceCMYK")
    case "6":
      attribute("colorSpace", "catalog")
      attribute("catalog", index.string("NSCatalogName", of: value))
      attribute("name", index.string("NSColorName", of: value))
    default:
      warn(.unsupportedForm, value, "The colour's form is not known; its colour is lost.")
    }
    attribute("cocoaTouchSystemColor", index.string("IBUIColorCocoaTouchKeyPath", of: value))
    builder.close()
  }

  /// The numbers of a colour: base64 of ASCII, perhaps with a NUL at its end.
  private func components(_ key: String, of value: DocumentElement) -> [String] {
    guard let bytes = index.string(key, of: value).flatMap({ Data(lenientBase64: $0) }) else { return [] }
    return bytes.split { $0 == 0x20 || $0 == 0 }.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Buttons

  private static let states = ["Normal", "Highlighted", "Disabled", "Selected"]

  private static func isStateKey(_ key: String) -> Bool {
    states.contains { key.hasPrefix("IBUI\($0)Title") || key.hasPrefix("IBUI\($0)Image") }
  }

  mutating func writeButtonStates(of object: DocumentElement) {
    for state in Self.states {
      let prefix = "IBUI\(state)"
      let parts = object.children.filter { $0["key"]?.hasPrefix(prefix) == true }
      guard let first = parts.first else { continue }
      builder.open("state", at: first.location)
      attribute("key", state.lowercased())
      attribute("title", index.string("\(prefix)Title", of: object))
      attribute("image", object.child(key: "\(prefix)Image").flatMap { imageName($0) })
      attribute("backgroundImage", object.child(key: "\(prefix)BackgroundImage").flatMap { imageName($0) })
      for key in ["TitleColor", "TitleShadowColor"] {
        if let color = index.value("\(prefix)\(key)", of: object), color["class"] == "NSColor" {
          writeColor(color, key: key.prefix(1).lowercased() + key.dropFirst())
        }
      }
      builder.close()
    }
  }
}
