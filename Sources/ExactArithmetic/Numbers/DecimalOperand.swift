import BigInt
import DecimalArithmetic

/// An operand as its text denotes it, not rounded: a finite number, an infinity or a NaN.
package struct DecimalOperand: Sendable {
  /// The kind of value that the text denotes.
  package let kind: NumericString.Kind
  /// Whether the text begins with a minus sign.
  package let isNegative: Bool
  /// The digits as an integer: the coefficient of a number, the payload of a NaN.
  package let digits: ExactCoefficient
  /// The exponent of the last digit; 0 for special values.
  package let exponent: Int

  /// Creates an operand from its parts.
  package init(
    kind: NumericString.Kind, isNegative: Bool, digits: ExactCoefficient = .zero, exponent: Int = 0
  ) {
    self.kind = kind
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
  }

  /// Creates an operand from its parts.
  package init(
    kind: NumericString.Kind, isNegative: Bool, coefficient: BigUInt, exponent: Int = 0
  ) {
    self.init(
      kind: kind, isNegative: isNegative, digits: ExactCoefficient(coefficient),
      exponent: exponent)
  }

  /// Creates the operand that a numeric string denotes.
  ///
  /// - Returns: `nil` if `text` is no numeric string or has more digits than ``Oracle/digitLimit``.
  /// - Complexity: O(*n*²) for *n* digits.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let scanned = Self.scan(bytes), scanned.digitCount <= ExactCoefficient.digitLimit
    else { return nil }
    let digits = bytes[scanned.significantDigits].filter { $0 != UInt8(ascii: ".") }
    self.init(
      kind: scanned.kind, isNegative: scanned.isNegative,
      coefficient: BigUInt(String(decoding: digits, as: UTF8.self)) ?? 0,
      exponent: scanned.exponent)
  }

  /// Returns the parts of a numeric string, or `nil` for any other text.
  static func scan(_ bytes: [UInt8]) -> NumericString? {
    bytes.withUnsafeBufferPointer { buffer in try? NumericString(buffer) }
  }

  /// The digits as an integer of any length.
  package var coefficient: BigUInt { digits.integer }

  /// The operand in the long form, which tests use to compare both algorithms of the oracle.
  package var inLongForm: DecimalOperand {
    DecimalOperand(
      kind: kind, isNegative: isNegative, digits: .long(coefficient), exponent: exponent)
  }

  /// The number of digits of the coefficient or payload; 1 for 0.
  package var digitCount: Int {
    switch digits {
    case .short(let integer): integer.decimalDigits
    case .long(let integer): integer.isZero ? 1 : integer.decimalDigits
    }
  }

  /// Whether the operand is a NaN, quiet or signaling.
  package var isNaN: Bool { kind == .quietNaN || kind == .signalingNaN }
  /// Whether the operand is infinite.
  package var isInfinite: Bool { kind == .infinity }
  /// Whether the operand is 0 or −0.
  package var isZero: Bool { kind == .finite && digits.isZero }

  /// The number, if it is finite; otherwise `nil`.
  package var value: Rational? {
    guard kind == .finite else { return nil }
    let numerator = BigInt(sign: isNegative ? .minus : .plus, magnitude: coefficient)
    return Rational(numerator, exponent: exponent)
  }

  /// The operand with the opposite sign.
  package var negated: DecimalOperand {
    DecimalOperand(kind: kind, isNegative: !isNegative, digits: digits, exponent: exponent)
  }

  /// To-scientific-string of the operand.
  package var text: String {
    let sign = isNegative ? "-" : ""
    let payload = digits.isZero ? "" : String(coefficient)
    switch kind {
    case .finite:
      return ScientificText.of(
        isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    case .infinity: return sign + "Infinity"
    case .quietNaN: return sign + "NaN" + payload
    case .signalingNaN: return sign + "sNaN" + payload
    }
  }
}
