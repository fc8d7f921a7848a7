import DecimalArithmetic
import MeasureText

/// Divides an expression into tokens; it knows no backend.
@usableFromInline
package struct ExpressionScanner {
  let text: UTF8Bytes
  let syntax: NumberSyntax
  let limits: ReadingLimits
  /// The locale's decimal mark if it is ASCII, else a byte that no text has.
  let decimalByte: UInt8
  /// Where the next token is looked for.
  var position = 0
  /// Where the last token began.
  @usableFromInline
  package private(set) var tokenOffset = 0
  /// What people should be told about how the numbers were read.
  @usableFromInline
  package var flags: ReadingFlags = []

  @usableFromInline
  package init(
    _ text: UnsafeBufferPointer<UInt8>, syntax: NumberSyntax, limits: ReadingLimits
  ) throws(ExpressionError) {
    self.text = text
    self.syntax = syntax
    self.limits = limits
    let mark =
      switch syntax {
      case .strict(let symbols): symbols.decimal
      case .lenient(let locale): locale.symbols.decimal
      }
    decimalByte = mark.isASCII ? UInt8(truncatingIfNeeded: mark.value) : 0xFF
    if text.endOfSpaces(from: 0) == text.count { throw ExpressionError(.empty, at: text.count) }
  }

  /// Takes a number, a minus or an opening parenthesis; a plus in front of them says nothing.
  @usableFromInline
  package mutating func operand() throws(ExpressionError) -> ExpressionToken {
    while true {
      try skipSpaces()
      guard position < text.count else { throw ExpressionError(.missingOperand, at: position) }
      if text[position] &- 0x30 < 10 { return try number() }
      let decoded = try scalar()
      switch ExpressionOperator.between(decoded.scalar) {
      case .add?:
        position += decoded.length
        continue
      case .subtract?:
        position += decoded.length
        return .sign(.negate)
      case .some(let sign):
        // A word may begin with the letter x.
        throw ExpressionError(
          sign == .multiply && decoded.scalar.beginsWord && decoded.scalar.isASCII
            ? .word : .missingOperand, at: position)
      case nil: break
      }
      switch decoded.scalar {
      case "(", "\u{FF08}":
        position += decoded.length
        return .open
      case ")", "\u{FF09}", "%", "\u{FF05}", "=":
        throw ExpressionError(.missingOperand, at: position)
      default: return try number()
      }
    }
  }

  /// Takes what may stand behind a value: a percent sign, a closing parenthesis or an operator.
  @usableFromInline
  package mutating func continuation() throws(ExpressionError) -> ExpressionToken {
    try skipSpaces()
    guard position < text.count else { return .end }
    let decoded = try scalar()
    switch decoded.scalar {
    case "%", "\u{FF05}":
      position += decoded.length
      return .percent
    case ")", "\u{FF09}":
      position += decoded.length
      return .close
    default:
      guard let sign = ExpressionOperator.between(decoded.scalar) else {
        throw noOperator(decoded.scalar)
      }
      position += decoded.length
      // `**` is a power in many programs.
      let isPower =
        decoded.scalar == "*" && position < text.count && text[position] == UInt8(ascii: "*")
      if isPower { position += 1 }
      return .sign(isPower ? .power : sign)
    }
  }

  private mutating func skipSpaces() throws(ExpressionError) {
    position = text.endOfSpaces(from: position)
    tokenOffset = position
  }

  private func scalar() throws(ExpressionError) -> DecodedScalar {
    if let decoded = text.scalar(at: position) { return decoded }
    throw ExpressionError(.number(.malformedUTF8), at: position)
  }

  /// The error that no operator begins with a character that stands behind a value.
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
  /// Whether the character is a letter, a degree sign or another that names of units begin with.
  ///
  /// Punctuation and signs of mathematics are none.
  var beginsWord: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xAA...0xD6, 0xD8...0xF6, 0xF8...0x1FFF: true
    case 0x2C00...0x2FFF, 0x3040...0xFEFF, 0xFF21...0xFF3A, 0xFF41...: true
    default: false
    }
  }
}
