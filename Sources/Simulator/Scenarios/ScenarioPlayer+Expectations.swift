import Foundation
import Scenarios
import SoftKeyboard
import UIKit

extension ScenarioPlayer {
  /// Lengths may differ by this much: a tenth of a point is less than any pixel.
  private static let lengthTolerance = 0.1
  private static let partTolerance = 0.005

  func check(_ expectation: ScenarioExpectation) throws {
    switch expectation {
    case .visible(let target, let part): try checkVisible(try element(target), part)
    case .hidden(let target):
      let element = try element(target)
      let seen = visiblePart(of: element)
      if seen > Self.partTolerance {
        throw ScenarioProblem("\(number(seen)) of it can be seen: \(element.description)")
      }
    case .missing(let target):
      if let element = try? element(target) { throw ScenarioProblem("it is there: \(element.description)") }
    case .text(let target, let text):
      let element = try element(target)
      guard let found = element.text else { throw ScenarioProblem("\(element.description) holds no text") }
      if found != text { throw ScenarioProblem("its text is \"\(found)\"") }
    case .focused(let target):
      let element = try element(target)
      if !element.view.isFirstResponder { throw ScenarioProblem("\(focusHolder) has the focus") }
    case .noFocus:
      if phone.environment.application.firstResponder != nil { throw ScenarioProblem("\(focusHolder) has the focus") }
    case .enabled(let target, let isEnabled): try checkEnabled(try element(target), isEnabled)
    case .frame(let target, let rect): try compare("frame", try element(target).view.frame, rect)
    case .screenFrame(let target, let rect): try compare("place on the screen", try element(target).screenFrame, rect)
    case .offset(let target, let x, let y): try checkOffset(try scrollView(target), x, y)
    case .inset(let target, let bottom):
      let found = Double(try scrollView(target).contentInset.bottom)
      if abs(found - bottom) > Self.lengthTolerance { throw ScenarioProblem("the bottom inset is \(number(found))") }
    case .keyboard(let isShown):
      let state = phone.keyboard.state
      guard state == (isShown ? .shown : .hidden) else {
        let place = state == .hidden ? "" : ", at \(ScenarioElement.text(phone.keyboard.frame))"
        throw ScenarioProblem("the keyboard is \(state.rawValue)\(place)")
      }
    case .keyboardFrame(let rect): try compare("frame of the keyboard", phone.keyboard.frame, rect)
    }
  }

  private func number(_ value: Double) -> String { ScenarioNumber.rounded(value) }

  private var focusHolder: String {
    guard let responder = phone.environment.application.firstResponder else { return "nothing" }
    return (responder as? UIView).map { ScenarioElement(view: $0).description }
      ?? String(describing: Swift.type(of: responder))
  }

  private func visiblePart(of element: ScenarioElement) -> Double {
    phone.render()
    return phone.visibility.fraction(of: element.view)
  }

  private func checkVisible(_ element: ScenarioElement, _ part: Double) throws {
    let seen = visiblePart(of: element)
    guard seen + Self.partTolerance < part else { return }
    let much = seen == 0 ? "nothing of it can be seen" : "\(number(seen)) of it can be seen"
    throw ScenarioProblem("\(much): \(element.description)\(obstacle(of: element))")
  }

  /// What keeps an element from being seen.
  private func obstacle(of element: ScenarioElement) -> String {
    if element.isHidden { return " is hidden" }
    let frame = element.screenFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if let cover = phone.visibility.cover(of: element.view, at: middle) {
      return " is covered by \(ScenarioElement(view: cover).description)"
    }
    if !phone.visibleRect.contains(middle) { return " lies outside of the screen" }
    var ancestor = element.view.superview
    while let current = ancestor {
      if current.clipsToBounds, !current.presentedScreenFrame.holds(frame, within: 0.1) {
        return " is clipped by \(ScenarioElement(view: current).description)"
      }
      ancestor = current.superview
    }
    return ""
  }

  private func checkEnabled(_ element: ScenarioElement, _ isEnabled: Bool) throws {
    guard let control = element.view as? UIControl else {
      throw ScenarioProblem("\(element.description) is no control")
    }
    if control.isEnabled != isEnabled { throw ScenarioProblem("it is \(control.isEnabled ? "enabled" : "disabled")") }
  }

  private func compare(_ what: String, _ found: CGRect, _ expected: ScenarioRect) throws {
    let pairs = [
      (found.minX, expected.x), (found.minY, expected.y), (found.width, expected.width),
      (found.height, expected.height),
    ]
    if pairs.contains(where: { abs(Double($0) - $1) > Self.lengthTolerance }) {
      throw ScenarioProblem(
        "its \(what) is \(ScenarioElement.text(found))".replacing("its frame of", with: "the frame of"))
    }
  }

  private func scrollView(_ target: ScenarioTarget?) throws -> UIScrollView {
    guard let target else {
      guard let scrollView = ScenarioElements(phone).mainScrollView else {
        throw ScenarioProblem("there is no scroll view on the screen")
      }
      return scrollView
    }
    let element = try element(target)
    guard let scrollView = element.view as? UIScrollView else {
      throw ScenarioProblem("\(element.description) does not scroll")
    }
    return scrollView
  }

  private func checkOffset(_ scrollView: UIScrollView, _ x: Double?, _ y: Double) throws {
    let found = scrollView.contentOffset
    let isRight =
      abs(Double(found.y) - y) <= Self.lengthTolerance
      && x.map { abs(Double(found.x) - $0) <= Self.lengthTolerance } ?? true
    guard !isRight else { return }
    throw ScenarioProblem(
      "the offset is \(number(Double(found.x))),\(number(Double(found.y))) of "
        + ScenarioElement(view: scrollView).description)
  }
}
