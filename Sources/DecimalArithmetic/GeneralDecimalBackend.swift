/// A backend with every other operation of the General Decimal Arithmetic specification.
///
/// What the converter needs is in ``DecimalBackend``; a backend that only converts stops there. As
/// there, nothing that rounds has a default implementation, a signaling NaN operand raises invalid
/// operation unless an operation says otherwise, and a quiet NaN passes through.
///
/// Source: General Decimal Arithmetic Specification 1.70; IEEE 754-2019.
public protocol GeneralDecimalBackend: DecimalBackend {
  // MARK: Arithmetic

  /// GDA fused-multiply-add: x · y + z, rounded once; preferred exponent min(e₁ + e₂, e₃).
  ///
  /// - Conditions: invalid operation (and NaN) for 0 · ∞, whatever z is, a NaN too.
  ///
  /// vector: fma 3 5 7 -> 22
  /// vector: fma 3 -5 7 -> -8
  /// vector: fma 888565290 1557.96930 -86087.7578 -> 1384357356777.83920
  static func fma(
    _ x: Self, _ y: Self, adding z: Self, in context: ArithmeticContext
  ) -> Outcome<Self>
  /// GDA divide-integer: the integer part of x ÷ y, with exponent 0.
  ///
  /// - Conditions: division impossible (and NaN) if it needs more digits than the precision.
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
  /// GDA remainder-near: x − y · n, with n the integer nearest to x ÷ y, the even one of two.
  ///
  /// - Conditions: those of ``remainder(_:by:in:)``.
  ///
  /// vector: remaindernear 10 6 -> -2
  /// vector: remaindernear 10 3 -> 1
  static func remainderNear(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA square-root, rounded half-even whatever the context; preferred exponent ⌊e ÷ 2⌋.
  ///
  /// - Conditions: invalid operation (and NaN) for x < 0; the root of −0 is −0.
  ///
  /// vector: squareroot 100 -> 10
  /// vector: squareroot 0.39 -> 0.6244997998398398205846893120939794 Inexact Rounded
  /// vector: squareroot -1 -> NaN Invalid_operation
  static func squareRoot(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA exp: eˣ, rounded half-even whatever the context.
  ///
  /// vector: exp 0 -> 1
  /// vector: exp 1 -> 2.718281828459045235360287471352662 Inexact Rounded
  /// vector: exp -Infinity -> 0
  static func exp(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA ln: the natural logarithm, rounded half-even whatever the context.
  ///
  /// - Conditions: invalid operation (and NaN) for x < 0; −∞ for a zero.
  ///
  /// vector: ln 1 -> 0
  /// vector: ln 10 -> 2.302585092994045684017991454684364 Inexact Rounded
  /// vector: ln 0 -> -Infinity
  static func ln(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA log10, rounded half-even whatever the context; exact only for powers of ten.
  ///
  /// vector: log10 0.001 -> -3
  /// vector: log10 2 -> 0.3010299956639811952137388947244930 Inexact Rounded
  static func log10(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA power: xʸ, correctly rounded in the context's mode.
  ///
  /// - Conditions: invalid operation (and NaN) for 0⁰ and for a negative x with y no integer.
  ///
  /// vector: power 2 3 -> 8
  /// vector: power 2 -3 -> 0.125
  /// vector: power 0 0 -> NaN Invalid_operation
  static func power(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// x to the power y modulo m, all three integers: what is left of |x|ʸ divided by |m|, with exponent 0.
  ///
  /// It has the sign of xʸ, that of a remainder. No operation of the specification, but one of the
  /// `decimal` module of Python, which decTest's `extra.decTest` judges. Nothing is rounded, and Emax
  /// and Etop do not count: the result is below |m|, whose digits are no more than the precision's.
  ///
  /// - Conditions: invalid operation (and NaN) unless all three are integers, for a negative y, for 0⁰,
  ///   and for an m that is 0 or has more digits than the precision.
  /// - Complexity: O(*d* · M(*n*)) for an integer y of *d* digits, the zeros of its exponent among them,
  ///   and an m of *n* digits.
  ///
  /// vector: power 13.0 117.00 1E+2 -> 33
  /// vector: power -2134 199 999999997 -> -946957912
  /// vector: power 2 -3 5 -> NaN Invalid_operation
  static func power(
    _ x: Self, _ y: Self, modulo m: Self, in context: ArithmeticContext
  ) -> Outcome<Self>
  /// GDA reduce: plus, then trailing zeros removed; 0 with exponent 0.
  ///
  /// vector: reduce 120.00 -> 1.2E+2
  /// vector: reduce 0.00 -> 0
  static func reduce(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// The rescale of the specification's earlier versions: x with y as its exponent.
  ///
  /// - Conditions: invalid operation (and NaN) if y is no integer in the context's range of exponents,
  ///   and those of ``quantize(_:to:in:)``.
  ///
  /// vector: rescale 2.17 -1 -> 2.2 Inexact Rounded
  static func rescale(_ x: Self, to y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA round-to-integral-exact: x with exponent 0 if its exponent is negative, else x.
  ///
  /// vector: tointegralx 2.5 -> 2 Inexact Rounded
  /// vector: tointegralx 7E+2 -> 7E+2
  static func roundToIntegralExact(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA round-to-integral-value: as ``roundToIntegralExact(_:in:)``, without its conditions.
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
  /// GDA next-toward: the number of the context next to x towards y; x with y's sign if they are equal.
  ///
  /// - Conditions: overflow, underflow and the others if the result is infinite or not normal.
  ///
  /// vector: nexttoward 1 0 -> 0.9999999999999999999999999999999999
  static func nextToward(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA scaleb: x · 10ʸ for an integer y of at most 2 · (Emax + precision).
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

  /// GDA compare-signal: as compare, but a quiet NaN raises invalid operation too.
  ///
  /// vector: comparesig 2.1 2.10 -> 0
  /// vector: comparesig NaN 2 -> NaN Invalid_operation
  static func compareSignal(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA compare-total: −1, 0 or 1 by an order of all values, members of cohorts and NaNs included.
  ///
  /// vector: comparetotal 12.30 12.3 -> -1
  /// vector: comparetotal 12.3 NaN -> -1
  static func compareTotal(_ x: Self, _ y: Self) -> Self
  /// GDA compare-total-magnitude: compare-total of the values without their signs.
  ///
  /// vector: comparetotmag -12 2 -> 1
  static func compareTotalMagnitude(_ x: Self, _ y: Self) -> Self
  /// GDA max: the larger, of equal ones by compare-total, rounded; a number against a quiet NaN.
  ///
  /// vector: max 3 2 -> 3
  /// vector: max 1.0 1 -> 1
  /// vector: max 7 NaN -> 7
  static func max(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA min: the smaller, of equal ones by compare-total, rounded; a number against a quiet NaN.
  ///
  /// vector: min 1.0 1 -> 1.0
  static func min(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA max-magnitude: the one of larger magnitude, rounded; of equal magnitudes as max.
  ///
  /// vector: maxmag 1 -3 -> -3
  static func maxMagnitude(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA min-magnitude: the one of smaller magnitude, rounded; of equal magnitudes as min.
  ///
  /// vector: minmag 1 -3 -> 1
  static func minMagnitude(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA same-quantum: whether the exponents are the same, or both are infinite, or both NaN.
  ///
  /// vector: samequantum 2.17 0.01 -> 1
  /// vector: samequantum 2.17 0.1 -> 0
  static func sameQuantum(_ x: Self, _ y: Self) -> Bool

  // MARK: Classes, signs and texts

  /// GDA class: the kind of number it is in a context, whose limits say what is subnormal.
  ///
  /// vector: class -0 -> -Zero
  /// vector: class 1E-6176 -> +Subnormal
  func numberClass(in context: ArithmeticContext) -> NumberClass
  /// GDA canonical: the value in its canonical encoding; a type that holds no other returns itself.
  ///
  /// vector: canonical 2.50 -> 2.50
  static func canonical(_ x: Self) -> Self
  /// GDA copy-abs: x without its sign, a NaN too; no conditions.
  ///
  /// vector: copyabs -1 -> 1
  static func copyAbs(_ x: Self) -> Self
  /// GDA copy-negate: x with the other sign, a NaN too; no conditions.
  ///
  /// vector: copynegate 1 -> -1
  static func copyNegate(_ x: Self) -> Self
  /// GDA copy-sign: x with the sign of y; no conditions.
  ///
  /// vector: copysign 1.5 -7 -> -1.5
  static func copySign(_ x: Self, of y: Self) -> Self
  /// GDA to-engineering-string: the exponent, if written, a multiple of three.
  ///
  /// vector: toeng 123E+5 -> 12.3E+6
  func engineeringString() -> String

  // MARK: Logical operations, digit by digit

  /// GDA and, of operands whose digits are all 0 or 1, with sign + and exponent 0.
  ///
  /// - Conditions: invalid operation (and NaN) for any other operand; the same in or, xor, invert.
  ///
  /// vector: and 1100 1010 -> 1000
  static func and(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA or.
  ///
  /// vector: or 1100 1010 -> 1110
  static func or(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA xor.
  ///
  /// vector: xor 1100 1010 -> 110
  static func xor(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA invert, of as many digits as the precision.
  ///
  /// vector: invert 101010 -> 1111111111111111111111111111010101
  static func invert(_ x: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA shift: the digits moved left by y places (right if negative) within the precision.
  ///
  /// - Conditions: invalid operation (and NaN) unless y is an integer of at most the precision.
  ///
  /// vector: shift 34 8 -> 3400000000
  /// vector: shift 123456789 -2 -> 1234567
  static func shift(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
  /// GDA rotate: as ``shift(_:by:in:)``, the digits that leave on one side entering on the other.
  ///
  /// vector: rotate 34 33 -> 4000000000000000000000000000000003
  static func rotate(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self>
}
