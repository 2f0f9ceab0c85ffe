import Foundation

/// Reads what a runtime attribute holds as the type of a property.
package enum AttributeValue {
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return nil }
    if let number = value as? NSNumber {
      let double = number.doubleValue
      guard double.isFinite else { return nil }
      switch type {
      case is Bool.Type: return (double != 0) as? Value
      case is Int.Type: return Int(exactly: double.rounded(.towardZero)) as? Value
      case is UInt.Type: return UInt(exactly: max(0, double.rounded(.towardZero))) as? Value
      case is CGFloat.Type: return CGFloat(double) as? Value
      case is Double.Type: return double as? Value
      case is Float.Type: return Float(double) as? Value
      default: break
      }
    }
    if let boxed = value as? NSValue {
      switch type {
      case is CGPoint.Type: return boxed.cgPointValue as? Value
      case is CGSize.Type: return boxed.cgSizeValue as? Value
      case is CGRect.Type: return boxed.cgRectValue as? Value
      default: break
      }
    }
    return value as? Value
  }
}
