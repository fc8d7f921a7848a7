/// A scanner of the start tags of an XML file; their attributes hold all data of CLDR's units.
struct ElementScanner {
  /// A start tag.
  struct Element {
    var name: String
    var attributes: [String: String]
    var line: Int
    var column: Int

    func required(_ attribute: String, _ file: String) throws(TableError) -> String {
      guard let value = attributes[attribute] else {
        throw error(.missingAttribute(attribute), file)
      }
      return value
    }

    func error(_ problem: TableProblem, _ file: String) -> TableError {
      TableError(file: file, line: line, column: column, problem)
    }
  }

  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8], file: String) throws(TableError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw TableError(file: file, line: 1, .notUTF8)
    }
    self.bytes = bytes
    self.file = file
  }

  /// Returns the next start tag, or `nil` at the end.
  ///
  /// End tags, comments and declarations are skipped.
  mutating func next() throws(TableError) -> Element? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if begins("<!--") {
        try skip(past: "-->")
      } else if begins("<?") {
        try skip(past: "?>")
      } else if begins("<!") || begins("</") {
        try skip(past: ">")
      } else {
        return try element()
      }
    }
    return nil
  }

  private mutating func element() throws(TableError) -> Element {
    var element = Element(name: "", attributes: [:], line: line, column: column)
    advance()
    element.name = takeName()
    if element.name.isEmpty { throw error(.missingName) }
    while true {
      skipSpace()
      guard position < bytes.count else { throw element.error(.unclosedBlock("<"), file) }
      if begins("/>") || begins(">") {
        position += begins(">") ? 1 : 2
        return element
      }
      let name = takeName()
      if name.isEmpty { throw unexpected() }
      skipSpace()
      guard begins("=") else { throw error(.missingEqualsSign) }
      advance()
      skipSpace()
      if element.attributes.updateValue(try value(), forKey: name) != nil {
        throw error(.repeated(name))
      }
    }
  }

  private mutating func value() throws(TableError) -> String {
    guard begins("\"") || begins("'") else { throw unexpected() }
    let mark = bytes[position]
    advance()
    let start = position
    while position < bytes.count, bytes[position] != mark {
      // Entities are not decoded, because the attributes that CLDRTable reads contain none.
      if bytes[position] == UInt8(ascii: "<") { throw unexpected() }
      advance()
    }
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text.utf8.count > TableLimits.lineLength { throw error(.lineTooLong) }
    advance()
    return text
  }

  private mutating func takeName() -> String {
    let start = position
    let ends = Set(" \t\r\n=/><\"'".utf8)
    while position < bytes.count, !ends.contains(bytes[position]) { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { advance() }
  }

  private mutating func skip(past end: String) throws(TableError) {
    let start = error(.unclosedBlock("<"))
    while position < bytes.count {
      if begins(end) {
        position += end.utf8.count
        return
      }
      advance()
    }
    throw start
  }

  private func begins(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private var column: Int { position - lineStart + 1 }

  private func unexpected() -> TableError {
    error(.unexpected(String(decoding: bytes[position...].prefix(8), as: UTF8.self)))
  }

  private func error(_ problem: TableProblem) -> TableError {
    TableError(file: file, line: line, column: column, problem)
  }
}
