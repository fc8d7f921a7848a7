import StrictText

/// A problem in a file, with its byte offset and its path in the document.
struct PlacedProblem: Error {
  var path: String
  var offset: Int
  var reason: String
}

/// The members of a JSON object with a fixed set of allowed keys.
struct StrictMembers {
  /// The path of the object in the document, like `budgets[3]`; empty for the root.
  let path: String
  /// The byte offset of the object.
  let offset: Int
  private let members: [JSONMember]

  init(
    _ node: JSONNode, path: String, allowing keys: [String]
  ) throws(PlacedProblem) {
    try self.init(node, path: path)
    for member in members where !keys.contains(member.key) {
      throw PlacedProblem(
        path: place(of: member.key), offset: member.offset,
        reason: "unknown key; known are \(keys.joined(separator: ", "))")
    }
  }

  /// Reads the members of an object that allows any key.
  init(_ node: JSONNode, path: String) throws(PlacedProblem) {
    self.path = path
    offset = node.offset
    guard case .object(let members) = node.content else {
      throw PlacedProblem(
        path: path, offset: node.offset, reason: "an object should be here")
    }
    self.members = members
  }

  /// The keys in the order of the file.
  var keys: [String] { members.map(\.key) }

  /// The byte offset of each key.
  var offsets: [String: Int] {
    Dictionary(members.map { ($0.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func string(_ key: String) throws(PlacedProblem) -> String {
    let node = try required(key)
    guard case .string(let text) = node.content else {
      throw problem("a string should be here", at: key)
    }
    if text.isEmpty { throw problem("an empty string", at: key) }
    return text
  }

  /// Returns the string of a key, or `nil` if the key is absent; `null` throws as a wrong type.
  func optionalString(_ key: String) throws(PlacedProblem) -> String? {
    node(key) == nil ? nil : try string(key)
  }

  /// Returns a string or the text of a number as one value, or a list of distinct values.
  func texts(_ key: String) throws(PlacedProblem) -> (values: [String], isList: Bool) {
    guard case .array(let elements) = try required(key).content else {
      return ([try text(of: try required(key), at: key)], false)
    }
    var values: [String] = []
    for element in elements {
      let value = try text(of: element, at: key)
      if values.contains(value) { throw problem("the same as \(value)", at: key) }
      values.append(value)
    }
    if values.isEmpty { throw problem("an empty list", at: key) }
    return (values, true)
  }

  private func text(of node: JSONNode, at key: String) throws(PlacedProblem) -> String {
    switch node.content {
    case .number(let text): return text
    case .string(let text) where !text.isEmpty: return text
    case .string: throw problem("an empty string", at: key)
    default: throw problem("a string should be here", at: key)
    }
  }

  func number(_ key: String) throws(PlacedProblem) -> Double {
    guard case .number(let text) = try required(key).content, let value = Double(text) else {
      throw problem("a number should be here", at: key)
    }
    if !value.isFinite { throw problem("a number too large", at: key) }
    return value
  }

  func optionalNumber(_ key: String) throws(PlacedProblem) -> Double? {
    node(key) == nil ? nil : try number(key)
  }

  func list(_ key: String) throws(PlacedProblem) -> [JSONNode] {
    guard case .array(let elements) = try required(key).content else {
      throw problem("a list should be here", at: key)
    }
    return elements
  }

  /// Returns the elements of a list; an absent key is an empty list.
  func optionalList(_ key: String) throws(PlacedProblem) -> [JSONNode] {
    node(key) == nil ? [] : try list(key)
  }

  /// Returns the members of a nested object that allows any key; `nil` if the key is absent.
  func optionalMembers(_ key: String) throws(PlacedProblem) -> StrictMembers? {
    guard let node = node(key) else { return nil }
    return try StrictMembers(node, path: place(of: key))
  }

  /// Checks the schema number; only schema 1 exists.
  func requireSchema(_ number: Double) throws(PlacedProblem) {
    if try self.number("schema") != number {
      throw problem("unknown schema; known is 1", at: "schema")
    }
  }

  /// Returns a problem of this object, or of one of its members.
  func problem(_ reason: String, at key: String? = nil) -> PlacedProblem {
    guard let key else { return PlacedProblem(path: path, offset: offset, reason: reason) }
    return PlacedProblem(
      path: place(of: key), offset: node(key)?.offset ?? offset, reason: reason)
  }

  private func node(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  func required(_ key: String) throws(PlacedProblem) -> JSONNode {
    guard let node = node(key) else { throw problem("missing", at: key) }
    return node
  }

  /// Returns a path like `budgets[3].limt`; `key` may be any text and is shown as an excerpt.
  private func place(of key: String) -> String {
    let name = BudgetFileError.excerpt(key)
    return path.isEmpty ? name : "\(path).\(name)"
  }
}
