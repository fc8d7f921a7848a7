import StrictText
import UnitCatalog

/// The fields of one object of a registry file, each read as the type it must have.
struct ObjectReader {
  let source: RegistrySource
  /// The byte at which the object begins.
  let offset: Int
  private let members: [JSONMember]

  /// A reader of `node`, in which only `fields` may stand; `name` is what errors call it if it is none.
  ///
  /// - Throws: `wrongType` if it is no object, `unknownField` for the first other key.
  init(
    _ node: JSONNode, _ name: String, fields: [String], in source: RegistrySource
  ) throws(RegistryError) {
    guard case .object(let members) = node.content else {
      throw source.error(
        .wrongType(field: name, expected: "an object", found: node.kindName), at: node.offset)
    }
    for member in members where !fields.contains(member.key) {
      throw source.error(
        .unknownField(Printable.excerpt(member.key), known: fields), at: member.offset)
    }
    self.source = source
    self.members = members
    offset = node.offset
  }

  /// The value of a field; `null` is none.
  func node(_ field: String) -> JSONNode? {
    guard let node = members.first(where: { $0.key == field })?.value else { return nil }
    if case .null = node.content { return nil }
    return node
  }

  func required(_ field: String) throws(RegistryError) -> JSONNode {
    guard let node = node(field) else { throw source.error(.missingField(field), at: offset) }
    return node
  }

  /// A text that is not empty.
  func string(_ field: String) throws(RegistryError) -> String {
    try Self.string(try required(field), field, in: source)
  }

  func optionalString(_ field: String) throws(RegistryError) -> String? {
    guard let node = node(field) else { return nil }
    return try Self.string(node, field, in: source, mayBeEmpty: true)
  }

  /// The texts of an array; none if the field is not there.
  func strings(_ field: String) throws(RegistryError) -> [String] {
    var texts: [String] = []
    for node in try array(field) { texts.append(try Self.string(node, field, in: source)) }
    return texts
  }

  /// The elements of an array, none if the field is not there, at most `limit`.
  func array(_ field: String, limit: Int = .max) throws(RegistryError) -> [JSONNode] {
    guard let node = node(field) else { return [] }
    guard case .array(let elements) = node.content else {
      throw source.error(
        .wrongType(field: field, expected: "an array", found: node.kindName), at: node.offset)
    }
    if elements.count > limit {
      throw source.error(.tooMany(field: field, limit: limit), at: node.offset)
    }
    return elements
  }

  func boolean(_ field: String) throws(RegistryError) -> Bool? {
    guard let node = node(field) else { return nil }
    guard case .boolean(let value) = node.content else {
      throw source.error(
        .wrongType(field: field, expected: "true or false", found: node.kindName),
        at: node.offset)
    }
    return value
  }

  /// A small whole number, `nil` if the field is not there.
  func integer(_ field: String) throws(RegistryError) -> Int? {
    guard let node = node(field) else { return nil }
    guard case .number(let text) = node.content, let value = Int(text) else {
      throw source.error(
        .wrongType(field: field, expected: "a whole number", found: node.kindName),
        at: node.offset)
    }
    return value
  }

  /// The text of a number, given as a JSON number or as a string, which may be a ratio.
  func numberText(_ field: String) throws(RegistryError) -> String? {
    guard let node = node(field) else { return nil }
    switch node.content {
    case .number(let text): return text
    case .string(let text): return text
    default:
      throw source.error(
        .wrongType(
          field: field, expected: "a number, or a string like \"1/3\"", found: node.kindName),
        at: node.offset)
    }
  }

  /// The byte at which a field's value begins, or the object's.
  func offset(of field: String) -> Int { node(field)?.offset ?? offset }

  private static func string(
    _ node: JSONNode, _ field: String, in source: RegistrySource, mayBeEmpty: Bool = false
  ) throws(RegistryError) -> String {
    guard case .string(let text) = node.content else {
      throw source.error(
        .wrongType(field: field, expected: "a string", found: node.kindName), at: node.offset)
    }
    if text.isEmpty && !mayBeEmpty {
      throw source.error(
        .unreadableValue(field: field, value: "", expected: "a text"), at: node.offset)
    }
    guard Printable.holds(text) else {
      throw source.error(
        .unreadableValue(
          field: field, value: Printable.excerpt(text),
          expected: "a text without control characters"
        ),
        at: node.offset)
    }
    return text
  }
}
