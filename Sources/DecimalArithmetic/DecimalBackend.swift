/// A decimal number type that computes by the rules of General Decimal Arithmetic.
///
/// The protocol has only the operations that the converter and the laws call. Nothing that rounds
/// has a default implementation: a default would hide a divergence between backends. `==` and
/// `hash` are numeric: members of a cohort are equal, −0 = 0, NaN equals nothing.
///
/// Every operation takes a context that the backend ``supports(_:)`` and raises the conditions of
/// the specification. If an operand is a signaling NaN, the operation raises invalid operation, and
/// the result is a quiet NaN with the same payload. If operands are quiet NaNs, the first one is
/// the result.
///
/// Source: General Decimal Arithmetic Specification 1.70.
public protocol DecimalBackend: Hashable, Sendable, CustomStringConvertible {
  /// The type that prepares the conversion of many numbers; the default type prepares nothing.
  associatedtype Preparation: ConversionPreparation = UnpreparedConversion<Self>
  where Preparation.Number == Self

  /// The name by which people choose the backend, such as `native`.
  static var backendName: String { get }

  /// Whether the backend computes in `context`; in any other context operations may trap.
  static func supports(_ context: ArithmeticContext) -> Bool

  /// Creates the number that a GDA numeric string denotes, if the type holds it as written.
  ///
  /// The number keeps the digits and the exponent of the text. decimal128 holds `1.000E+6144` with
  /// 34 digits, but not `1E+6144`, whose exponent only ``parse(_:in:)`` reduces to fit (fold-down).
  init?(exactly text: String)

  /// Creates ±coefficient × 10^exponent, if the type holds all digits of the coefficient with this
  /// exponent.
  ///
  /// The default implementation parses the number's text. Backends may implement the initializer
  /// directly, to save time when laws create millions of operands.
  init?(exactly coefficient: UInt128, exponent: Int, isNegative: Bool)

  /// GDA to-number: reads the number that `text` denotes and rounds the number to `context`.
  ///
  /// - Conditions: conversion syntax (and NaN) if the text is no numeric string or a NaN's payload
  ///   does not fit the precision; those of rounding.
  ///
  /// vector: tosci 1.50E+3 -> 1.50E+3
  /// vector: tosci 1e9999 -> Infinity Inexact Overflow Rounded
  /// vector: tosci 1_000 -> NaN Conversion_syntax
  static func parse(_ text: String, in context: ArithmeticContext) -> Outcome<Self>

  /// GDA to-scientific-string: returns the text, with an exponent for very large and small numbers.
  ///
  ///     Decimal128(exactly: "123E+5")!.scientificString()  // "1.23E+7"
  func scientificString() -> String

  /// Returns the text without an exponent; infinities and NaNs as in ``scientificString()``.
  ///
  /// - Complexity: O(digits + |exponent|); see `DecimalText.plainLength`.
  func plainString() -> String

  /// Whether the sign bit is set, also for −0 and NaN.
  var isNegative: Bool { get }
  /// Whether the value is neither infinite nor NaN.
  var isFinite: Bool { get }
  /// Whether the value is infinite.
  var isInfinite: Bool { get }
  /// Whether the value is a NaN, quiet or signaling.
  var isNaN: Bool { get }
  /// Whether the value is a signaling NaN.
  var isSignalingNaN: Bool { get }
  /// Whether the value is 0 or −0.
  var isZero: Bool { get }
  /// The exponent of the last digit of a finite number; 0 for any other value.
  var exponent: Int { get }
  /// The number of digits of a finite number's coefficient; 1 for a zero, 0 for infinities and
  /// NaNs.
  var digitCount: Int { get }
  /// The coefficient of a finite number of at most 38 digits; `nil` for any other value.
  ///
  /// The default implementation always returns `nil`; callers then compare texts instead of
  /// coefficients.
  var finiteCoefficient: UInt128? { get }

  /// GDA plus: rounds x to the context; −0 becomes +0 unless the rounding mode is floor.
  ///
  /// vector: plus 1.30 -> 1.30
  /// vector: plus -0 -> 0
  static func plus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA minus: 0 − x.
  ///
  /// vector: minus 1.3 -> -1.3
  /// vector: minus 0 -> 0
  static func minus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA abs: applies minus to a negative number, and plus to any other number.
  ///
  /// vector: abs -101.5 -> 101.5
  static func abs(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA add; preferred exponent min(e₁, e₂).
  ///
  /// vector: add 12 7.00 -> 19.00
  /// vector: add 1E+2 1.0E+4 -> 1.01E+4
  /// vector: add 1 -1.00 -> 0.00
  static func add(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA subtract; preferred exponent min(e₁, e₂).
  ///
  /// vector: subtract 1.3 2.07 -> -0.77
  static func subtract(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA multiply; preferred exponent e₁ + e₂.
  ///
  /// vector: multiply 1.20 3 -> 3.60
  /// vector: multiply 0.9 -0 -> -0.0
  static func multiply(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA divide; preferred exponent e₁ − e₂.
  ///
  /// - Conditions: division by zero for x ÷ 0 (infinity), division undefined for 0 ÷ 0 (NaN).
  ///
  /// vector: divide 1 3 -> 0.3333333333333333333333333333333333 Inexact Rounded
  /// vector: divide 2.40 2 -> 1.20
  /// vector: divide 1 0 -> Infinity Division_by_zero
  /// vector: divide 0 0 -> NaN Division_undefined
  static func divide(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA compare: returns −1, 0 or 1 as x < y, x = y or x > y; NaN if an operand is NaN.
  ///
  /// vector: compare 2.1 2.10 -> 0
  /// vector: compare 2 -3 -> 1
  static func compare(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA quantize: returns x with the exponent of y, rounded if necessary.
  ///
  /// - Conditions: invalid operation (and NaN) if the result needs more digits than the precision
  ///   or if one operand is infinite.
  ///
  /// vector: quantize 2.17 0.01 -> 2.17
  /// vector: quantize 2.17 1 -> 2 Inexact Rounded
  /// vector: quantize 217 1E-33 -> NaN Invalid_operation
  static func quantize(_ x: Self, to y: Self, in context: ArithmeticContext) -> Outcome<Self>

  /// Applies `map` exactly to x and rounds the result once, at the position that `target` asks for.
  ///
  /// Let a be the adjusted exponent of the exact result. The position of the last digit is
  /// max(q, Etiny), with q from the target:
  ///
  /// - `.digits(n)` with n at most the precision: q = a − n + 1.
  /// - `.decimals(d, …)`: q = max(−d, a − precision + 1).
  /// - `.decimals(d, elseDigits: k)` with k > 0, if the position would round a result other than 0
  ///   to 0: the position is that of `.digits(k)`.
  /// - If rounding carries to one digit too many, the last digit, a zero, is dropped.
  ///
  /// The exponent and the sign of the result:
  ///
  /// - An inexact result has the position as its exponent.
  /// - An exact result has the exponent max(position, min(e, exponent of x)), where e is the
  ///   exponent of the result without trailing zeros. With clamp the exponent is at most Etop.
  /// - A zero has the exponent of x, raised to −d if it is lower, and limited to Etiny…Emax (Etop
  ///   with clamp). The zero is −0 if the product is −0 (exactly one of x and the factor is
  ///   negative, offset 0), or if an exact sum cancels and the rounding mode is floor.
  /// - For a reciprocal or a level (``ConversionMap/reciprocal(_:)``,
  ///   ``ConversionMap/logarithm(_:)``, ``ConversionMap/exponential(_:)``) the exponent 0 replaces
  ///   the exponent of x, and an exact 0 is +0. 1 ÷ ∞ and 10^−∞ are such zeros; 1 ÷ ∞ alone has the
  ///   sign of ratio · x.
  ///
  /// Special operands:
  ///
  /// - An infinite x has an infinite result, with the sign of x times the factor or the multiplier.
  ///   Exceptions: 1 ÷ ∞, 10^−∞ and the level of −∞. An infinite power of the base is +∞.
  /// - A quiet NaN operand is the result; of the payload the last precision digits are kept, with
  ///   clamp one digit fewer.
  /// - The reciprocal of 0 is infinite, with the sign of ratio · x, and raises division by zero.
  /// - The level of ±0 is infinite, with the sign opposite to the multiplier's, and raises division
  ///   by zero.
  /// - The level of a number below 0, and of −∞, is NaN and raises invalid operation.
  ///
  /// ``Conversion/isPrecisionLimited`` is `true` if max(a − precision + 1, Etiny) > −d for a finite
  /// exact result other than 0.
  ///
  /// - Conditions: inexact and rounded together if the value changed; subnormal if the exact result
  ///   is not 0 and below 10^Emin, and underflow with it if inexact; overflow; clamped if Etop
  ///   moved the exponent, if Etiny or Etop (Emax without clamp) moved the exponent of a zero, or
  ///   if a result was rounded to 0 at Etiny; invalid operation for a signaling NaN; insufficient
  ///   storage (and NaN) beyond the maximum that a backend of arbitrary precision states.
  static func convert(
    _ x: Self, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self>
}
