import Foundation

/// A value that is set by key path after an object was made.
public struct RuntimeAttribute: DocumentNode {
  public enum Value: Sendable, Equatable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case localizedString(String)
    case color(ColorValue)
    /// An image by name; `isSystem` for a system symbol.
    case image(String, isSystem: Bool)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    case null
    /// A type that this reader does not know.
    case unknown(String)
  }

  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var keyPath: String { element["keyPath"] ?? "" }
  public var type: String { element["type"] ?? "" }

  public var value: Value {
    switch type {
    case "boolean": return .boolean(element.bool("value") ?? false)
    case "number":
      let child = element.child("integer", key: "value") ?? element.child("real", key: "value")
      return .number(child?.number("value") ?? element.number("value") ?? 0)
    case "string":
      let text = element.string("value") ?? ""
      return element.bool("localized") == true ? .localizedString(text) : .string(text)
    case "localizedString": return .localizedString(element.string("value") ?? "")
    case "color": return element.color("value").map(Value.color) ?? .null
    case "image": return .image(element["value"] ?? "", isSystem: element["catalog"] == "system")
    case "point": return .point(element.point("value") ?? .zero)
    case "size": return .size(element.size("value") ?? .zero)
    case "rect": return .rect(element.rect("value") ?? .zero)
    case "range":
      let range = element.child("range", key: "value")
      return .range(location: range?.integer("location") ?? 0, length: range?.integer("length") ?? 0)
    case "nil": return .null
    default: return .unknown(type)
    }
  }
}
