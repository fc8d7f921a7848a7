import DecimalArithmetic
import MeasureText

/// A calculator of arithmetic expressions in text.
///
/// A value is exact while it is a fraction of at most 128 bits. Any other value is a decimal, which
/// ``context`` rounds.
///
///     let calculator = ExpressionCalculator<Decimal128>()
///     try calculator.calculate("100 + 10%").value == CalculatedValue(110)  // true
///     try calculator.calculate("-2^2").value == CalculatedValue(-4)  // true
///
/// | operator, tightest first | meaning |
/// |---|---|
/// | `%` behind a value | percent of the value left of `+` or `−` in the parentheses; else ÷ 100 |
/// | `^`, `**` | a whole power, from the right: 2^3^2 = 2^9 |
/// | `−`, `+` in front | sign: −2^2 = −4, 2^−2 = 0.25 |
/// | `*` `×` `·` `x`, `/` `÷` | from the left |
/// | `+`, `−` | from the left |
///
/// Numbers follow ``syntax``, but an exponent needs an E, and `/` always divides. A percentage has
/// the value that the keypad computes: 100 + 10 % = 110, 100 + 50 + 10 % = 165, 2 + 3 × 10 % = 2.3.
/// An expression has no units, no functions and no products without an operator.
public struct ExpressionCalculator<Number: GeneralDecimalBackend>: Hashable, Sendable {
  /// The grammar of numbers.
  public let syntax: NumberSyntax
  /// The limits of a number's digits and exponent.
  public let limits: ReadingLimits
  /// The context that rounds a value which is no fraction of at most 128 bits.
  public let context: ArithmeticContext
  /// The locale's decimal mark if the mark is ASCII, else 0xFF, which no well-formed UTF-8
  /// contains.
  @usableFromInline
  package let decimalByte: UInt8

  /// Creates a calculator.
  ///
  /// The defaults read lenient English numbers and round to 34 digits.
  ///
  ///     let german = ExpressionCalculator<Decimal128>(syntax: .lenient(.german))
  ///     try german.calculate("1.234,5 + 10%").value.decimal(in: .decimal128).value  // 1357.95
  ///
  /// - Precondition: the backend supports the context.
  @inlinable
  public init(
    syntax: NumberSyntax = .lenient(.english), limits: ReadingLimits = .decimal128,
    context: ArithmeticContext = .decimal128
  ) {
    precondition(Number.supports(context), "the backend does not support the context")
    self.syntax = syntax
    self.limits = limits
    self.context = context
    decimalByte = ExpressionScanner.decimalByte(of: syntax)
  }

  /// Evaluates an expression.
  ///
  ///     let calculator = ExpressionCalculator<Decimal128>()
  ///     try calculator.calculate("0.1 + 0.2").value.decimal(in: .decimal128).value  // 0.3
  ///     try calculator.calculate("1 / 3 * 3").value == CalculatedValue(1)  // true
  ///     let result = Result { try calculator.calculate("2(3)") }
  ///     result  // failure(an operator such as * is missing at character 2 (byte 1))
  ///
  /// - Throws: ``ExpressionError`` with the place of the fault.
  /// - Complexity: O(*n*) steps for *n* bytes; each step reads a number or applies one operation.
  ///   The stack holds at most ``ExpressionError/depthLimit`` values.
  @inlinable
  public func calculate(
    _ text: String
  ) throws(ExpressionError) -> CalculatedExpression<Number> {
    try text.withUTF8Bytes { bytes throws(ExpressionError) in
      do throws(ExpressionError) {
        let scanner = try ExpressionScanner(
          bytes, syntax: syntax, limits: limits, decimalByte: decimalByte)
        var run = ExpressionRun<Number>(scanner, in: context)
        let value = try run.run()
        return CalculatedExpression(value: value, flags: run.scanner.flags)
      } catch {
        throw error.located(in: bytes)
      }
    }
  }
}

/// The value of an expression, and remarks about the reading of its numbers.
public struct CalculatedExpression<Number: GeneralDecimalBackend>: Hashable, Sendable {
  /// The value.
  public var value: CalculatedValue<Number>
  /// The union of the flags of all numbers: ``ReadingFlags/ambiguousSeparator``,
  /// ``ReadingFlags/otherGrouping``, ``ReadingFlags/manyDigits``.
  public var flags: ReadingFlags

  @inlinable
  package init(value: CalculatedValue<Number>, flags: ReadingFlags) {
    self.value = value
    self.flags = flags
  }
}
