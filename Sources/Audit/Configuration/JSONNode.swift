/// A value of a JSON file and where it stands, for messages that people can use.
struct JSONNode {
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// In the order of the file; names with their places.
    case object([(name: String, place: JSONPlace, value: JSONNode)])
  }

  var value: Value
  var place: JSONPlace

  /// What it is, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Line and column, counted from 1.
struct JSONPlace: Equatable {
  var line: Int
  var column: Int
}

/// Why a file is no JSON, or not the JSON that it should be.
struct JSONFault: Error {
  var place: JSONPlace
  var message: String

  init(_ place: JSONPlace, _ message: String) {
    self.place = place
    self.message = message
  }
}
