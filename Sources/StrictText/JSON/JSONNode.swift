/// A value of a JSON text with its byte offset.
///
/// A number is kept as text.
package struct JSONNode {
  package enum Content {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package var content: Content
  /// The byte offset of the value, from 0.
  package var offset: Int

  package init(content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The name of the value's type in errors.
  package var kindName: String {
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

/// A key of an object with its value.
///
/// `offset` is the byte offset of the key.
package struct JSONMember {
  package var key: String
  package var value: JSONNode
  package var offset: Int

  package init(key: String, value: JSONNode, offset: Int) {
    self.key = key
    self.value = value
    self.offset = offset
  }
}
