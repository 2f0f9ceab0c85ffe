import Foundation
import SoftKeyboard
import UIKit

/// A phone in numbers: what `keyrise inspect` prints. Lengths in points, times in seconds on the phone's clock.
public struct Inspection: Encodable {
  public struct Screen: Encodable {
    public var width: Double
    public var height: Double
    public var scale: Double
    /// The part that pictures and the window show, in screen coordinates.
    public var visible: [Double]
  }

  public struct Keyboard: Encodable {
    /// As it is on the screen now, in screen coordinates.
    public var frame: [Double]
    /// hidden, showing, shown or hiding.
    public var state: String
  }

  public struct PostedNotification: Encodable {
    public var time: Double
    public var name: String
    public var begin: [Double]
    public var end: [Double]
    public var duration: Double
    public var curve: Int
  }

  public var time: Double
  public var device: String
  public var screen: Screen
  public var keyboard: Keyboard
  /// The outlet, identifier or class of the first responder.
  public var firstResponder: String?
  public var notifications: [PostedNotification]
  public var views: [ViewDescription]

  private enum CodingKeys: String, CodingKey {
    case time, device, screen, keyboard, firstResponder, notifications, views
  }

  /// Every key is there; what there is none of is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(device, forKey: .device)
    try container.encode(screen, forKey: .screen)
    try container.encode(keyboard, forKey: .keyboard)
    try container.encode(firstResponder, forKey: .firstResponder)
    try container.encode(notifications, forKey: .notifications)
    try container.encode(views, forKey: .views)
  }

  /// The phone as it is now.
  @MainActor
  public init(_ phone: Phone) {
    phone.render()
    Outlets.nameViews(in: phone.window)
    time = rounded(phone.time)
    device = phone.device.id
    let traits = phone.environment.traits
    screen = Screen(
      width: traits.screenSize.width, height: traits.screenSize.height, scale: traits.scale,
      visible: numbers(phone.visibleRect))
    keyboard = Keyboard(frame: numbers(phone.keyboard.frame), state: phone.keyboard.state.rawValue)
    if let responder = phone.environment.application.firstResponder {
      let view = responder as? UIView
      firstResponder =
        view?.outletName ?? view?.accessibilityIdentifier ?? view?.interfaceBuilderIdentifier
        ?? String(describing: type(of: responder))
    }
    notifications = phone.keyboard.log.map {
      PostedNotification(
        time: rounded($0.time), name: $0.name.rawValue, begin: numbers($0.reportedBegin), end: numbers($0.reportedEnd),
        duration: $0.duration,
        curve: $0.curve)
    }
    let visibility = Visibility(
      windows: phone.environment.application.windows, screen: phone.visibleRect, scale: traits.scale)
    views = [ViewDescription(phone.window, visibility)]
  }

  /// JSON with sorted keys, indented.
  ///
  /// - Throws: `EncodingError`, for numbers that JSON has no form for.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// The same as an indented tree for people.
  public func text() -> String {
    var lines = [
      "time \(short(time)) s  device \(device)  screen \(short(screen.width)) x \(short(screen.height)) @\(short(screen.scale))",
      "keyboard \(keyboard.state) \(rect(keyboard.frame))", "first responder \(firstResponder ?? "none")",
    ]
    lines += notificationLines()
    for view in views { view.addLines(to: &lines, depth: 0) }
    return lines.joined(separator: "\n")
  }
}

/// A view in numbers.
public struct ViewDescription: Encodable {
  public var `class`: String
  /// The object id in the Interface Builder file.
  public var id: String?
  public var outlet: String?
  /// In the superview's coordinates.
  public var frame: [Double]
  /// In screen coordinates, animations included.
  public var screenFrame: [Double]
  /// The part of its area that a person can see, 0 … 1.
  public var visible: Double
  public var contentOffset: [Double]?
  /// Top, left, bottom, right.
  public var contentInset: [Double]?
  public var text: String?
  public var children: [ViewDescription]

  private enum CodingKeys: String, CodingKey {
    case `class`, id, outlet, frame, screenFrame, visible, contentOffset, contentInset, text, children
  }

  /// Every key is there; what there is none of is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(`class`, forKey: .class)
    try container.encode(id, forKey: .id)
    try container.encode(outlet, forKey: .outlet)
    try container.encode(frame, forKey: .frame)
    try container.encode(screenFrame, forKey: .screenFrame)
    try container.encode(visible, forKey: .visible)
    try container.encode(contentOffset, forKey: .contentOffset)
    try container.encode(contentInset, forKey: .contentInset)
    try container.encode(text, forKey: .text)
    try container.encode(children, forKey: .children)
  }

  @MainActor
  init(_ view: UIView, _ visibility: Visibility) {
    `class` = String(describing: type(of: view))
    id = view.interfaceBuilderIdentifier
    outlet = view.outletName
    frame = numbers(view.frame)
    screenFrame = numbers(view.presentedScreenFrame)
    visible = rounded(visibility.fraction(of: view))
    if let scrollView = view as? UIScrollView {
      contentOffset = [rounded(scrollView.contentOffset.x), rounded(scrollView.contentOffset.y)]
      let inset = scrollView.contentInset
      contentInset = [inset.top, inset.left, inset.bottom, inset.right].map { rounded($0) }
    }
    text = view.shownText
    children = view.subviews.filter { !$0.isImplementationDetail }.map { ViewDescription($0, visibility) }
  }

  func addLines(to lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + `class`
    if let outlet { line += " \(outlet)" }
    if let id { line += " [\(id)]" }
    line += "  \(rect(frame))  on screen \(rect(screenFrame))  visible \(short(visible))"
    if let contentOffset { line += "  offset (\(short(contentOffset[0])), \(short(contentOffset[1])))" }
    if let contentInset, contentInset.contains(where: { $0 != 0 }) { line += "  inset \(rect(contentInset))" }
    if let text { line += "  \"\(text)\"" }
    lines.append(line)
    for child in children { child.addLines(to: &lines, depth: depth + 1) }
  }
}

/// A thousandth is finer than any pixel, and hides the noise of floating point.
func rounded(_ value: Double) -> Double {
  guard value.isFinite else { return 0 }
  let result = (value * 1000).rounded() / 1000
  return result == 0 ? 0 : result
}

private func numbers(_ rect: CGRect) -> [Double] {
  [rounded(rect.origin.x), rounded(rect.origin.y), rounded(rect.width), rounded(rect.height)]
}

func short(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}

func rect(_ numbers: [Double]) -> String { "(" + numbers.map(short).joined(separator: ", ") + ")" }

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
