import Assets
import Foundation
import InterfaceBuilder
import Simulator
import UIKit

/// One screen that can be shown on phones, again and again.
@MainActor
public struct AuditScreen {
  /// The path of the file, or the name of a screen in code.
  public let file: String
  /// The same from the repository's root; nil where that is `file`.
  let path: String?
  /// The scene's storyboard identifier, title or object id.
  public let name: String
  /// What of the app stands behind the file; nil for the device's own.
  let sdkVersion: SystemVersion?
  /// The inputs that the file knows, with where they stand.
  let known: [TextInputNode]
  /// The object ids of the inputs of the file's other screens, which may be shown around this one or in it.
  let foreign: Set<String>
  let make: () throws -> UIViewController
  /// How much work the screen is: its number of inputs. A screen in code knows none before it is shown, and may have any.
  var weight: Int { known.isEmpty ? .max : known.count }

  /// The screens of a file: those of its scenes that have text inputs, each inside of its containers.
  ///
  /// - Throws: `DocumentError` when it cannot be read.
  public static func screens(
    ofFile path: String, classModules: [String], prepare: @escaping () -> Void = {}
  ) throws -> [AuditScreen] {
    let storyboard = try Storyboard(contentsOfFile: path, classModules: classModules)
    let sdkVersion = storyboard.isFromBeforeIOS7 ? SystemVersion(6) : nil
    let identity = SourcePath.identity(of: path)
    let all = Set(storyboard.scenes.flatMap(\.textInputs).compactMap(\.view.id))
    return storyboard.scenes.filter { !$0.textInputs.isEmpty }.map { scene in
      let route = storyboard.route(to: scene)
      return AuditScreen(
        file: path, path: identity == path ? nil : identity,
        name: scene.storyboardIdentifier ?? scene.title ?? scene.id ?? scene.kind, sdkVersion: sdkVersion,
        known: scene.textInputs,
        foreign: all.subtracting(scene.textInputs.compactMap(\.view.id))
      ) {
        prepare()
        return storyboard.instantiate(route)
      }
    }
  }

  /// A screen in code.
  public init(_ screen: RegisteredScreen) {
    file = screen.name
    path = nil
    name = screen.name
    sdkVersion = screen.sdkVersion
    known = []
    foreign = []
    make = screen.make
  }

  private init(
    file: String, path: String?, name: String, sdkVersion: SystemVersion?, known: [TextInputNode], foreign: Set<String>,
    make: @escaping () throws -> UIViewController
  ) {
    self.file = file
    self.path = path
    self.name = name
    self.sdkVersion = sdkVersion
    self.known = known
    self.foreign = foreign
    self.make = make
  }

  /// A phone that shows the screen, at rest.
  ///
  /// - Throws: `PhoneError`.
  func phone(_ device: DeviceProfile, _ orientation: ScreenOrientation, scale: Int = 1) throws -> Phone {
    var options = PhoneOptions()
    options.device = device
    options.orientation = orientation == .landscape ? .landscapeRight : .portrait
    options.sdkVersion = sdkVersion
    options.scale = scale
    let phone = try Phone(options, root: make)
    phone.settle()
    return phone
  }

  // MARK: Inputs

  /// The descriptions of the inputs on a phone, from the top.
  func descriptions(of places: [InputPlace]) -> [InputDescription] {
    var ids: Set<String> = []
    return places.enumerated().map { index, place in
      var description = description(of: place.names, number: index + 1)
      // Rows that were made after one pattern have one id.
      if !ids.insert(description.id).inserted { description.id += "#\(index + 1)" }
      ids.insert(description.id)
      return description
    }
  }

  private func description(of names: InputNames, number: Int) -> InputDescription {
    let node = names.id.flatMap { id in known.first { $0.view.id == id } }
    let id = names.id ?? names.outlet ?? names.identifier ?? "#\(number)"
    return InputDescription(
      file: file, path: path, scene: name, id: id, name: names.name ?? id, type: names.type,
      line: node?.view.location.line,
      column: node?.view.location.column)
  }

  /// What to say of a list that has more than was looked at.
  func cut(_ list: CellList) -> SkippedInput {
    let view = list.scrollView
    let names = [view.interfaceBuilderIdentifier, view.outletName, view.accessibilityIdentifier]
    let id = names.lazy.compactMap { $0 }.first ?? "list"
    return SkippedInput(
      input: InputDescription(
        file: file, path: path, scene: name, id: id, name: view.outletName ?? id,
        type: String(describing: type(of: view))),
      reason: "it has more \(list.parts) than were looked at")
  }

  /// The inputs that the file knows and the phone does not show.
  func skipped(shown: Set<String>) -> [SkippedInput] {
    known.compactMap { node in
      guard let id = node.view.id, !shown.contains(id) else { return nil }
      let reason: String
      if node.isHidden {
        reason = "it is hidden"
      } else if !node.isEditable {
        reason = "it is not editable"
      } else if !node.isInstalled {
        reason = "it is not installed for these sizes"
      } else {
        reason = "the screen does not show it at first"
      }
      let view = node.view
      return SkippedInput(
        input: InputDescription(
          file: file, path: path, scene: name, id: id, name: view.placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? id,
          type: view.elementName, line: view.location.line, column: view.location.column), reason: reason)
    }
  }
}
