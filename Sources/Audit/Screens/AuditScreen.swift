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
  /// The scene's storyboard identifier, title or object id.
  public let name: String
  /// What of the app stands behind the file; nil for the device's own.
  let sdkVersion: SystemVersion?
  /// The inputs that the file knows, with where they stand.
  let known: [TextInputNode]
  let make: () throws -> UIViewController

  /// The screens of a file: those of its scenes that have text inputs, each inside of its containers.
  ///
  /// - Throws: `DocumentError` when it cannot be read.
  public static func screens(
    ofFile path: String, classModules: [String], prepare: @escaping () -> Void = {}
  ) throws -> [AuditScreen] {
    let storyboard = try Storyboard(contentsOfFile: path, classModules: classModules)
    let sdkVersion = storyboard.isFromBeforeIOS7 ? SystemVersion(6) : nil
    return storyboard.scenes.filter { !$0.textInputs.isEmpty }.map { scene in
      AuditScreen(
        file: path, name: scene.storyboardIdentifier ?? scene.title ?? scene.id ?? scene.kind, sdkVersion: sdkVersion,
        known: scene.textInputs
      ) {
        prepare()
        return storyboard.instantiateInContainers(scene)
      }
    }
  }

  /// A screen in code.
  public init(_ screen: RegisteredScreen) {
    file = screen.name
    name = screen.name
    sdkVersion = screen.sdkVersion
    known = []
    make = screen.make
  }

  private init(
    file: String, name: String, sdkVersion: SystemVersion?, known: [TextInputNode],
    make: @escaping () throws -> UIViewController
  ) {
    self.file = file
    self.name = name
    self.sdkVersion = sdkVersion
    self.known = known
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

  /// The description of an input on a phone. `number` is its place among the inputs of the screen, counted from 1.
  func description(of view: UIView, number: Int) -> InputDescription {
    let placeholder = (view as? UITextField)?.placeholder.flatMap { $0.isEmpty ? nil : $0 }
    // A search bar's field goes by the names of the bar.
    let view = TextInput(view: view, number: number).owner
    let node = view.interfaceBuilderIdentifier.flatMap { id in known.first { $0.view.id == id } }
    let names = [view.outletName, view.accessibilityIdentifier, placeholder, view.accessibilityLabel]
    let id = view.interfaceBuilderIdentifier ?? view.outletName ?? view.accessibilityIdentifier ?? "#\(number)"
    return InputDescription(
      file: file, scene: name, id: id, name: names.compactMap { $0 }.first ?? id,
      type: String(describing: Swift.type(of: view)), line: node?.view.location.line,
      column: node?.view.location.column)
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
          file: file, scene: name, id: id, name: view.placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? id,
          type: view.elementName, line: view.location.line, column: view.location.column), reason: reason)
    }
  }
}
