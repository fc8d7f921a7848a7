/// A line and a column in characters, both from 1.
struct TextPosition: Hashable, Sendable {
  var line = 1
  var column = 1
}

/// A value of a JSON text and where it begins.
struct JSONNode {
  enum Value {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([(key: String, position: TextPosition, node: JSONNode)])

    /// The type in words.
    var kind: String {
      switch self {
      case .null: "null"
      case .boolean: "a boolean"
      case .number: "a number"
      case .string: "a string"
      case .array: "a list"
      case .object: "an object"
      }
    }
  }

  var value: Value
  var position: TextPosition

  /// The members of an object that has no other keys than these.
  func members(allowing known: [String], path: String) throws(PlacedProblem) -> JSONMembers {
    guard case .object(let pairs) = value else {
      throw PlacedProblem(
        position, path, .wrongType(found: value.kind, expected: "an object"))
    }
    let prefix = path.isEmpty ? "" : path + "."
    for pair in pairs where !known.contains(pair.key) {
      throw PlacedProblem(pair.position, prefix + pair.key, .unknownKey(known: known))
    }
    let members = pairs.map { JSONMember(key: $0.key, path: prefix + $0.key, node: $0.node) }
    return JSONMembers(position: position, path: path, members: members)
  }
}

/// The members of an object at `path`.
struct JSONMembers {
  var position: TextPosition
  var path: String
  var members: [JSONMember]

  func optional(_ key: String) -> JSONMember? { members.first { $0.key == key } }

  func required(_ key: String) throws(PlacedProblem) -> JSONMember {
    if let member = optional(key) { return member }
    throw PlacedProblem(position, path.isEmpty ? key : "\(path).\(key)", .missing)
  }
}

/// A member of an object.
struct JSONMember {
  var key: String
  var path: String
  var node: JSONNode

  func wrongType(expected: String) -> PlacedProblem {
    PlacedProblem(
      node.position, path, .wrongType(found: node.value.kind, expected: expected))
  }

  /// The text of a string that is not empty.
  func string() throws(PlacedProblem) -> String {
    guard case .string(let text) = node.value else { throw wrongType(expected: "a string") }
    if text.isEmpty { throw PlacedProblem(node.position, path, .empty) }
    return text
  }
}
