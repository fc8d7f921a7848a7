/// A backend with every other operation of the General Decimal Arithmetic specification.
///
/// ``DecimalBackend`` has the operations that conversions need; a backend that only converts
/// conforms to ``DecimalBackend`` alone. No operation that rounds has a default implementation.
/// Unless an operation states otherwise, a signaling NaN operand raises invalid operation, and a
/// quiet NaN operand is the result.
///
/// Source: General Decimal Arithmetic Specification 1.70; IEEE 754-2019.
public protocol GeneralDecimalBackend: DecimalBackend {
  // MARK: Arithmetic

  /// GDA fused-multiply-add: x · y + z, rounded once; preferred exponent min(e₁ + e₂, e₃).
  ///
  /// - Conditions: invalid operation (and NaN) for 0 · ∞, also if z is a quiet NaN.
  ///
  /// vector: fma 3 5 7 -> 22
  /// vector: fma 3 -5 7 -> -8
  /// vector: fma 888565290 1557.96930 -86087.7578 -> 1384357356777.83920
  static func fma(
    _ x: Self, _ y: Self, adding z: Self, in context: ArithmeticContext
  ) -> Outcome<Self>
  /// GDA divide-integer: the integer part of x ÷ y, with exponent 0.
  ///
  /// - Conditions: division impossible (and NaN) if the quotient needs more digits than the
  ///   precision.
  ///
  /// vector: divideint 10 3 -> 3
  /// vector: divideint 1 0.3 -> 3
  static func divideInteger(
    _ x: Self, by y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>
  /// GDA remainder: x − y · (integer part of x ÷ y), with the sign of x.
  ///
  /// - Conditions: division impossible (and NaN) if the integer quotient needs more digits than the
  ///   precision; invalid operation for x ÷ 0; division undefined for 0 ÷ 0.
  ///
  /// vector: remainder 10 3 -> 1
  /// vector: remainder -10 3 -> -1
  /// vector: remainder 10.2 1 -> 0.2
  static func remainder(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA remainder-near: x − y · n, with n the integer nearest to x ÷ y, in a tie the even integer.
  ///
  /// - Conditions: those of ``remainder(_:by:in:)``.
  ///
  /// vector: remaindernear 10 6 -> -2
  /// vector: remaindernear 10 3 -> 1
  static func remainderNear(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA square-root, always rounded half-even; preferred exponent ⌊e ÷ 2⌋.
  ///
  /// - Conditions: invalid operation (and NaN) for x < 0; the root of −0 is −0.
  ///
  /// vector: squareroot 100 -> 10
  /// vector: squareroot 0.39 -> 0.6244997998398398205846893120939794 Inexact Rounded
  /// vector: squareroot -1 -> NaN Invalid_operation
  static func squareRoot(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA exp: eˣ, always rounded half-even.
  ///
  /// vector: exp 0 -> 1
  /// vector: exp 1 -> 2.718281828459045235360287471352662 Inexact Rounded
  /// vector: exp -Infinity -> 0
  static func exp(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA ln: the natural logarithm, always rounded half-even; −∞ for a zero.
  ///
  /// - Conditions: invalid operation (and NaN) for x < 0.
  ///
  /// vector: ln 1 -> 0
  /// vector: ln 10 -> 2.302585092994045684017991454684364 Inexact Rounded
  /// vector: ln 0 -> -Infinity
  static func ln(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA log10, always rounded half-even; exact only for powers of ten.
  ///
  /// vector: log10 0.001 -> -3
  /// vector: log10 2 -> 0.3010299956639811952137388947244930 Inexact Rounded
  static func log10(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA power: xʸ, correctly rounded in the context's mode.
  ///
  /// - Conditions: invalid operation (and NaN) for 0⁰ and for a negative x unless y is an integer.
  ///
  /// vector: power 2 3 -> 8
  /// vector: power 2 -3 -> 0.125
  /// vector: power 0 0 -> NaN Invalid_operation
  static func power(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// Computes |x|ʸ mod |m| for integers x, y and m, with the sign of xʸ and exponent 0.
  ///
  /// The operation is not in the specification. Python's `decimal` module has the operation as
  /// `Context.power` with a modulus; the vectors of `extra.decTest` test the operation. The result
  /// is exact. Emax and Etop do not limit the result, because the magnitude is below |m|, and |m|
  /// has at most as many digits as the precision.
  ///
  /// - Conditions: invalid operation (and NaN) if an operand is no integer, for a negative y, for
  ///   0⁰, and if m is 0 or has more digits than the precision.
  /// - Complexity: O(*d* · M(*n*)) for an integer y of *d* digits, the zeros of its exponent
  ///   included, and an m of *n* digits.
  ///
  /// vector: power 13.0 117.00 1E+2 -> 33
  /// vector: power -2134 199 999999997 -> -946957912
  /// vector: power 2 -3 5 -> NaN Invalid_operation
  static func power(
    _ x: Self, _ y: Self, modulo m: Self, in context: ArithmeticContext
  ) -> Outcome<Self>
  /// GDA reduce: applies plus, then removes trailing zeros; a zero has the exponent 0.
  ///
  /// vector: reduce 120.00 -> 1.2E+2
  /// vector: reduce 0.00 -> 0
  static func reduce(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// Rescales x to the integer exponent y, as in earlier versions of the specification.
  ///
  /// - Conditions: invalid operation (and NaN) if y is no integer in the context's range of
  ///   exponents, and those of ``DecimalBackend/quantize(_:to:in:)``.
  ///
  /// vector: rescale 2.17 -1 -> 2.2 Inexact Rounded
  static func rescale(_ x: Self, to y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA round-to-integral-exact: rounds x to exponent 0 if the exponent is negative; else returns
  /// x.
  ///
  /// vector: tointegralx 2.5 -> 2 Inexact Rounded
  /// vector: tointegralx 7E+2 -> 7E+2
  static func roundToIntegralExact(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA round-to-integral-value: ``roundToIntegralExact(_:in:)`` without inexact and rounded.
  ///
  /// vector: tointegral 2.5 -> 2
  static func roundToIntegralValue(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA next-plus: the smallest number of the context above x.
  ///
  /// vector: nextplus 1 -> 1.000000000000000000000000000000001
  static func nextPlus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA next-minus: the largest number of the context below x.
  ///
  /// vector: nextminus 1 -> 0.9999999999999999999999999999999999
  static func nextMinus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA next-toward: the number of the context next to x in the direction of y.
  ///
  /// If x equals y, the result is x with the sign of y.
  ///
  /// - Conditions: overflow, inexact and rounded for an infinite result; underflow, subnormal,
  ///   inexact and rounded for a subnormal result or 0; also clamped for 0.
  ///
  /// vector: nexttoward 1 0 -> 0.9999999999999999999999999999999999
  static func nextToward(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA scaleb: x · 10ʸ for an integer y with |y| ≤ 2 · (Emax + precision).
  ///
  /// - Conditions: invalid operation (and NaN) for any other y.
  ///
  /// vector: scaleb 7.50 3 -> 7.50E+3
  static func scaleB(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA logb: the adjusted exponent of x; +∞ for an infinity.
  ///
  /// - Conditions: division by zero, with −∞, for a zero.
  ///
  /// vector: logb 250 -> 2
  /// vector: logb 0 -> -Infinity Division_by_zero
  static func logB(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>

  // MARK: Comparison

  /// GDA compare-signal: like compare, but a quiet NaN raises invalid operation too.
  ///
  /// vector: comparesig 2.1 2.10 -> 0
  /// vector: comparesig NaN 2 -> NaN Invalid_operation
  static func compareSignal(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA compare-total: −1, 0 or 1 by the total order of all values, cohort members and NaNs
  /// included.
  ///
  /// vector: comparetotal 12.30 12.3 -> -1
  /// vector: comparetotal 12.3 NaN -> -1
  static func compareTotal(_ x: Self, _ y: Self) -> Self
  /// GDA compare-total-magnitude: compare-total of the values without their signs.
  ///
  /// vector: comparetotmag -12 2 -> 1
  static func compareTotalMagnitude(_ x: Self, _ y: Self) -> Self
  /// GDA max: the larger operand, rounded; compare-total decides between equal operands.
  ///
  /// If one operand is a number and the other a quiet NaN, the result is the number.
  ///
  /// vector: max 3 2 -> 3
  /// vector: max 1.0 1 -> 1
  /// vector: max 7 NaN -> 7
  static func max(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA min: the smaller operand, rounded; compare-total decides between equal operands.
  ///
  /// If one operand is a number and the other a quiet NaN, the result is the number.
  ///
  /// vector: min 1.0 1 -> 1.0
  static func min(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA max-magnitude: the operand of larger magnitude, rounded; max decides between equal ones.
  ///
  /// vector: maxmag 1 -3 -> -3
  static func maxMagnitude(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA min-magnitude: the operand of smaller magnitude, rounded; min decides between equal ones.
  ///
  /// vector: minmag 1 -3 -> 1
  static func minMagnitude(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA same-quantum: whether both exponents are equal, both operands are infinite, or both are
  /// NaN.
  ///
  /// vector: samequantum 2.17 0.01 -> 1
  /// vector: samequantum 2.17 0.1 -> 0
  static func sameQuantum(_ x: Self, _ y: Self) -> Bool

  // MARK: Classes, signs and texts

  /// GDA class: the class of the number in a context, whose Emin decides which numbers are
  /// subnormal.
  ///
  /// vector: class -0 -> -Zero
  /// vector: class 1E-6176 -> +Subnormal
  func numberClass(in context: ArithmeticContext) -> NumberClass
  /// GDA canonical: the value in its canonical encoding; a type without other encodings returns x.
  ///
  /// vector: canonical 2.50 -> 2.50
  static func canonical(_ x: Self) -> Self
  /// GDA copy-abs: x with the sign +, also for a NaN; no conditions.
  ///
  /// vector: copyabs -1 -> 1
  static func copyAbs(_ x: Self) -> Self
  /// GDA copy-negate: x with the opposite sign, also for a NaN; no conditions.
  ///
  /// vector: copynegate 1 -> -1
  static func copyNegate(_ x: Self) -> Self
  /// GDA copy-sign: x with the sign of y; no conditions.
  ///
  /// vector: copysign 1.5 -7 -> -1.5
  static func copySign(_ x: Self, of y: Self) -> Self
  /// GDA to-engineering-string: the exponent, if one is written, is a multiple of three.
  ///
  /// vector: toeng 123E+5 -> 12.3E+6
  func engineeringString() -> String

  // MARK: Logical operations, digit by digit

  /// GDA and, for operands with sign + and exponent 0 whose digits are all 0 or 1.
  ///
  /// - Conditions: invalid operation (and NaN) for any other operand, also in or, xor and invert.
  ///
  /// vector: and 1100 1010 -> 1000
  static func and(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA or, for the operands of ``and(_:_:in:)``.
  ///
  /// vector: or 1100 1010 -> 1110
  static func or(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA xor, for the operands of ``and(_:_:in:)``.
  ///
  /// vector: xor 1100 1010 -> 110
  static func xor(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA invert: exchanges the digits 0 and 1, in as many places as the precision.
  ///
  /// vector: invert 101010 -> 1111111111111111111111111111010101
  static func invert(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA shift: moves the digits left by y places (right for a negative y) within the precision.
  ///
  /// - Conditions: invalid operation (and NaN) unless y is an integer and |y| at most the
  ///   precision.
  ///
  /// vector: shift 34 8 -> 3400000000
  /// vector: shift 123456789 -2 -> 1234567
  static func shift(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA rotate: like ``shift(_:by:in:)``, but digits that leave at one end enter at the other.
  ///
  /// vector: rotate 34 33 -> 4000000000000000000000000000000003
  static func rotate(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
}
