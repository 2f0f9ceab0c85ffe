import Foundation

extension AssetError {
  /// Turns an error of `JSONDecoder` into file, key path and what was expected.
  init(_ error: any Error, in asset: AssetFile) {
    let (file, bytes) = (asset.name, asset.bytes)
    if let error = error as? AssetError {
      self = error
      return
    }
    guard let error = error as? DecodingError else {
      self.init(file: file, keyPath: "", message: "\(error)")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath + [key]), message: "expected a value, found nothing")
    case .typeMismatch(let type, let context):
      let found = Self.found(in: context.debugDescription) ?? "something else"
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath),
        message: "expected \(Self.words(for: type)), found \(found)")
    case .valueNotFound(let type, let context):
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath), message: "expected \(Self.words(for: type)), found null")
    case .dataCorrupted(let context):
      self.init(
        file: file, keyPath: Self.keyPath(context.codingPath),
        message: Self.syntaxMessage(bytes) ?? context.debugDescription)
    @unknown default:
      self.init(file: file, keyPath: "", message: "\(error)")
    }
  }

  /// `devices[3].screen.width`
  private static func keyPath(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// The words between `but found` and `instead` in the decoder's own description.
  private static func found(in description: String) -> String? {
    guard let start = description.range(of: "but found "), let end = description.range(of: " instead"),
      start.upperBound <= end.lowerBound
    else { return nil }
    let found = String(description[start.upperBound..<end.lowerBound])
    let plain = ["a dictionary": "an object", "an array": "a list", "bool": "true or false", "number": "a number"]
    return plain[found] ?? found
  }

  /// What is wrong with text that is not JSON, with line and column; `nil` if it is JSON. Foundation's decoder on Linux
  /// does not tell, its `JSONSerialization` does.
  private static func syntaxMessage(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
      return nil
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "The data is not valid."
      guard let place = detail.range(of: " around character "),
        let offset = Int(detail[place.upperBound...].prefix(while: \.isNumber))
      else { return "expected JSON: \(detail)" }
      let lines = bytes.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let column = (lines.last?.count ?? 0) + 1
      return "expected JSON: \(detail[..<place.lowerBound]) at line \(max(lines.count, 1)), column \(column)."
    }
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is Double.Type, is Float.Type: "a number"
    case is any FixedWidthInteger.Type: "a whole number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any AssetList.Type: "a list"
    case is any AssetObject.Type: "an object"
    default: "\(type)"
    }
  }
}

private protocol AssetList {}
extension Array: AssetList {}
private protocol AssetObject {}
extension Dictionary: AssetObject {}
