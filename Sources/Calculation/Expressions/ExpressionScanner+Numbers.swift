import DecimalArithmetic
import MeasureText

extension ExpressionScanner {
  /// Takes the number at the position.
  mutating func number() throws(ExpressionError) -> ExpressionToken {
    if let ratio = shortNumber() { return .short(ratio) }
    do throws(ReadingError) {
      let term = try syntax.term(utf8: text, at: position, limits: limits)
      flags.formUnion(term.reading.flags)
      position = term.end
      return .number(term.reading.number)
    } catch {
      switch error.reason {
      case .notANumber: throw ExpressionError(.word, at: error.offset)
      case .unexpected(let scalar):
        throw ExpressionError(scalar.beginsWord ? .word : .unexpected(scalar), at: error.offset)
      default: throw ExpressionError(.number(error.reason), at: error.offset)
      }
    }
  }

  /// Takes a number of at most 18 ASCII digits with at most the locale's decimal mark in it, if an
  /// operator of ASCII or the end of the text stands behind it.
  ///
  /// Most numbers are. No rule of `NumberSyntax` reads such a text otherwise: one mark that is the
  /// locale's decimal mark is that.
  private mutating func shortNumber() -> ExactRatio? {
    var end = position
    var coefficient: UInt64 = 0
    var point: Int?
    while end < text.count {
      let byte = text[end]
      if byte &- 0x30 < 10 {
        coefficient = coefficient &* 10 &+ UInt64(byte & 0xF)
      } else if byte == decimalByte, point == nil, end > position {
        point = end
      } else {
        break
      }
      end += 1
      if end - position > 19 { return nil }
    }
    // Without a digit behind it the mark may be part of another number.
    guard end > position, point != end - 1, endsShortNumber(end) else { return nil }
    let decimals = point.map { end - $0 - 1 } ?? 0
    // 19 digits without a mark exceed 64 bits.
    if point == nil && end - position == 19 { return nil }
    position = end
    return ExactRatio(UInt128(coefficient), exponent: -decimals)
  }

  /// Whether a byte at an offset, or a space and the byte behind it, is an operator or the end.
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
