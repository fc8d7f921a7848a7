/// The two languages in which tables write definitions.
enum TableDialect: Sendable {
  /// The language of Pint: a space multiplies like `*`, so `1 / 2 m` is half a meter.
  case pint
  /// The language of GNU units: a space multiplies before `/` divides, and `1|3` is one number.
  case gnuUnits
}

/// A parser of definitions by recursive descent; an error states the place of unexpected text.
struct TableExpressionParser {
  private let text: [UInt8]
  private let dialect: TableDialect
  private let place: Place
  private var position = 0
  private var nesting = 0

  /// The place of the text in its file.
  struct Place {
    var file: String
    var line: Int
    var column: Int
  }

  /// Returns the tree of `text`.
  ///
  /// - Throws: ``TableError`` with the column of the first error.
  static func parse(
    _ text: some StringProtocol, _ dialect: TableDialect, at place: Place
  ) throws(TableError) -> TableExpression {
    var parser = TableExpressionParser(
      text: Array(text.utf8), dialect: dialect, place: place)
    let expression = try parser.sum()
    parser.skipSpace()
    if parser.position < parser.text.count { throw parser.unexpected() }
    return expression
  }

  private init(text: [UInt8], dialect: TableDialect, place: Place) {
    self.text = text
    self.dialect = dialect
    self.place = place
  }

  private mutating func sum() throws(TableError) -> TableExpression {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > TableLimits.nesting { throw error(.nestedTooDeep) }
    var terms = [TableExpression.Term(expression: try product(), isSubtracted: false)]
    while let sign = takeOne(of: "+-") {
      terms.append(.init(expression: try product(), isSubtracted: sign == UInt8(ascii: "-")))
    }
    return terms.count == 1 ? terms[0].expression : .sum(terms)
  }

  private mutating func product() throws(TableError) -> TableExpression {
    var factors: [TableExpression.Factor] = []
    // "/ second" is 1 / second in GNU units.
    var divides = dialect == .gnuUnits && take("/")
    while true {
      let next = dialect == .gnuUnits ? try juxtaposition() : try signed()
      factors.append(.init(expression: next, divides: divides))
      if takesDivision() {
        divides = true
      } else if !isPowerSign(), take("*") || (dialect == .pint && beginsFactor()) {
        divides = false
      } else {
        break
      }
    }
    return factors.count == 1 && !factors[0].divides ? factors[0].expression : .product(factors)
  }

  /// Reads adjacent factors, which GNU units multiplies before it divides.
  private mutating func juxtaposition() throws(TableError) -> TableExpression {
    var factors = [TableExpression.Factor(expression: try signed(), divides: false)]
    while beginsFactor() {
      factors.append(.init(expression: try power(), divides: false))
    }
    return factors.count == 1 ? factors[0].expression : .product(factors)
  }

  private mutating func signed() throws(TableError) -> TableExpression {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > TableLimits.nesting { throw error(.nestedTooDeep) }
    if take("-") {
      return .sum([
        .init(expression: .product([]), isSubtracted: false),
        .init(expression: try signed(), isSubtracted: true),
      ])
    }
    return try power()
  }

  private mutating func power() throws(TableError) -> TableExpression {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > TableLimits.nesting { throw error(.nestedTooDeep) }
    let base = try quotientOfNumbers()
    if isPowerSign() {
      position += text[position] == UInt8(ascii: "^") ? 1 : 2
      return .power(base, try signed())
    }
    return base
  }

  /// Reads a quotient of numbers such as `1|3`, which binds more tightly than a power.
  private mutating func quotientOfNumbers() throws(TableError) -> TableExpression {
    let first = try primary()
    guard dialect == .gnuUnits, take("|") else { return first }
    return .product([
      .init(expression: first, divides: false), .init(expression: try primary(), divides: true),
    ])
  }

  private mutating func primary() throws(TableError) -> TableExpression {
    skipSpace()
    guard position < text.count else { throw error(.unexpectedEnd) }
    if take("(") {
      let inner = try sum()
      if !take(")") { throw position < text.count ? unexpected() : error(.unclosedBlock("(")) }
      return inner
    }
    if Self.isDigit(text[position]) || text[position] == UInt8(ascii: ".") {
      return .number(try number())
    }
    let name = takeName()
    if name.isEmpty { throw unexpected() }
    if dialect == .gnuUnits, position < text.count, text[position] == UInt8(ascii: "(") {
      return .call(name, try primary())
    }
    return .name(name)
  }

  private mutating func number() throws(TableError) -> WrittenNumber {
    let start = position
    skipDigits()
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      var end = position + 1
      if end < text.count, text[end] == UInt8(ascii: "+") || text[end] == UInt8(ascii: "-") {
        end += 1
      }
      if end < text.count, Self.isDigit(text[end]) {
        position = end
        skipDigits()
      }
    }
    let written = String(decoding: text[start..<position], as: UTF8.self)
    guard let number = WrittenNumber(written) else { throw error(.unreadableNumber(written)) }
    return number
  }

  private mutating func takeName() -> String {
    let start = position
    while position < text.count, Self.canBeInName(text[position]) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func takesDivision() -> Bool {
    if take("/") { return true }
    let start = position
    if dialect == .gnuUnits, takeName() == "per" { return true }
    position = start
    return false
  }

  private mutating func beginsFactor() -> Bool {
    skipSpace()
    guard position < text.count else { return false }
    let byte = text[position]
    if dialect == .gnuUnits {
      let start = position
      let name = takeName()
      position = start
      if name == "per" { return false }
    }
    return byte == UInt8(ascii: "(") || byte == UInt8(ascii: ".") || Self.canBeInName(byte)
  }

  /// Whether the next token is `^` or `**`.
  private mutating func isPowerSign() -> Bool {
    skipSpace()
    guard position < text.count else { return false }
    return text[position] == UInt8(ascii: "^") || text[position...].starts(with: "**".utf8)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func takeOne(of characters: String) -> UInt8? {
    skipSpace()
    guard position < text.count, characters.utf8.contains(text[position]) else { return nil }
    position += 1
    return text[position - 1]
  }

  private mutating func skipDigits() {
    while position < text.count, Self.isDigit(text[position]) { position += 1 }
  }

  private mutating func skipSpace() {
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 {
      position += 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  private static let reserved = Set("+-*/|^()[]{};=,#<>!?:\\ \t\r\n".utf8)

  /// Whether a byte may be in a name, such as `µ_0`, `°C` or `'`; an operator such as `^` may not.
  private static func canBeInName(_ byte: UInt8) -> Bool { !reserved.contains(byte) }

  private func unexpected() -> TableError {
    let rest = String(decoding: text[position...].prefix(12), as: UTF8.self)
    return error(.unexpected(rest))
  }

  private func error(_ problem: TableProblem) -> TableError {
    TableError(
      file: place.file, line: place.line, column: place.column + position, problem)
  }
}
