import Foundation
import Scenarios
import UIKit

/// Plays a scenario on a phone.
@MainActor
public final class ScenarioPlayer {
  let phone: Phone
  private let scenario: Scenario
  private let file: String
  /// Called before each step, with its place in the list.
  public var willPlay: ((Int, ScenarioStep) throws -> Void)?
  /// Called before each step when the screen has come to rest, or at the time that a `wait` has said.
  public var willPerform: ((Int, ScenarioStep) throws -> Void)?
  /// Called for each `screenshot`, with its name; the screen stands still.
  public var takePicture: ((String) throws -> Void)?
  /// A `wait` has said when the next step happens.
  private var isTimed = false

  /// A player of `scenario` on `phone`; `file` names it in failures.
  public init(_ scenario: Scenario, on phone: Phone, file: String = "scenario") {
    self.scenario = scenario
    self.phone = phone
    self.file = file
  }

  /// Plays all steps. At the end the screen has come to rest, unless the last of them is timed by a `wait`.
  ///
  /// - Throws: `ScenarioFailure` at the first step that fails, or what the closures throw.
  public func play() throws {
    for (index, step) in scenario.steps.enumerated() {
      try willPlay?(index, step)
      try prepare(step)
      try willPerform?(index, step)
      do {
        try perform(step.action)
      } catch let problem as ScenarioProblem {
        throw failure(step, problem.message)
      } catch let error as PhoneError {
        throw failure(step, "\(error)")
      }
    }
    if let last = scenario.steps.last { try rest(unless: isTimed, last) }
  }

  private func prepare(_ step: ScenarioStep) throws {
    if case .wait = step.action {
      isTimed = true
      return
    }
    try rest(unless: isTimed, step)
    if !step.action.isObservation { isTimed = false }
  }

  private func rest(unless isTimed: Bool, _ step: ScenarioStep) throws {
    guard !isTimed, !phone.settle() else { return }
    throw failure(
      step, "the screen did not come to rest within \(Int(Phone.settleLimit)) s before it; a 'wait' before it says when"
    )
  }

  private func failure(_ step: ScenarioStep, _ message: String) -> ScenarioFailure {
    ScenarioFailure(file: file, step: step, message: message, time: phone.time)
  }

  /// The element that is meant, after scrolling to its row where the tables on the screen have it out of sight.
  func elementOrRow(_ target: ScenarioTarget) throws -> ScenarioElement {
    // A row that has gone out of sight may be hidden in its table until it is used again.
    if case .named(let name, nil) = target, ScenarioElements(phone).named(name).allSatisfy(\.isHidden) {
      _ = phone.findInRows { ScenarioElements.isCalled($0, name) }
    }
    return try element(target)
  }

  /// The element that is meant.
  func element(_ target: ScenarioTarget) throws -> ScenarioElement {
    let elements = ScenarioElements(phone)
    switch target {
    case .point: throw ScenarioProblem("a point is no element")
    case .input(let number):
      let inputs = elements.inputs
      guard inputs.indices.contains(number - 1) else {
        throw ScenarioProblem("the screen has \(inputs.count) text inputs")
      }
      return inputs[number - 1]
    case .named(let name, let number):
      let found = elements.named(name)
      guard let first = found.first else {
        let known = elements.namesNear(name)
        let list =
          known.isEmpty ? "nothing on it has a name" : "it has \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
        throw ScenarioProblem("nothing on the screen is called \"\(name)\"; \(list)")
      }
      if let number {
        guard found.indices.contains(number - 1) else {
          throw ScenarioProblem("\(found.count) elements are called \"\(name)\"")
        }
        return found[number - 1]
      }
      guard found.count == 1 else {
        let list = found.prefix(8).enumerated().map { "#\($0 + 1) \($1.description)" }.joined(separator: ", ")
        throw ScenarioProblem("\(found.count) elements are called \"\(name)\"; say which, \"\(name)\" #1: \(list)")
      }
      return first
    }
  }
}

/// What is wrong with a step, without its place.
struct ScenarioProblem: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
