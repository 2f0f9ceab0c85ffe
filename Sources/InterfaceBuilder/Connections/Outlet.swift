import UIKit

/// Declares a property that an Interface Builder file fills, in place of Apple's `@IBOutlet`:
///
///     @Outlet var myField: UITextField!
///     @Outlet var fields: [UITextField]!  // an outlet collection, in the order of the file
///
/// There is no Objective-C runtime here, so the outlet is found by its name through reflection.
@MainActor
@propertyWrapper
public final class Outlet<Value: ExpressibleByNilLiteral>: OutletHolder {
  /// What the file joined the outlet to; nil before.
  public var wrappedValue: Value

  /// An outlet that is not joined yet.
  public init() { wrappedValue = nil }

  /// An outlet that is joined to a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package var heldObject: AnyObject? {
    // Reflection sees through the optional: one child when there is something, none when not.
    guard let value = Mirror(reflecting: wrappedValue).children.first?.value else { return nil }
    return value as AnyObject
  }

  package func hold(_ object: AnyObject) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }

  package func add(_ object: AnyObject) -> Bool {
    let held = Mirror(reflecting: wrappedValue).children.first?.value as? [AnyObject] ?? []
    guard let value = held + [object] as? Value else { return false }
    wrappedValue = value
    return true
  }
}
