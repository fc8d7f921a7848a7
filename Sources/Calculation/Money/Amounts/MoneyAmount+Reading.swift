import DecimalArithmetic
import MeasureText

extension MoneyAmount {
  /// Reads an amount from a text that is a single number.
  ///
  ///     try MoneyAmount.read("1.234,50", decimals: 2, by: .lenient(.german)).amount  // 1234.50
  ///     let read = Result { try MoneyAmount.read("48.505", decimals: 2, by: .lenient(.english)) }
  ///     read  // failure('48.505' has too many decimals from character 6 on: the currency has 2)
  ///
  /// The text may have fewer decimals than the currency. More decimals are refused even if they are
  /// zeros, because 48.500 may be 48500 with the grouping mark of another language. The number has
  /// at most 34 digits.
  ///
  /// - Returns: the amount, and the flags of the reading, such as `ambiguousSeparator`.
  /// - Throws: ``MoneyError/unreadable(_:in:)`` with the place;
  ///   ``MoneyError/tooManyDecimals(in:column:decimals:)`` with the place;
  ///   ``MoneyError/notWhole(_:decimals:)`` for a fraction such as 1/3;
  ///   ``MoneyError/amountTooLarge``; ``MoneyError/decimalsOutOfRange(_:)``.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func read(
    _ text: String, decimals: Int, by syntax: NumberSyntax
  ) throws(MoneyError) -> (amount: MoneyAmount, flags: ReadingFlags) {
    try check(decimals: decimals)
    let reading: NumberReading
    do throws(ReadingError) {
      reading = try syntax.read(text, limits: .decimal128)
    } catch {
      throw .unreadable(error, in: text)
    }
    let surplus = reading.number.decimals - decimals
    if surplus > 0 {
      let column = column(ofLast: surplus, in: text)
      throw .tooManyDecimals(in: text, column: column, decimals: decimals)
    }
    return (try MoneyAmount(reading.number, decimals: decimals), reading.flags)
  }

  /// Creates the amount that a number denotes.
  ///
  ///     try MoneyAmount(.decimal("4.5"), decimals: 2)  // 4.50
  ///     try MoneyAmount(.fraction(ExactRatio(1, over: 4)!), decimals: 2)  // 0.25
  ///     try? MoneyAmount(.fraction(ExactRatio(1, over: 3)!), decimals: 2)  // nil
  ///
  /// - Throws: ``MoneyError/tooManyDecimals(in:column:decimals:)`` with the place in the number's
  ///   own text, `1234.5`; ``MoneyError/notWhole(_:decimals:)`` for a fraction such as 1/3;
  ///   ``MoneyError/amountTooLarge``; ``MoneyError/decimalsOutOfRange(_:)``.
  public init(_ number: ReadNumber, decimals: Int) throws(MoneyError) {
    try Self.check(decimals: decimals)
    let surplus = number.decimals - decimals
    if surplus > 0 {
      let column = Self.column(ofLast: surplus, in: number.text)
      throw .tooManyDecimals(in: number.text, column: column, decimals: decimals)
    }
    guard let ratio = number.exactRatio else { throw .amountTooLarge }
    do throws(MoneyError) {
      try self.init(exactly: ratio, decimals: decimals)
    } catch {
      // A decimal without surplus decimals is a whole number of smallest parts, so `ratioTooLong`
      // means that the coefficient is too large.
      throw error == .ratioTooLong ? .amountTooLarge : error
    }
  }

  /// Returns the ordinal of the character at which the last `count` digits of a text begin; 1 if
  /// the number has an exponent.
  private static func column(ofLast count: Int, in text: String) -> Int {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { $0 == "e" || $0 == "E" || $0 == "\u{D7}" }) { return 1 }
    let spaces = scalars.reversed().prefix { $0.value <= 0x20 || $0.value == 0xA0 }.count
    return max(1, scalars.count - spaces - count + 1)
  }
}

extension ReadNumber {
  /// The number of written decimals; 0 for a fraction.
  fileprivate var decimals: Int {
    guard case .decimal(var text) = self else { return 0 }
    let exponent = text.withUTF8 { bytes in (try? NumericString(bytes))?.exponent ?? 0 }
    return max(0, -exponent)
  }
}
