import Foundation
import UIKit

/// Sets the user defined runtime attributes of an object.
@MainActor
struct RuntimeAttributesBuilder {
  let context: BuildingContext

  func apply(_ node: some DocumentNode, to object: AnyObject) {
    var localized = 0
    for attribute in node.runtimeAttributes {
      var value: Any?
      switch attribute.value {
      case .boolean(let flag): value = NSNumber(value: flag)
      case .number(let number): value = NSNumber(value: number)
      case .string(let text): value = text
      case .localizedString(let text):
        // The key under which Xcode exports such texts. MEM.
        let property = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localized)]"
        value = context.text(text, of: node, property: property)
        localized += 1
      case .color(let color): value = context.color(color)
      case .image(let name, _):
        value = context.image(named: name)
        if value == nil {
          context.warn("the picture '\(name)' is not there", at: attribute.element)
          continue
        }
      case .point(let point): value = NSValue(cgPoint: point)
      case .size(let size): value = NSValue(cgSize: size)
      case .rect(let rect): value = NSValue(cgRect: rect)
      case .range(let location, let length): value = NSRange(location: location, length: length)
      case .null: value = nil
      case .unknown(let type):
        context.warn(
          "the runtime attribute '\(attribute.keyPath)' is of an unknown type, \(type)", at: attribute.element)
        continue
      }
      set(value, attribute, of: object, node)
    }
  }

  private func set(_ value: Any?, _ attribute: RuntimeAttribute, of object: AnyObject, _ node: some DocumentNode) {
    let path = attribute.keyPath
    if let known = (type(of: object) as? any InspectableProperties.Type)?.inspectableProperties[path] {
      if !known.set(object, value) { refuse(attribute, of: object, node) }
      return
    }
    guard let responder = object as? UIResponder else { return refuse(attribute, of: object, node) }
    let environment = UIKitEnvironment.current
    let outer = environment.undefinedKey
    environment.undefinedKey = { _, _ in refuse(attribute, of: object, node) }
    responder.setValue(value, forKeyPath: path)
    environment.undefinedKey = outer
  }

  private func refuse(_ attribute: RuntimeAttribute, of object: AnyObject, _ node: some DocumentNode) {
    let path = attribute.keyPath
    var message = "\(name(of: node, object)) has no property '\(path)' that takes a \(attribute.type)"
    if path == "layer.borderColor" || path == "layer.shadowColor" {
      message += "; a layer's colour is a CGColor, and iOS ignores the file's: set it in code"
    }
    context.warn(message, at: attribute.element)
  }

  private func name(of node: some DocumentNode, _ object: AnyObject) -> String {
    let type = node.customClass ?? "\(type(of: object))"
    guard let label = node.userLabel ?? node.id else { return type }
    return "\(type) '\(label)'"
  }
}
