/// A value of a JSON text with the place where it begins; a number keeps its text.
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
  /// The byte at which the value begins, from 0.
  package var offset: Int

  package init(content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// What errors call the value.
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

/// A key of an object with its value; `offset` is the key's.
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
