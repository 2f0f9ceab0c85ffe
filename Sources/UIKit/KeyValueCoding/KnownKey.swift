import Foundation

/// A property that can be set by its name, as files with user defined runtime attributes do.
///
/// Objective-C finds properties by their names; here a table holds those that UIKit's classes have.
@MainActor
struct KnownKey {
  /// Sets the property; false when the object has no such property or does not take the value.
  let set: (AnyObject, Any?) -> Bool

  init(_ set: @escaping (AnyObject, Any?) -> Bool) { self.set = set }

  /// A property of a value type.
  init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    set = { object, value in
      guard let owner = object as? Owner, let converted = AttributeValue.convert(value, to: Value.self) else {
        return false
      }
      owner[keyPath: path] = converted
      return true
    }
  }

  /// A property that can be nil.
  init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    set = { object, value in
      guard let owner = object as? Owner else { return false }
      guard let value else {
        owner[keyPath: path] = nil
        return true
      }
      guard let converted = AttributeValue.convert(value, to: Value.self) else { return false }
      owner[keyPath: path] = converted
      return true
    }
  }

  /// A property whose values have numbers.
  init<Owner: AnyObject, Value: RawRepresentable>(cases path: ReferenceWritableKeyPath<Owner, Value>)
  where Value.RawValue == Int {
    set = { object, value in
      guard let owner = object as? Owner, let number = AttributeValue.convert(value, to: Int.self),
        let converted = Value(rawValue: number)
      else { return false }
      owner[keyPath: path] = converted
      return true
    }
  }
}
