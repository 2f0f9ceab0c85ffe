import UIKit

/// An object whose properties an Interface Builder file sets by name, as user defined runtime attributes. There is no
/// Objective-C runtime here, so the class lists them, in place of Apple's `@IBInspectable`:
///
///     extension RoundedButton: InspectableProperties {
///       static let inspectableProperties = ["cornerRadius": InspectableProperty(\RoundedButton.cornerRadius)]
///     }
///
/// A class can also override `setValue(_:forKey:)`.
@MainActor
public protocol InspectableProperties: AnyObject {
  /// The properties by the key paths that stand in the file.
  static var inspectableProperties: [String: InspectableProperty] { get }
}

/// A property that a file can set.
@MainActor
public struct InspectableProperty {
  package let set: (AnyObject, Any?) -> Bool

  /// A property that always has a value.
  public init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    set = { object, value in
      guard let owner = object as? Owner, let converted = AttributeValue.convert(value, to: Value.self) else {
        return false
      }
      owner[keyPath: path] = converted
      return true
    }
  }

  /// A property that can be nil.
  public init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    set = { object, value in
      guard let owner = object as? Owner else { return false }
      let converted = AttributeValue.convert(value, to: Value.self)
      if value != nil, converted == nil { return false }
      owner[keyPath: path] = converted
      return true
    }
  }
}
