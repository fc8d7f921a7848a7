import DecimalArithmetic
import MeasureText

/// Computes what an expression in text comes to: exactly while fractions fit, else rounded.
///
///     let calculator = ExpressionCalculator<Decimal128>()
///     try calculator.calculate("100 + 10%").value == CalculatedValue(110)       // true
///     try calculator.calculate("-2^2").value == CalculatedValue(-4)             // true
///
/// | operator, tightest first | meaning |
/// |---|---|
/// | `%` behind a value | of all that stands left of `+` or `−` inside the parentheses; else ÷ 100 |
/// | `^`, `**` | a whole power, from the right: 2^3^2 = 2^9 |
/// | `−`, `+` in front | the sign: −2^2 = −4, 2^−2 = 0.25 |
/// | `*` `×` `·` `x`, `/` `÷` | from the left |
/// | `+`, `−` | from the left |
///
/// Numbers are read as ``syntax`` says, their exponents with E; `/` always divides. Percent is that of
/// the keypad: 100 + 10 % = 110, 100 + 50 + 10 % = 165, 2 + 3 × 10 % = 2.3. An expression has no
/// units, no functions and no products without an operator.
public struct ExpressionCalculator<Number: GeneralDecimalBackend>: Hashable, Sendable {
  /// How numbers are read.
  public let syntax: NumberSyntax
  /// How long numbers may be.
  public let limits: ReadingLimits
  /// Where values are rounded that are no fractions of at most 128 bits.
  public let context: ArithmeticContext
  /// The locale's decimal mark if it is ASCII, else a byte that no text has.
  @usableFromInline
  package let decimalByte: UInt8

  /// A calculator; without arguments it reads as people write in English and rounds to 34 digits.
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

  /// What an expression comes to.
  ///
  /// - Throws: ``ExpressionError`` with the place.
  /// - Complexity: O(*n*) steps for *n* bytes, each a reading of a number or one operation, in room
  ///   for ``ExpressionError/depthLimit`` values.
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

/// The value of an expression, and what is to be said about how its numbers were read.
public struct CalculatedExpression<Number: GeneralDecimalBackend>: Hashable, Sendable {
  /// The value.
  public var value: CalculatedValue<Number>
  /// ``ReadingFlags/ambiguousSeparator``, ``ReadingFlags/otherGrouping``,
  /// ``ReadingFlags/manyDigits``, or nothing.
  public var flags: ReadingFlags

  @inlinable
  package init(value: CalculatedValue<Number>, flags: ReadingFlags) {
    self.value = value
    self.flags = flags
  }
}
