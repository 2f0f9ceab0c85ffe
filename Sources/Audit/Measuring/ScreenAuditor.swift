import Assets
import Avoidance
import Foundation
import Simulator
import UIKit

/// Goes through the inputs of one screen on one device in one orientation.
@MainActor
public struct ScreenAuditor {
  let screen: AuditScreen
  let device: DeviceProfile
  let orientation: ScreenOrientation
  let options: AuditOptions

  public init(
    _ screen: AuditScreen, on device: DeviceProfile, _ orientation: ScreenOrientation, _ options: AuditOptions
  ) {
    self.screen = screen
    self.device = device
    self.orientation = orientation
    self.options = options
  }

  /// What was found, as a report on this screen.
  ///
  /// - Throws: what making a phone throws.
  public func run() throws -> AuditReport {
    var report = AuditReport()
    let stage = try Stage(screen, device, orientation, nil)
    // A screen that does not turn is seen upright only.
    let size = stage.phone.environment.traits.screenSize
    guard size.width == size.height || (size.width > size.height) == (orientation == .landscape) else { return report }
    let descriptions = screen.descriptions(of: stage.inputs)
    report.skipped =
      screen.skipped(shown: Set(stage.inputs.compactMap(\.names.id))) + stage.cutLists.map(screen.cut)
    var standard: [[Finding]] = []
    for (index, description) in descriptions.enumerated() {
      let checks = try self.checks(of: index, description, on: stage)
      standard.append(checks.first { $0.keyboard == .standard }?.findings ?? [])
      report.checks += checks
    }
    if options.keyboards.contains(.standard) {
      try addNext(to: &report, &standard, descriptions, stage)
      try addRotation(to: &report, &standard, descriptions)
      try addStrategies(to: &report, standard, descriptions)
    }
    if options.takesPictures { report.pictures = try pictures(of: report.checks, descriptions) }
    return report
  }

  /// A picture for every input with findings: with its standard keyboard, or with the first on which something is found.
  private func pictures(of checks: [AuditCheck], _ descriptions: [InputDescription]) throws -> [FindingPicture] {
    let camera = FindingCamera(screen: screen, device: device, orientation: orientation)
    var pictures: [FindingPicture] = []
    for (index, description) in descriptions.enumerated() {
      let found = checks.filter { $0.input == description && !$0.findings.isEmpty }
      guard let check = found.first(where: { $0.keyboard == .standard }) ?? found.first else { continue }
      if let picture = try camera.picture(of: check, index: index) { pictures.append(picture) }
    }
    return pictures
  }

  // MARK: As it is

  private func checks(of index: Int, _ description: InputDescription, on stage: Stage) throws -> [AuditCheck] {
    var checks: [AuditCheck] = []
    var heights: [CGFloat?] = []
    for keyboard in options.keyboards {
      if keyboard == .prediction || keyboard == .noPrediction, stage.phone.environment.traits.majorVersion < 8 {
        // No system before iOS 8 has the bar.
        continue
      }
      let result = try pass(index, keyboard, on: stage)
      if keyboard == .prediction || keyboard == .noPrediction {
        // The same keyboard as one that was tried already.
        if heights.contains(result.keyboardHeight) { continue }
      }
      heights.append(result.keyboardHeight)
      checks.append(
        AuditCheck(
          input: description, device: device.id, orientation: orientation, keyboard: keyboard,
          findings: result.findings, notes: result.notes, reaction: result.reaction.isEmpty ? nil : result.reaction))
      // What cannot be reached has no keyboard to be tried with.
      if result.findings.first?.verdict == .unreachable { break }
    }
    return checks
  }

  private func pass(_ index: Int, _ keyboard: KeyboardState, on stage: Stage) throws -> InputPass.Result {
    guard stage.inputs.indices.contains(index) else { return InputPass.Result() }
    stage.rewind()
    guard
      let pass = InputPass(stage: stage, index: index, keyboard: keyboard, thresholds: options.thresholds)
    else {
      var result = InputPass.Result()
      result.findings = [
        InputPass.unreachable("scrolling does not bring its cell into sight", stage.inputs[index].frame)
      ]
      return result
    }
    let result = try pass.run()
    if result.isDirty { try stage.renew() }
    return result
  }

  /// From the first input to the last while the keyboard stays.
  private func addNext(
    to report: inout AuditReport, _ standard: inout [[Finding]], _ descriptions: [InputDescription], _ stage: Stage
  ) throws {
    let reachable = standard.indices.filter { standard[$0].first?.verdict != .unreachable }
    guard reachable.count > 1, let first = reachable.first, stage.inputs.count == descriptions.count else { return }
    stage.rewind()
    let before = ScreenSnapshot(stage.phone.window)
    guard stage.inputs[first].view(in: stage.phone.window)?.becomeFirstResponder() == true else { return }
    stage.phone.settle()
    var last = first
    for index in reachable.dropFirst() {
      // Of what is out of sight in a list there is no cell that could take the focus.
      guard stage.inputs[index].view(in: stage.phone.window) != nil,
        let pass = InputPass(stage: stage, index: index, keyboard: .standard, thresholds: options.thresholds)
      else { continue }
      let findings = pass.runAfterPrevious(known: standard[index])
      standard[index] += findings
      add(findings, to: &report, descriptions[index])
      last = index
    }
    stage.phone.window.endEditing(true)
    stage.phone.settle()
    let changes = before.changes
    if before.hasChanged { try stage.renew() }
    guard !changes.isEmpty else { return }
    // What a single focus leaves behind has been told.
    guard !standard.contains(where: { $0.contains { $0.verdict == .notRestored } }) else { return }
    var finding = Finding(.screen, .notRestored, .next)
    finding.changes = changes
    standard[last].append(finding)
    add([finding], to: &report, descriptions[last])
  }

  /// Turns the phone while the keyboard is up, takes the keyboard away, and compares with a phone that was turned without.
  /// Where content is scrolled to does not count: a turn moves it.
  private func addRotation(
    to report: inout AuditReport, _ standard: inout [[Finding]], _ descriptions: [InputDescription]
  ) throws {
    let reachable = standard.indices.filter { standard[$0].first?.verdict != .unreachable }
    guard orientation == .portrait, !reachable.isEmpty else { return }
    let stage = try Stage(screen, device, orientation, nil)
    guard stage.inputs.count == descriptions.count else { return }
    for index in reachable {
      try stage.renew()
      guard try stage.phone.rotate(.left) else { return }
      stage.phone.settle()
      let lying = ScreenSnapshot(stage.phone.window)
      try stage.phone.rotate(.right)
      stage.phone.settle()
      guard
        let pass = InputPass(stage: stage, index: index, keyboard: .standard, thresholds: options.thresholds)
      else { continue }
      do {
        try pass.focus()
      } catch is PhoneError {
        continue
      }
      try stage.phone.rotate(.left)
      stage.phone.settle()
      stage.phone.window.endEditing(true)
      stage.phone.settle()
      let changes = lying.changes.filter { $0.property != "offset" }
      guard !changes.isEmpty, !standard[index].contains(where: { $0.verdict == .notRestored }) else { continue }
      var finding = Finding(.screen, .notRestored, .rotation)
      finding.changes = changes
      standard[index].append(finding)
      add([finding], to: &report, descriptions[index])
    }
  }

  private func add(_ findings: [Finding], to report: inout AuditReport, _ input: InputDescription) {
    guard !findings.isEmpty,
      let place = report.checks.firstIndex(where: { $0.input == input && $0.keyboard == .standard })
    else { return }
    report.checks[place].findings += findings
  }

  // MARK: With strategies

  private func addStrategies(
    to report: inout AuditReport, _ standard: [[Finding]], _ descriptions: [InputDescription]
  ) throws {
    guard standard.contains(where: { !$0.isEmpty && $0.first?.verdict != .unreachable }) else { return }
    var trials: [StrategyTrial] = []
    for name in options.strategies {
      guard let strategy = KeyboardAvoidance.named(name) else { continue }
      let stage = try Stage(screen, device, orientation, strategy)
      var results: [[Finding]] = []
      for index in descriptions.indices { results.append(try pass(index, .standard, on: stage).findings) }
      trials.append(StrategyTrial(strategy: name, without: standard, with: results, names: descriptions.map(\.name)))
    }
    let best = StrategyTrial.best(of: trials)?.strategy
    for (index, description) in descriptions.enumerated() {
      guard let place = report.checks.firstIndex(where: { $0.input == description && $0.keyboard == .standard }) else {
        continue
      }
      report.checks[place].strategies = trials.map { $0.outcome(for: index) }
      report.checks[place].best = best
    }
  }
}
