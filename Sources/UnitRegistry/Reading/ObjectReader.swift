import StrictText
import UnitCatalog

/// The fields of one object of a registry file, read by their types.
///
/// For a refused field, the methods return an empty value.
struct ObjectReader {
  let source: RegistrySource
  /// The byte offset of the object.
  let offset: Int
  private var members: [JSONMember] = []

  /// Creates a reader of `node`, which may have only the fields in `fields`, separated by single
  /// spaces.
  ///
  /// The initialiser refuses a node that is not an object, with `name` as the node's name in the
  /// error, and refuses the first unknown key.
  init(
    _ node: JSONNode, _ name: StaticString, fields: StaticString, in source: RegistrySource
  ) {
    self.source = source
    offset = node.offset
    guard case .object(let members) = node.content else {
      refuse(name, expected: "an object", node)
      return
    }
    let fields = fields.words
    for member in members where !fields.contains(member.key) {
      source.refuse(
        .unknownField(Printable.excerpt(member.key), known: fields), at: member.offset)
    }
    self.members = members
  }

  /// Returns the value of a field; `nil` for a missing field and for `null`.
  func node(_ field: StaticString) -> JSONNode? {
    let field = field.description
    for member in members where member.key == field {
      if case .null = member.value.content { return nil }
      return member.value
    }
    return nil
  }

  func refuseMissing(_ field: StaticString) {
    source.refuse(.missingField(field.description), at: offset)
  }

  /// Returns the text of a required field, which must not be empty.
  func string(_ field: StaticString) -> String {
    guard let node = node(field) else {
      refuseMissing(field)
      return ""
    }
    return string(node, field, mayBeEmpty: false)
  }

  func optionalString(_ field: StaticString) -> String? {
    node(field).map { string($0, field, mayBeEmpty: true) }
  }

  /// Returns the texts of an array; an empty array if the field is missing.
  func strings(_ field: StaticString) -> [String] {
    var texts: [String] = []
    for node in array(field) { texts.append(string(node, field, mayBeEmpty: false)) }
    return texts
  }

  /// Returns the texts of an array, which must be distinct.
  func distinctStrings(_ field: StaticString) -> [String] {
    let texts = strings(field)
    var seen: Set<String> = []
    for text in texts where !seen.insert(text).inserted {
      source.refuse(.repeatedUnit(Printable.excerpt(text)), at: offset(of: field))
    }
    return texts
  }

  /// Returns the elements of an array of at most `limit` elements; an empty array if the field is
  /// missing.
  func array(_ field: StaticString, limit: Int = .max) -> [JSONNode] {
    guard let node = node(field) else { return [] }
    guard case .array(let elements) = node.content else {
      refuse(field, expected: "an array", node)
      return []
    }
    if elements.count > limit {
      source.refuse(.tooMany(field: field.description, limit: limit), at: node.offset)
      return []
    }
    return elements
  }

  /// Whether the field is present and true.
  func boolean(_ field: StaticString) -> Bool {
    guard let node = node(field) else { return false }
    if case .boolean(let value) = node.content { return value }
    refuse(field, expected: "true or false", node)
    return false
  }

  /// Returns an integer of at most nine digits; 0 if the field is missing.
  func integer(_ field: StaticString) -> Int {
    guard let node = node(field) else { return 0 }
    if case .number(let text) = node.content, let value = wholeNumber(text) { return value }
    refuse(field, expected: "a whole number", node)
    return 0
  }

  /// Returns the text of a JSON number, or of a string such as `1/3`; `nil` if the field is missing
  /// or has another type.
  func numberText(_ field: StaticString) -> String? {
    guard let node = node(field) else { return nil }
    switch node.content {
    case .number(let text), .string(let text): return text
    default:
      refuse(field, expected: "a number, or a string like \"1/3\"", node)
      return nil
    }
  }

  /// Returns the byte offset of a field's value, or of the object if the field is missing.
  func offset(of field: StaticString) -> Int { node(field)?.offset ?? offset }

  func refuse(_ field: StaticString, _ value: String, expected: StaticString) {
    source.refuse(field, value, expected: expected, at: offset(of: field))
  }

  private func refuse(_ field: StaticString, expected: StaticString, _ node: JSONNode) {
    source.refuse(
      .wrongType(
        field: field.description, expected: expected.description, found: node.kindName),
      at: node.offset)
  }

  private func string(_ node: JSONNode, _ field: StaticString, mayBeEmpty: Bool) -> String {
    guard case .string(let text) = node.content else {
      refuse(field, expected: "a string", node)
      return ""
    }
    if text.isEmpty && !mayBeEmpty {
      source.refuse(field, "", expected: "a text", at: node.offset)
    }
    if !Printable.holds(text) {
      source.refuse(field, text, expected: "a text without control characters", at: node.offset)
    }
    return text
  }

  /// Returns the value of at most nine digits with an optional minus; `nil` for other texts.
  private func wholeNumber(_ text: String) -> Int? {
    var value = 0
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    if digits.count > 9 { return nil }
    for byte in digits {
      guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
      value = value * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }
}
