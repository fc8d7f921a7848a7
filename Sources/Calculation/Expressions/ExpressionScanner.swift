import DecimalArithmetic
import MeasureText

/// A scanner that splits an expression into tokens, independently of the backend.
@usableFromInline
package struct ExpressionScanner {
  let text: UTF8Bytes
  let syntax: NumberSyntax
  let limits: ReadingLimits
  let decimalByte: UInt8
  /// The offset at which the search for the next token starts.
  var position = 0
  /// The offset of the first byte of the last token.
  @usableFromInline
  package private(set) var tokenOffset = 0
  /// The last number whose token was ``ExpressionToken/number``.
  @usableFromInline
  package internal(set) var lastNumber: ReadNumber?
  /// The union of the flags of all numbers read so far.
  @usableFromInline
  package var flags: ReadingFlags = []

  /// Creates a scanner of a text; `decimalByte` is `decimalByte(of: syntax)`.
  ///
  /// - Throws: ``ExpressionError`` for a text of nothing but white space.
  @usableFromInline
  package init(
    _ text: UnsafeBufferPointer<UInt8>, syntax: NumberSyntax, limits: ReadingLimits,
    decimalByte: UInt8
  ) throws(ExpressionError) {
    self.text = text
    self.syntax = syntax
    self.limits = limits
    self.decimalByte = decimalByte
    if text.endOfSpaces(from: 0) == text.count { throw ExpressionError(.empty, at: text.count) }
  }

  /// Returns the locale's decimal mark if the mark is ASCII, else 0xFF, which no well-formed UTF-8
  /// contains.
  @usableFromInline
  package static func decimalByte(of syntax: NumberSyntax) -> UInt8 {
    let mark = syntax.symbols.decimal
    return mark.isASCII ? UInt8(truncatingIfNeeded: mark.value) : 0xFF
  }

  /// Reads a number, a minus or an opening parenthesis; skips each plus in front.
  @usableFromInline
  package mutating func operand() throws(ExpressionError) -> ExpressionToken {
    while true {
      skipSpaces()
      guard position < text.count else { throw ExpressionError(.missingOperand, at: position) }
      switch text[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
      case UInt8(ascii: "+"):
        position += 1
        continue
      case UInt8(ascii: "-"):
        position += 1
        return .sign(.negate)
      case UInt8(ascii: "("):
        position += 1
        return .open
      default: break
      }
      if let token = try unusualOperand() { return token }
    }
  }

  /// Reads an operand that begins with a byte which `operand()` does not handle; returns `nil` for
  /// a plus.
  private mutating func unusualOperand() throws(ExpressionError) -> ExpressionToken? {
    let decoded = try scalar()
    switch ExpressionOperator.between(decoded.scalar) {
    case .add?:
      position += decoded.length
      return nil
    case .subtract?:
      position += decoded.length
      return .sign(.negate)
    case .some(let sign):
      // The letter x is a multiplication sign, but may also begin a word.
      throw ExpressionError(
        sign == .multiply && decoded.scalar.beginsWord && decoded.scalar.isASCII
          ? .word : .missingOperand, at: position)
    case nil: break
    }
    switch decoded.scalar {
    case "\u{FF08}":
      position += decoded.length
      return .open
    case ")", "\u{FF09}", "%", "\u{FF05}", "=":
      throw ExpressionError(.missingOperand, at: position)
    default: return try number()
    }
  }

  /// Reads the token behind a value: a percent sign, a closing parenthesis, an operator or the end.
  @usableFromInline
  package mutating func continuation() throws(ExpressionError) -> ExpressionToken {
    let (start, end) = (tokenOffset, position)
    skipSpaces()
    guard position < text.count else { return .end }
    let sign: ExpressionOperator
    switch text[position] {
    case UInt8(ascii: "+"): sign = .add
    case UInt8(ascii: "-"): sign = .subtract
    case UInt8(ascii: "/"): sign = .divide
    case UInt8(ascii: "^"): sign = .power
    case UInt8(ascii: "*"):
      // `**` is a power in many programs.
      let isPower = position + 1 < text.count && text[position + 1] == UInt8(ascii: "*")
      position += isPower ? 2 : 1
      return .sign(isPower ? .power : .multiply)
    case UInt8(ascii: "%"):
      position += 1
      return .percent
    case UInt8(ascii: ")"):
      position += 1
      return .close
    default: return try unusualContinuation(behind: start..<end)
    }
    position += 1
    return .sign(sign)
  }

  /// Reads the token behind the value in the bytes `last`, if the token begins with a byte that
  /// `continuation()` does not handle.
  private mutating func unusualContinuation(
    behind last: Range<Int>
  ) throws(ExpressionError) -> ExpressionToken {
    let decoded = try scalar()
    switch decoded.scalar {
    case "\u{FF05}":
      position += decoded.length
      return .percent
    case "\u{FF09}":
      position += decoded.length
      return .close
    default:
      guard let sign = ExpressionOperator.between(decoded.scalar) else {
        throw noOperator(decoded.scalar)
      }
      if beginsHexadecimal(last) { throw ExpressionError(.hexadecimal, at: last.lowerBound) }
      position += decoded.length
      return .sign(sign)
    }
  }

  /// Whether the number 0 in the bytes `last` and the letter x at the position begin `0x1F`.
  private func beginsHexadecimal(_ last: Range<Int>) -> Bool {
    guard last.count == 1, last.upperBound == position, text[last.lowerBound] == 0x30,
      text[position] | 0x20 == UInt8(ascii: "x"), position + 1 < text.count
    else { return false }
    let next = text[position + 1]
    return next &- 0x30 < 10 || (next | 0x20) &- 0x61 < 6
  }

  private mutating func skipSpaces() {
    // Fast path: most tokens have one space or none in front.
    if position < text.count, text[position] == 0x20 { position += 1 }
    if position < text.count, text[position] <= 0x20 || text[position] >= 0x80 {
      position = text.endOfSpaces(from: position)
    }
    tokenOffset = position
  }

  private func scalar() throws(ExpressionError) -> DecodedScalar {
    if let decoded = text.scalar(at: position) { return decoded }
    throw ExpressionError(.number(.malformedUTF8), at: position)
  }

  /// Returns the error for a character that follows a value and is no operator.
  private func noOperator(_ scalar: Unicode.Scalar) -> ExpressionError {
    let reason: ExpressionError.Reason
    switch scalar {
    case "(", "\u{FF08}", "0"..."9", ".", ",": reason = .missingOperator
    default: reason = scalar.beginsWord ? .word : .unexpected(scalar)
    }
    return ExpressionError(reason, at: position)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter, a degree sign or another character that begins a unit's
  /// name.
  ///
  /// `false` for ASCII punctuation, `×`, `÷`, and the punctuation and signs from U+2000 to U+2BFF.
  var beginsWord: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xAA...0xD6, 0xD8...0xF6, 0xF8...0x1FFF: true
    case 0x2C00...0x2FFF, 0x3040...0xFEFF, 0xFF21...0xFF3A, 0xFF41...: true
    default: false
    }
  }
}
