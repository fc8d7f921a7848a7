/// A strict reader of JSON texts (RFC 8259): no comments, no trailing commas, no repeated keys.
///
/// Numbers are kept as text. Time and memory are O(*n*) for a text of *n* bytes; nesting depth and
/// number of values are limited. A byte order mark at the beginning is skipped.
package struct JSONScanner {
  /// The maximum nesting of arrays and objects.
  ///
  /// A registry needs 6 levels.
  package static let depthLimit = 32
  /// The maximum number of values of a text.
  ///
  /// The registry of the built-in catalog has about 20 000 values.
  package static let valueLimit = 200_000

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  var count = 0

  /// The keys whose objects keep members with an `x-` key; `nil` if all objects keep them.
  private let ownNames: JSONKeys?

  init(_ bytes: [UInt8], passingExtensionsBut ownNames: JSONKeys?) {
    self.bytes = bytes
    self.ownNames = ownNames
  }

  /// Reads a text that is one value.
  ///
  /// If `ownNames` is not `nil`, the scanner checks members whose key begins with `x-` as
  /// ``passValue()`` does, and drops them. Objects under a key in `ownNames` keep such members,
  /// because the keys of these objects are names.
  ///
  /// - Throws: the first problem, with its byte offset.
  package static func scan(
    _ bytes: [UInt8], passingExtensionsBut ownNames: JSONKeys? = nil
  ) throws(JSONError) -> JSONNode {
    var scanner = JSONScanner(bytes, passingExtensionsBut: ownNames)
    _ = scanner.takes("\u{FEFF}")
    do throws(JSONProblem) {
      scanner.skipSpace()
      let value = try scanner.takeValue()
      scanner.skipSpace()
      if scanner.current != nil { throw scanner.unexpected("the end of the file") }
      return value
    } catch {
      throw JSONError(problem: error, offset: scanner.position)
    }
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Returns the problem of an unexpected character at the position, or of the end of the text.
  func unexpected(_ expected: String) -> JSONProblem {
    guard let byte = current else { return .endsEarly }
    // A UTF-8 character has at most 4 bytes.
    let rest = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
    guard byte >= 0x80 || byte > 0x20, let first = rest.unicodeScalars.first else {
      return .unexpected(
        (byte < 0x10 ? "U+000" : "U+00") + String(byte, radix: 16, uppercase: true),
        expected: expected)
    }
    return .unexpected("'\(first)'", expected: expected)
  }

  /// Returns the value at the position, and steps over it.
  ///
  /// If `hasOwnNames`, an object keeps members whose key begins with `x-`.
  mutating func takeValue(hasOwnNames: Bool = false) throws(JSONProblem) -> JSONNode {
    count += 1
    if count > Self.valueLimit { throw .tooManyValues(limit: Self.valueLimit) }
    let start = position
    guard let byte = current else { throw .endsEarly }
    switch byte {
    case UInt8(ascii: "{"):
      return JSONNode(content: .object(try takeObject(hasOwnNames)), offset: start)
    case UInt8(ascii: "["): return JSONNode(content: .array(try takeArray()), offset: start)
    case UInt8(ascii: "\""):
      return JSONNode(content: .string(try takeString()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(content: .number(try takeNumber()), offset: start)
    default: break
    }
    if takes("true") { return JSONNode(content: .boolean(true), offset: start) }
    if takes("false") { return JSONNode(content: .boolean(false), offset: start) }
    if takes("null") { return JSONNode(content: .null, offset: start) }
    throw unexpected("a value")
  }

  /// Steps over `word` at the position; returns `false` if other text is there.
  mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    if bytes.count - position < count { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  /// Steps over an opening bracket and the white space after it.
  mutating func enter() throws(JSONProblem) {
    depth += 1
    if depth > Self.depthLimit { throw .nestedTooDeeply(limit: Self.depthLimit) }
    position += 1
    skipSpace()
  }

  /// Steps over a comma or over the closing bracket.
  ///
  /// - Returns: whether another element follows.
  mutating func takesAnother(until close: Unicode.Scalar) throws(JSONProblem) -> Bool {
    skipSpace()
    if current == UInt8(ascii: ",") {
      position += 1
      skipSpace()
      return true
    }
    guard current == UInt8(ascii: close) else { throw unexpected("',' or '\(close)'") }
    position += 1
    depth -= 1
    return false
  }

  private mutating func takeArray() throws(JSONProblem) -> [JSONNode] {
    try enter()
    var elements: [JSONNode] = []
    if current == UInt8(ascii: "]") { return try takesAnother(until: "]") ? [] : elements }
    repeat { elements.append(try takeValue()) } while try takesAnother(until: "]")
    return elements
  }

  private mutating func takeObject(_ hasOwnNames: Bool) throws(JSONProblem) -> [JSONMember] {
    try enter()
    var members: [JSONMember] = []
    var keys = DistinctKeys()
    if current == UInt8(ascii: "}") { return try takesAnother(until: "}") ? [] : members }
    repeat {
      let start = position
      let key = try takeKey()
      guard keys.insert(key) else {
        position = start
        throw .repeatedKey(key)
      }
      try passColon()
      if let ownNames {
        if !hasOwnNames && key.utf8.starts(with: "x-".utf8) {
          try passValue()
          continue
        }
        let isNamed = current == UInt8(ascii: "{") && ownNames.number(of: key) != nil
        let value = try takeValue(hasOwnNames: isNamed)
        members.append(JSONMember(key: key, value: value, offset: start))
      } else {
        members.append(JSONMember(key: key, value: try takeValue(), offset: start))
      }
    } while try takesAnother(until: "}")
    return members
  }

  /// Returns the key at the position, and steps over it, but not over the colon.
  mutating func takeKey() throws(JSONProblem) -> String {
    guard current == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
    return try takeString()
  }

  /// Steps over the colon and the white space around it.
  mutating func passColon() throws(JSONProblem) {
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw unexpected("':'") }
    position += 1
    skipSpace()
  }

  private mutating func takeString() throws(JSONProblem) -> String {
    let (text, end) = try JSONString.read(bytes, from: &position)
    position = end
    return text
  }

  /// Returns the text of the number at the position, and steps over it.
  ///
  /// RFC 8259 defines the syntax: an optional `-`, digits without a leading zero, an optional `.`
  /// with digits, an optional `e` with digits.
  private mutating func takeNumber() throws(JSONProblem) -> String {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = current == UInt8(ascii: "0")
    let whole = takeDigits()
    var isWellFormed = whole > 0 && (whole == 1 || !hasLeadingZero)
    if current == UInt8(ascii: ".") {
      position += 1
      isWellFormed = takeDigits() > 0 && isWellFormed
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      isWellFormed = takeDigits() > 0 && isWellFormed
    }
    if !isWellFormed {
      position = start
      throw .malformedNumber
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func takeDigits() -> Int {
    let start = position
    while let byte = current, byte &- UInt8(ascii: "0") <= 9 { position += 1 }
    return position - start
  }
}

/// A problem of a JSON text, with its byte offset.
package struct JSONError: Error {
  package var problem: JSONProblem
  package var offset: Int
}
