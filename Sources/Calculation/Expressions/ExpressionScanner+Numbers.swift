import DecimalArithmetic
import MeasureText

extension ExpressionScanner {
  /// Reads the number at ``position``.
  mutating func number() throws(ExpressionError) -> ExpressionToken {
    if let ratio = shortNumber() { return .short(ratio) }
    do throws(ReadingError) {
      let term = try syntax.term(utf8: text, at: position, limits: limits)
      flags.formUnion(term.reading.flags)
      position = term.end
      lastNumber = term.reading.number
      return .number
    } catch {
      switch error.reason {
      case .notANumber: throw ExpressionError(.word, at: error.offset)
      case .unexpected(let scalar):
        throw ExpressionError(scalar.beginsWord ? .word : .unexpected(scalar), at: error.offset)
      default: throw ExpressionError(.number(error.reason), at: error.offset)
      }
    }
  }

  /// Reads a number of at most 18 ASCII digits and at most one decimal mark of the locale, if an
  /// ASCII operator or the end of the text follows.
  ///
  /// Most numbers have this form. `NumberSyntax` reads every such text as the same value.
  @inline(__always)
  private mutating func shortNumber() -> ExactRatio? {
    var coefficient: UInt64 = 0
    var end = position
    takeDigits(from: &end, onto: &coefficient)
    let whole = end - position
    if whole == 0 { return nil }
    var decimals = 0
    if end < text.count, text[end] == decimalByte {
      end += 1
      let first = end
      takeDigits(from: &end, onto: &coefficient)
      decimals = end - first
      // `NumberSyntax` decides about a decimal mark without a digit behind it.
      if decimals == 0 { return nil }
    }
    // A coefficient of at most 18 digits fits 64 bits. A longer coefficient may have overflowed.
    guard whole + decimals <= 18, endsShortNumber(end) else { return nil }
    position = end
    return ExactRatio(UInt128(coefficient), exponent: -decimals)
  }

  @inline(__always)
  private func takeDigits(from position: inout Int, onto coefficient: inout UInt64) {
    while position < text.count {
      let digit = text[position] &- 0x30
      if digit > 9 { return }
      coefficient = coefficient &* 10 &+ UInt64(digit)
      position &+= 1
    }
  }

  /// Whether an ASCII operator, a closing parenthesis or the end of the text follows at an offset,
  /// after one optional space.
  @inline(__always)
  private func endsShortNumber(_ offset: Int) -> Bool {
    let next = offset < text.count && text[offset] == UInt8(ascii: " ") ? offset + 1 : offset
    guard next < text.count else { return true }
    switch text[next] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "^"), UInt8(ascii: "%"), UInt8(ascii: ")"):
      return true
    default: return false
    }
  }
}
