import Foundation
import UIKit

/// What a screen reader finds on a phone's screen: elements in the order in which it goes through them, from the top, and
/// on one line from the left.
@MainActor
public struct AccessibilityTree {
  /// Something that the screen reader stops at.
  public struct Element: Equatable, Sendable {
    /// What it is, such as `text field`.
    public var role: String
    /// What is read out first.
    public var label: String?
    /// What it holds, such as a field's text.
    public var value: String?
    /// The name for tests.
    public var identifier: String?
    /// What else is said of it, such as `dimmed`.
    public var states: [String]
    /// Its place on the screen, in points.
    public var frame: CGRect
  }

  /// The elements of the app's window.
  public let elements: [Element]

  /// The elements on the phone's screen now.
  public init(_ phone: Phone) {
    phone.makeCurrent()
    phone.render()
    var elements: [Element] = []
    Self.add(phone.window, to: &elements)
    self.elements = elements.enumerated().sorted { first, second in
      let (a, b) = (first.element.frame, second.element.frame)
      // On one line is what overlaps by more than half of the lower of the two.
      let overlap = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      if overlap > min(a.height, b.height) / 2 {
        return (a.minX, first.offset) < (b.minX, second.offset)
      }
      return (a.minY, first.offset) < (b.minY, second.offset)
    }.map(\.element)
  }

  /// An element is what has a label of its own, shows text or can be used; what lies in it is a part of it
  /// (UIAccessibility's defaults: labels and controls are elements, plain views are not).
  private static func add(_ view: UIView, to elements: inout [Element]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let role = role(of: view) {
      elements.append(element(view, role))
      return
    }
    for child in view.subviews { add(child, to: &elements) }
  }

  private static func role(of view: UIView) -> String? {
    switch view {
    case is UISearchTextField: return "search field"
    case let field as UITextField: return field.isSecureTextEntry ? "secure text field" : "text field"
    case is UITextView: return "text view"
    case is UIButton: return "button"
    case let label as UILabel: return label.accessibilityLabel ?? label.text ?? "" == "" ? nil : "text"
    case is UISwitch: return "switch"
    case is UISlider: return "slider"
    case is UISegmentedControl: return "segments"
    case is UIStepper: return "stepper"
    case is UIControl: return "control"
    case let image as UIImageView: return image.accessibilityLabel == nil ? nil : "image"
    default: return view.accessibilityLabel == nil ? nil : "element"
    }
  }

  private static func element(_ view: UIView, _ role: String) -> Element {
    var states: [String] = []
    if let control = view as? UIControl {
      if !control.isEnabled { states.append("dimmed") }
      if control.isSelected { states.append("selected") }
    }
    if view.isFirstResponder { states.append("is editing") }
    var label = view.accessibilityLabel
    var value: String?
    if let field = view as? UITextField {
      // An empty field is read as its placeholder; what is typed secretly is not read.
      let text = field.text ?? ""
      value =
        text.isEmpty ? field.placeholder : field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    } else if let textView = view as? UITextView {
      value = textView.text
    } else if let control = view as? UISwitch {
      value = control.isOn ? "on" : "off"
    } else if let slider = view as? UISlider {
      let range = slider.maximumValue - slider.minimumValue
      value = range > 0 ? "\(Int(((slider.value - slider.minimumValue) / range * 100).rounded())) %" : nil
    } else if let segments = view as? UISegmentedControl {
      value = segments.titleForSegment(at: segments.selectedSegmentIndex)
    } else if let stepper = view as? UIStepper {
      value = short(rounded(stepper.value))
    } else {
      label = label ?? view.shownText
    }
    return Element(
      role: role, label: label, value: value, identifier: view.accessibilityIdentifier, states: states,
      frame: view.presentedScreenFrame)
  }

  /// One element a line.
  public func text() -> String {
    elements.map { element in
      var line = element.role
      if let label = element.label { line += " \"\(label)\"" }
      if let value = element.value, !value.isEmpty { line += ", value \"\(value)\"" }
      for state in element.states { line += ", \(state)" }
      if let identifier = element.identifier { line += ", identifier \(identifier)" }
      let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
      return line + "  " + rect(frame.map { rounded(Double($0)) })
    }.joined(separator: "\n")
  }
}
