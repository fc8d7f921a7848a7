/// A value of a JSON text with the place where it begins; a number keeps its text.
struct JSONNode {
  enum Content {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  var content: Content
  /// The byte at which the value begins, from 0.
  var offset: Int

  /// What errors call the value.
  var kindName: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of an object with its value; `offset` is the key's.
struct JSONMember {
  var key: String
  var value: JSONNode
  var offset: Int
}
