import DecimalArithmetic

/// One factor of a definition, parsed from one word: `231`, `1e-28`, `1200/3937`, `1024^2`,
/// `inch^3`.
enum DefinitionFactor {
  case number(ExactRatio)
  /// An identifier, valid only while the word is held, and an exponent.
  case power(TextBytes, Int)

  /// Parses the whole of `word`.
  ///
  /// - Returns: `nil` if `word` is not a factor.
  /// - Throws: `doesNotFit` for a number beyond the bounds; `zero` for a zero denominator or a
  ///   negative power of 0.
  init?(_ word: TextBytes) throws(DefinitionProblem) {
    var scanner = FactorScanner(bytes: word)
    if let identifier = scanner.takeIdentifier() {
      guard let exponent = try scanner.takePower(), scanner.isAtEnd else { return nil }
      self = .power(identifier, exponent)
      return
    }
    guard var number = try scanner.takeDecimal() else { return nil }
    if scanner.isWholeSoFar, scanner.take("/") {
      guard let bottom = try scanner.takeDigits() else { return nil }
      guard bottom.value != 0 else { throw .zero }
      guard let divisor = ExactRatio(bottom.value), let ratio = number.divided(by: divisor) else {
        throw .doesNotFit
      }
      number = ratio
    } else if let exponent = try scanner.takePower() {
      if number.isZero && exponent < 0 { throw .zero }
      guard let power = number.raised(to: exponent) else { throw .doesNotFit }
      number = power
    } else {
      return nil
    }
    guard scanner.isAtEnd else { return nil }
    guard number.exponent.magnitude <= DefinedValue.exponentLimit else { throw .doesNotFit }
    self = .number(number)
  }
}

extension ExactRatio {
  /// Parses a number that is the whole of `word`; `nil` for other words.
  ///
  /// - Throws: the errors of ``DefinitionFactor/init(_:)``.
  init?(factor word: String) throws(DefinitionProblem) {
    let number = try word.withBytes { bytes throws(DefinitionProblem) -> ExactRatio? in
      guard case .number(let number)? = try DefinitionFactor(bytes) else { return nil }
      return number
    }
    guard let number else { return nil }
    self = number
  }
}

private struct FactorScanner {
  let bytes: TextBytes
  var position = 0
  /// Whether the last decimal was an integer without exponent.
  ///
  /// Only such a decimal may be a numerator.
  var isWholeSoFar = false

  var isAtEnd: Bool { position == bytes.count }

  /// The bound of `UInt64` arithmetic: a smaller value can take one more decimal digit, because 10
  /// · (10¹⁸ − 1) + 9 < 2⁶⁴.
  private static let roomForDigit: UInt128 = 1_000_000_000_000_000_000

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func takeIdentifier() -> TextBytes? {
    let start = position
    guard position < bytes.count, Identifier.canBegin(with: bytes[position]) else { return nil }
    while position < bytes.count, Identifier.canContain(bytes[position]) { position += 1 }
    return bytes.part(start..<position)
  }

  /// Parses decimal digits; returns `nil` if there is no digit.
  mutating func takeDigits() throws(DefinitionProblem) -> (value: UInt128, count: Int)? {
    try takeDigits(continuing: 0)
  }

  private mutating func takeDigits(
    continuing start: UInt128
  ) throws(DefinitionProblem) -> (value: UInt128, count: Int)? {
    var value = start
    var count = 0
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") <= 9 {
      let digit = bytes[position] - UInt8(ascii: "0")
      if value < Self.roomForDigit {
        value = UInt128(UInt64(truncatingIfNeeded: value) * 10 + UInt64(digit))
      } else {
        let shifted = value.multipliedReportingOverflow(by: 10)
        let next = shifted.partialValue.addingReportingOverflow(UInt128(digit))
        if shifted.overflow || next.overflow { throw .doesNotFit }
        value = next.partialValue
      }
      count += 1
      position += 1
    }
    return count == 0 ? nil : (value, count)
  }

  mutating func takeDecimal() throws(DefinitionProblem) -> ExactRatio? {
    let isNegative = take("-")
    guard let whole = try takeDigits() else { return nil }
    var value = whole.value
    var exponent = 0
    isWholeSoFar = true
    if take(".") {
      guard let fraction = try takeDigits(continuing: value) else { return nil }
      value = fraction.value
      exponent = -fraction.count
      isWholeSoFar = false
    }
    if take("e") {
      guard let written = try takeExponent(limit: DefinedValue.exponentLimit) else { return nil }
      exponent += written
      isWholeSoFar = false
    }
    guard let number = ExactRatio(isNegative: isNegative, value, exponent: exponent) else {
      throw .doesNotFit
    }
    return number
  }

  /// Parses `^` and an exponent.
  ///
  /// - Returns: the exponent; 1 if there is no `^`, and `nil` if no exponent follows the `^`.
  mutating func takePower() throws(DefinitionProblem) -> Int? {
    take("^") ? try takeExponent(limit: DefinedValue.powerLimit) : 1
  }

  private mutating func takeExponent(limit: Int) throws(DefinitionProblem) -> Int? {
    let isNegative = take("-")
    guard let digits = try takeDigits() else { return nil }
    guard digits.value <= UInt128(limit) else { throw .doesNotFit }
    return isNegative ? -Int(digits.value) : Int(digits.value)
  }
}
