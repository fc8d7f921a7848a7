/// Reads JSON and keeps where each value and key stands.
///
/// Foundation's reader does not say where a value stood, and of a key that stands twice it silently
/// takes one: a budget could be overruled by a second limit further down.
///
/// - Source: RFC 8259.
struct JSONText {
  private static let deepest = 32
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var position = TextPosition()

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  static func read(_ text: String) throws(PlacedProblem) -> JSONNode {
    var reader = JSONText(text)
    let node = try reader.node(depth: 0)
    reader.skipSpace()
    if reader.next != nil { throw reader.unexpected("the end of the text") }
    return node
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    position.column += 1
    if scalars[index] == "\n" { position = TextPosition(line: position.line + 1) }
    index += 1
  }

  private mutating func skipSpace() {
    while let scalar = next, [" ", "\t", "\r", "\n"].contains(scalar) { advance() }
  }

  private func problem(_ problem: BudgetFileError.Problem) -> PlacedProblem {
    PlacedProblem(position, "", problem)
  }

  private func unexpected(_ expected: String) -> PlacedProblem {
    guard let next else { return problem(.unexpectedEnd(expected: expected)) }
    return problem(.unexpected(Character(next), expected: expected))
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ expected: String) throws(PlacedProblem) {
    if next != scalar { throw unexpected(expected) }
    advance()
  }

  private mutating func node(depth: Int) throws(PlacedProblem) -> JSONNode {
    skipSpace()
    if depth > Self.deepest { throw problem(.nestedTooDeeply) }
    let start = position
    let value: JSONNode.Value =
      switch next {
      case "{": try object(depth)
      case "[": try array(depth)
      case "\"": .string(try string())
      case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": .number(try number())
      default: try word()
      }
    return JSONNode(value: value, position: start)
  }

  private mutating func object(_ depth: Int) throws(PlacedProblem) -> JSONNode.Value {
    var members: [(key: String, position: TextPosition, node: JSONNode)] = []
    advance()
    skipSpace()
    if next == "}" {
      advance()
      return .object([])
    }
    while true {
      skipSpace()
      let start = position
      if next != "\"" { throw unexpected("a key in quotes") }
      let key = try string()
      if members.contains(where: { $0.key == key }) {
        throw PlacedProblem(start, key, .repeatedKey)
      }
      skipSpace()
      try take(":", "':'")
      members.append((key, start, try node(depth: depth + 1)))
      skipSpace()
      if next == "}" { break }
      try take(",", "',' or '}'")
    }
    advance()
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(PlacedProblem) -> JSONNode.Value {
    var nodes: [JSONNode] = []
    advance()
    skipSpace()
    if next == "]" {
      advance()
      return .array([])
    }
    while true {
      nodes.append(try node(depth: depth + 1))
      skipSpace()
      if next == "]" { break }
      try take(",", "',' or ']'")
    }
    advance()
    return .array(nodes)
  }

  private mutating func word() throws(PlacedProblem) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, value) in words where scalars[index...].starts(with: word.unicodeScalars) {
      for _ in word.unicodeScalars { advance() }
      return value
    }
    throw unexpected("a value")
  }

  /// A number in the grammar of RFC 8259, section 6, whose nearest `Double` is finite.
  private mutating func number() throws(PlacedProblem) -> Double {
    let start = position
    var text = ""
    while let scalar = next, "+-.0123456789eE".unicodeScalars.contains(scalar) {
      text.unicodeScalars.append(scalar)
      advance()
    }
    let form = #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/#
    guard text.wholeMatch(of: form) != nil, let value = Double(text), value.isFinite else {
      throw PlacedProblem(start, "", .badNumber(text))
    }
    return value
  }

  private mutating func string() throws(PlacedProblem) -> String {
    var text = ""
    advance()
    while let scalar = next, scalar != "\"" {
      if scalar.value < 0x20 { throw problem(.controlCharacter) }
      text.unicodeScalars.append(scalar == "\\" ? try escape() : scalar)
      advance()
    }
    try take("\"", "the closing quote")
    return text
  }

  /// The scalar of an escape; stops on its last character.
  private mutating func escape() throws(PlacedProblem) -> Unicode.Scalar {
    let start = position
    advance()
    switch next {
    case "\"", "\\", "/": return scalars[index]
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      var units = [hexadecimal()]
      if units[0].map(UTF16.isLeadSurrogate) == true,
        scalars[(index + 1)...].starts(with: "\\u".unicodeScalars)
      {
        advance()
        advance()
        units.append(hexadecimal())
      }
      let decoded = String(validating: units.compactMap(\.self), as: UTF16.self)
      if !units.contains(nil), let scalar = decoded?.unicodeScalars.first { return scalar }
      throw PlacedProblem(start, "", .badEscape)
    default: throw PlacedProblem(start, "", .badEscape)
    }
  }

  /// The four digits after `u`; stops on the last one.
  private mutating func hexadecimal() -> UInt16? {
    let digits = scalars[(index + 1)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    for _ in digits { advance() }
    return UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}
