/// A `key value` line of a data text with its continuations.
struct TextField {
  let key: String
  var value: String
  let line: Int
}

/// The fields of one unit, or those of the quantity before its first unit.
struct TextBlock {
  let text: String
  var fields: [TextField]

  var line: Int? { fields.first?.line }
  /// The unit's identifier; `nil` for the quantity's block.
  var unit: String? { fields.first.flatMap { $0.key == "unit" ? $0.value : nil } }

  func error(_ problem: CatalogError.Problem, line: Int? = nil) -> CatalogError {
    CatalogError(text: text, line: line ?? self.line, unit: unit, problem)
  }

  /// Checks that each key is one of the given ones and that only `repeatable` ones stand twice.
  func check(keys: [String], repeatable: [String] = []) throws(CatalogError) {
    var seen: [String] = []
    for field in fields {
      guard keys.contains(field.key) || repeatable.contains(field.key) else {
        throw error(.unknownKey(field.key), line: field.line)
      }
      if field.value.isEmpty {
        throw error(.unreadableValue(key: field.key, value: ""), line: field.line)
      }
      if seen.contains(field.key) && !repeatable.contains(field.key) {
        throw error(.repeatedKey(field.key), line: field.line)
      }
      seen.append(field.key)
    }
  }

  func optional(_ key: String) -> TextField? { fields.first { $0.key == key } }

  func required(_ key: String) throws(CatalogError) -> TextField {
    guard let field = optional(key) else { throw error(.missingKey(key)) }
    return field
  }

  /// The parts of a value written `a | b | c`; none may be empty.
  func list(_ field: TextField?) throws(CatalogError) -> [String] {
    guard let field else { return [] }
    let parts = field.value.split(byte: UInt8(ascii: "|")).map { $0.trimmed }
    if parts.contains("") { throw unreadable(field) }
    return parts
  }

  func unreadable(_ field: TextField) -> CatalogError {
    error(.unreadableValue(key: field.key, value: field.value), line: field.line)
  }

  /// The blocks of a data text: each `unit` line begins one.
  static func blocks(of source: CatalogText) throws(CatalogError) -> [TextBlock] {
    let bytes = Array(source.text.utf8)
    var blocks = [TextBlock(text: source.name, fields: [])]
    var continues = false
    var start = 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let first = bytes[start]
      let content = bytes[start..<end].trimmed
      start = end + 1
      line += 1
      if first == UInt8(ascii: "#") { continue }
      if content.isEmpty {
        continues = false
      } else if first == UInt8(ascii: " ") {
        let last = blocks.count - 1
        guard continues, let field = blocks[last].fields.indices.last else {
          throw CatalogError(text: source.name, line: line, .strayContinuation)
        }
        blocks[last].fields[field].value += " " + String(decoding: content, as: UTF8.self)
      } else {
        let field = Self.field(content, line: line)
        if field.key == "unit" { blocks.append(TextBlock(text: source.name, fields: [])) }
        blocks[blocks.count - 1].fields.append(field)
        continues = true
      }
    }
    return blocks
  }

  private static func field(_ content: ArraySlice<UInt8>, line: Int) -> TextField {
    let space = content.firstIndex(of: UInt8(ascii: " ")) ?? content.endIndex
    return TextField(
      key: String(decoding: content[..<space], as: UTF8.self),
      value: String(decoding: content[space...].trimmed, as: UTF8.self), line: line)
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var rest = self
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return rest
  }
}
