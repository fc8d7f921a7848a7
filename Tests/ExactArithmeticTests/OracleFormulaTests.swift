import Testing

/// Conversions by every formula: each clause of the contract, and independently computed digits.
@Suite struct OracleFormulaTests {
  /// Zeros, poles, infinities, exact results and far exponents.
  private static let clauses = """
    pi 1/180 1 | -0.00 | digits 34 | 34 6144 -6143 1 | halfEven | -0.00
    pi -1 1 | 0 | decimals 2 0 | 34 6144 -6143 1 | halfEven | -0
    pi -1 1 | Infinity | digits 34 | 34 6144 -6143 1 | halfEven | -Infinity
    pi 1/180 0 | 90 | digits 34 | 34 6144 -6143 1 | halfEven | 0.5
    ln10 1/2 1 | NaN12 | digits 34 | 34 6144 -6143 1 | halfEven | NaN12
    ln10 1/2 1 | -sNaN12 | digits 34 | 34 6144 -6143 1 | halfEven | -NaN12 Invalid_operation
    pi 1/180 1 | 180 | digits 34 | 34 6144 -6143 1 | halfEven | 3.141592653589793238462643383279503 Inexact Rounded
    pi 1/180 1 | 180 | digits 34 | 34 6144 -6143 1 | down | 3.141592653589793238462643383279502 Inexact Rounded
    pi 1/180 1 | -180 | digits 34 | 34 6144 -6143 1 | ceiling | -3.141592653589793238462643383279502 Inexact Rounded
    pi 1 1 | 9E+6144 | digits 34 | 34 6144 -6143 1 | halfEven | Infinity Inexact Overflow Rounded
    pi 1 1 | 9E+6144 | digits 34 | 34 6144 -6143 1 | up05 | 9.999999999999999999999999999999999E+6144 Inexact Overflow Rounded
    pi 1 -1 | 1E-6176 | digits 34 | 34 6144 -6143 1 | halfEven | 0E-6176 Clamped Inexact Rounded Subnormal Underflow
    pi 1 -1 | 1E-6176 | digits 34 | 34 6144 -6143 1 | up | 1E-6176 Inexact Rounded Subnormal Underflow
    reciprocal 100 | 0 | digits 34 | 34 6144 -6143 1 | halfEven | Infinity Division_by_zero
    reciprocal 100 | -0.0 | digits 34 | 34 6144 -6143 1 | halfEven | -Infinity Division_by_zero
    reciprocal -100 | 0E+9 | digits 34 | 34 6144 -6143 1 | halfEven | -Infinity Division_by_zero
    reciprocal 100 | Infinity | digits 34 | 34 6144 -6143 1 | halfEven | 0
    reciprocal 100 | -Infinity | decimals -3 0 | 34 6144 -6143 1 | halfEven | -0E+3
    reciprocal -1 | -Infinity | decimals 2 0 | 34 6144 -6143 1 | halfEven | 0
    reciprocal 100 | 8.00 | digits 34 | 34 6144 -6143 1 | halfEven | 12.5
    reciprocal 1E+5 | 1E+2 | digits 34 | 34 6144 -6143 1 | halfEven | 1000
    reciprocal 1 | 1E-6144 | digits 34 | 34 6144 -6143 1 | halfEven | 1.000000000000000000000000000000000E+6144
    reciprocal 1 | NaN | digits 34 | 34 6144 -6143 1 | halfEven | NaN
    reciprocal 1 | 3 | digits 3 | 34 6144 -6143 1 | halfEven | 0.333 Inexact Rounded
    logarithm 20 ten 50000 1 | 0 | digits 34 | 34 6144 -6143 1 | halfEven | -Infinity Division_by_zero
    logarithm 20 ten 50000 1 | -0 | digits 34 | 34 6144 -6143 1 | halfEven | -Infinity Division_by_zero
    logarithm -1 ten 1 1 | 0 | digits 34 | 34 6144 -6143 1 | halfEven | Infinity Division_by_zero
    logarithm 20 ten 50000 1 | -1 | digits 34 | 34 6144 -6143 1 | halfEven | NaN Invalid_operation
    logarithm 20 ten 50000 1 | -Infinity | digits 34 | 34 6144 -6143 1 | halfEven | NaN Invalid_operation
    logarithm 20 ten 50000 1 | Infinity | digits 34 | 34 6144 -6143 1 | halfEven | Infinity
    logarithm -1 ten 1 1 | Infinity | digits 34 | 34 6144 -6143 1 | halfEven | -Infinity
    logarithm 20 ten 50000 1 | 0.00002 | digits 34 | 34 6144 -6143 1 | floor | 0
    logarithm 20 ten 50000 1 | 0.00002 | decimals -1 0 | 34 6144 -6143 1 | halfEven | 0E+1
    logarithm 20 ten 50000 1 | 0.0002 | digits 34 | 34 6144 -6143 1 | halfEven | 20
    logarithm 20 ten 50000 1 | 20E+100 | digits 34 | 34 6144 -6143 1 | halfEven | 2120
    logarithm -1 ten 1 1 | 1E-7 | digits 34 | 34 6144 -6143 1 | halfEven | 7
    logarithm 1/3 ten 1 1 | 1000 | digits 34 | 34 6144 -6143 1 | halfEven | 1
    logarithm 1/3 ten 1 1 | 10 | digits 3 | 34 6144 -6143 1 | down | 0.333 Inexact Rounded
    logarithm 10 ten 1 2 | 10 | digits 34 | 34 6144 -6143 1 | halfEven | 20
    logarithm 1 e 1 1 | 1.00 | digits 34 | 34 6144 -6143 1 | halfEven | 0
    logarithm 1 e 1/7 2 | NaN5 | digits 34 | 34 6144 -6143 1 | halfEven | NaN5
    logarithm 20 ten 50000 1 | 9E+6144 | digits 34 | 34 6144 -6143 1 | halfEven | 122993.0642502755068735875263382357 Inexact Rounded
    logarithm 10 ten 1 1 | 1.000000000000000000000000000000001 | digits 34 | 34 6144 -6143 1 | halfEven | 4.342944819032518276511289189166049E-33 Inexact Rounded
    logarithm 1 e 1 1 | 999.9999999999999999999999999999999 | digits 7 | 34 6144 -6143 1 | down | 6.907755 Inexact Rounded
    exponential 2E-5 ten 1/20 1 | 94 | digits 34 | 34 6144 -6143 1 | halfEven | 1.002374467254544570003108373769892 Inexact Rounded
    exponential 2E-5 ten 1/20 1 | 40 | digits 34 | 34 6144 -6143 1 | halfEven | 0.002
    exponential 2E-5 ten 1/20 1 | 240.00 | digits 34 | 34 6144 -6143 1 | halfEven | 20000000
    exponential 2E-5 ten 1/20 1 | 1E+6000 | digits 34 | 34 6144 -6143 1 | halfEven | Infinity Inexact Overflow Rounded
    exponential 2E-5 ten 1/20 1 | 1E+6000 | digits 34 | 34 6144 -6143 1 | floor | 9.999999999999999999999999999999999E+6144 Inexact Overflow Rounded
    exponential 2E-5 ten 1/20 1 | 1E+6000 | decimals 2 0 | 34 6144 -6143 1 | halfEven | Infinity Inexact Overflow Rounded limited
    exponential 2E-5 ten 1/20 1 | -1E+6000 | decimals 2 0 | 34 6144 -6143 1 | halfEven | 0.00 Inexact Rounded Subnormal Underflow
    exponential 2E-5 ten 1/20 1 | -1E+6000 | digits 34 | 34 6144 -6143 1 | halfEven | 0E-6176 Clamped Inexact Rounded Subnormal Underflow
    exponential 2E-5 ten 1/20 1 | -1E+6000 | decimals 2 0 | 34 6144 -6143 1 | ceiling | 0.01 Inexact Rounded Subnormal Underflow
    exponential 2E-5 ten 1/20 1 | -9E+6144 | decimals 2 3 | 34 6144 -6143 1 | up | 0.01 Inexact Rounded Subnormal Underflow
    exponential 2E-5 ten 1/20 1 | -9E+6144 | decimals 2 3 | 34 6144 -6143 1 | halfEven | 0E-6176 Clamped Inexact Rounded Subnormal Underflow
    exponential 2E-5 ten 1/20 1 | 1E-6000 | digits 34 | 34 6144 -6143 1 | halfEven | 0.00002000000000000000000000000000000000 Inexact Rounded
    exponential 2E-5 ten 1/20 1 | 1E-6000 | digits 34 | 34 6144 -6143 1 | up | 0.00002000000000000000000000000000000001 Inexact Rounded
    exponential 2E-5 ten 1/20 1 | -1E-6000 | digits 34 | 34 6144 -6143 1 | floor | 0.00001999999999999999999999999999999999 Inexact Rounded
    exponential 2E-5 ten 1/20 1 | -1E-6000 | digits 34 | 34 6144 -6143 1 | halfDown | 0.00002000000000000000000000000000000000 Inexact Rounded
    exponential 4/9 ten 1 2 | -1E-6000 | digits 34 | 34 6144 -6143 1 | halfEven | 0.6666666666666666666666666666666667 Inexact Rounded
    exponential 4/9 ten 1 2 | 0 | digits 34 | 34 6144 -6143 1 | halfEven | 0.6666666666666666666666666666666667 Inexact Rounded
    exponential 4 ten 1 2 | 1E-60 | digits 34 | 34 6144 -6143 1 | up | 2.000000000000000000000000000000001 Inexact Rounded
    exponential 4 e -1 2 | 1E-6000 | digits 34 | 34 6144 -6143 1 | down | 1.999999999999999999999999999999999 Inexact Rounded
    exponential 4 ten 1 2 | 0.0 | digits 34 | 34 6144 -6143 1 | halfEven | 2
    exponential 40 ten 1 2 | 3.00 | digits 34 | 34 6144 -6143 1 | halfEven | 200
    exponential 9E-7 ten 1/10 2 | 10 | digits 34 | 34 6144 -6143 1 | halfEven | 0.003
    exponential 1E+12 e 1 2 | -0 | digits 34 | 34 6144 -6143 1 | halfEven | 1000000
    exponential 2 ten 1/20 2 | 0 | digits 34 | 34 6144 -6143 1 | halfEven | 1.414213562373095048801688724209698 Inexact Rounded
    exponential 3/5 ten 1/10 2 | 0 | digits 34 | 34 6144 -6143 1 | floor | 0.7745966692414833770358530799564799 Inexact Rounded
    exponential 1 e 1 1 | 1 | digits 34 | 34 6144 -6143 1 | halfEven | 2.718281828459045235360287471352662 Inexact Rounded
    exponential 2E-5 ten 1/20 1 | -Infinity | digits 34 | 34 6144 -6143 1 | halfEven | 0
    exponential 2E-5 ten 1/20 1 | Infinity | digits 34 | 34 6144 -6143 1 | halfEven | Infinity
    exponential 2 ten -1 1 | Infinity | decimals -2 0 | 34 6144 -6143 1 | floor | 0E+2
    exponential 2 ten -1 1 | -Infinity | digits 34 | 34 6144 -6143 1 | halfEven | Infinity
    exponential 1 ten 1 1 | 6144 | digits 34 | 34 6144 -6143 1 | halfEven | 1.000000000000000000000000000000000E+6144
    exponential 1 ten 1 1 | -6176 | digits 34 | 34 6144 -6143 1 | halfEven | 1E-6176 Subnormal
    exponential 1 ten 1 1 | 6145 | digits 34 | 34 6144 -6143 1 | halfEven | Infinity Inexact Overflow Rounded
    exponential 1 ten 1 1 | 12 | digits 3 | 34 6144 -6143 1 | halfEven | 1.00E+12
    shift 1 20 ten 2 | 0.00 | digits 34 | 34 6144 -6143 1 | halfEven | 6.020599913279623904274777894489861 Inexact Rounded
    shift 1 20 ten 2 | Infinity | digits 34 | 34 6144 -6143 1 | halfEven | Infinity
    shift -1 20 ten 2 | Infinity | digits 34 | 34 6144 -6143 1 | halfEven | -Infinity
    shift 1 10 ten 1000 | -30 | digits 34 | 34 6144 -6143 1 | halfEven | 0
    shift 1 10 ten 1000 | -30 | digits 34 | 34 6144 -6143 1 | floor | -0
    shift 1 20 e 1 | -0.0 | digits 34 | 34 6144 -6143 1 | halfEven | -0.0
    shift 1 20 ten 2 | 1E+6000 | digits 34 | 34 6144 -6143 1 | up | 1.000000000000000000000000000000001E+6000 Inexact Rounded
    shift 1 20 ten 2 | 1E+6000 | digits 34 | 34 6144 -6143 1 | floor | 1.000000000000000000000000000000000E+6000 Inexact Rounded
    shift 1 20 ten 2 | -1E+6000 | digits 34 | 34 6144 -6143 1 | down | -9.999999999999999999999999999999999E+5999 Inexact Rounded
    shift 1 -20 ten 2 | 1E+6000 | digits 34 | 34 6144 -6143 1 | ceiling | 1.000000000000000000000000000000000E+6000 Inexact Rounded
    shift 1 20 ten 2 | 1E-6000 | digits 34 | 34 6144 -6143 1 | halfEven | 6.020599913279623904274777894489861 Inexact Rounded
    """

  /// Random cases, computed in Python: `decimal` with 450 digits for π (Machin), ln, log10, exp and
  /// sqrt, `fractions.Fraction` for the other formulas, then rounded by the clauses of the
  /// contract.
  private static let computedElsewhere = """
    exponential 3/5 e 1/1 2 | 10000000000001E-181 | digits 34 | 34 6144 -6143 1 | ceiling | 0.7745966692414833770358530799564800 Inexact Rounded
    exponential 9/4 ten 1/1 2 | 261E-5 | digits 3 | 34 9999 -9999 0 | halfDown | 1.50 Inexact Rounded
    exponential 1/9 ten 1/20 1 | -601E1 | digits 40 | 40 9999 -9999 0 | floor | 3.513641844631532591109881716036353926355E-302 Inexact Rounded
    exponential 9/4 e 1/1 2 | -28 | digits 34 | 34 6144 -6143 1 | up | 0.000001247293078655351826095977713847894 Inexact Rounded
    exponential 3/5 ten -1/10 2 | -99E-87 | decimals 2 3 | 7 3 -46 1 | floor | 0.770 Clamped Inexact Rounded
    exponential 1/1000 e -1/20 1 | 19 | digits 21 | 1 34 -14 1 | floor | 0.0003 Inexact Rounded
    exponential 1/9 ten -1/1 1 | -629E-41 | digits 57 | 3 34 -9 1 | up | 0.112 Inexact Rounded
    shift -2/1 20/1 ten 3/5 | 0.000 | decimals 8 2 | 1 9999 -9999 0 | halfEven | -4 Inexact Rounded limited
    shift 1/2 -13/1000000000 e 3/5 | 90E115 | decimals 0 2 | 3 42 -46 1 | halfUp | Infinity Inexact Overflow Rounded limited
    shift 1/2 10/1 e 2/1 | 199E2 | decimals 46 0 | 34 28 -48 0 | up | 9956.931471805599453094172321214582 Inexact Rounded limited
    shift 1/2 -10/1 ten 5300/43 | 97E-2 | digits 6 | 8 9999 -9999 0 | halfDown | -20.4231 Inexact Rounded
    shift 2/1 20/1 e 2/1 | 11E-7 | decimals 0 1 | 34 6144 -6143 1 | up | 14 Inexact Rounded
    shift -1/2 20/1 ten 1/1 | -999E5 | digits 1 | 1 9999 -9999 0 | up05 | 4E+7 Inexact Rounded
    shift 1/1 -20/1 e 6250/3 | 100E136 | decimals 0 2 | 7 9999 -9999 0 | ceiling | 1.000000E+138 Inexact Rounded limited
    ln10 13/1000 -4 | 64E-60 | decimals -46 2 | 3 9999 -9999 0 | halfUp | 3.0E-62 Inexact Rounded
    ln10 11500000/9 3 | 676E-91 | decimals 9 3 | 1 9999 -9999 0 | halfEven | 1E-81 Inexact Rounded
    ln10 100000/1 3 | -934E-3 | decimals 15 0 | 1 9 -6 1 | floor | -2E+6 Inexact Rounded limited
    ln10 -1000000/1 2 | 998E-6 | digits 45 | 1 9999 -9999 0 | halfUp | -5E+3 Inexact Rounded
    ln10 -1000/1 -3 | 8E3 | digits 35 | 38 9999 -9999 0 | floor | -655304.15387641585924059900517425693 Inexact Rounded
    ln10 897845245803/1000 -1 | -998E-3 | decimals 10 0 | 1 9999 -9999 0 | halfEven | -4E+8 Inexact Rounded limited
    ln10 616218077053/1000000000 3 | 937E5 | decimals 13 2 | 34 6144 -6143 1 | up05 | 704889581160.8756766983974 Inexact Rounded
    logarithm 9200000/21 ten 1/3 1 | 1000E0 | decimals 30 3 | 34 23 -32 1 | ceiling | 1105261.164599005027470749680478712 Inexact Rounded limited
    logarithm -1/1 e 1/3 2 | 22882814E-53 | decimals 15 1 | 3 20 -9 1 | halfUp | 211 Inexact Rounded limited
    logarithm 20/1 ten 100000000/1 1 | 465E4 | decimals 4 4 | 34 6144 -6143 1 | halfUp | 293.3491 Inexact Rounded
    logarithm 20/1 ten 1/3 2 | 1000E-2 | digits 7 | 7 9999 -9999 0 | halfEven | 30.45757 Inexact Rounded
    logarithm 10/1 ten 1/1 2 | 25E-1 | digits 34 | 34 9999 -9999 0 | halfEven | 7.958800173440752191450444211020279 Inexact Rounded
    logarithm 20/1 e 1/1 2 | 10E-11 | decimals 3 4 | 1 9999 -9999 0 | floor | -1E+3 Inexact Rounded limited
    logarithm -96000000/1 ten 5/3 2 | 10E-2 | decimals 5 0 | 7 9999 -9999 0 | down | 1.707025E+8 Inexact Rounded limited
    reciprocal -10000000000000000000000000000/1 | 294E130 | digits 34 | 34 26 -8 1 | halfEven | -0E-41 Clamped Inexact Rounded Subnormal Underflow
    reciprocal -50/1 | -986E2 | digits 1 | 1 9999 -9999 0 | halfEven | 0.0005 Inexact Rounded
    reciprocal 1/1000000 | -838E-2 | decimals 9 3 | 34 6144 -6143 1 | up | -1.20E-7 Inexact Rounded
    reciprocal 1000000000/1 | 55E-117 | digits 9 | 7 9999 -9999 0 | halfUp | 1.818182E+124 Inexact Rounded
    reciprocal 9500275126822726128486554433616129206500/1 | 100E-1 | decimals 9 4 | 34 9999 -9999 0 | halfDown | 9.500275126822726128486554433616129E+38 Inexact Rounded limited
    reciprocal 470000000/1 | 7E-39 | digits 51 | 34 6144 -6143 1 | ceiling | 6.714285714285714285714285714285715E+46 Inexact Rounded
    reciprocal 1/26 | 3E3 | decimals -51 0 | 1 1 -38 0 | halfUp | 0E+1 Clamped Inexact Rounded
    pi -7000000000/1 3 | 4E-3 | decimals -18 0 | 34 9999 -9999 0 | halfUp | -0E+18 Inexact Rounded
    pi 16785741693695036696519335618105594891/2 -1 | 9E143 | digits 34 | 34 6144 -6143 1 | halfEven | 2.404380387613759554500370169387710E+180 Inexact Rounded
    pi -81/10000000 -1 | 3E-2 | digits 1 | 1 45 -42 0 | halfDown | -8E-8 Inexact Rounded
    pi 10000/1 -1 | 999E5 | decimals -30 2 | 3 9999 -9999 0 | halfUp | 3.2E+11 Inexact Rounded
    pi -200000000/11 -3 | 9E-2 | digits 34 | 34 6144 -6143 1 | up | -52775.23816341734593814517712674059 Inexact Rounded
    pi 54407143914900/1 -4 | -560E-2 | digits 3 | 3 2 -11 1 | halfUp | -Infinity Inexact Overflow Rounded
    pi -78000/1 -1 | 63E0 | decimals 50 2 | 3 9999 -9999 0 | floor | -1.57E+6 Inexact Rounded limited
    """

  private func differences(_ table: String) throws -> [String] {
    try #require(FormulaRow.read(table)).filter { $0.got != $0.expected }.map {
      "\($0.text): \($0.got)"
    }
  }

  @Test func everyClauseOfTheContract() throws {
    let found = try differences(Self.clauses)
    #expect(found == [])
  }

  @Test func digitsComputedElsewhere() throws {
    let found = try differences(Self.computedElsewhere)
    #expect(found == [])
  }

  @Test func allModesAtOnceAreTheModesOneByOne() throws {
    let rows = try #require(FormulaRow.read(Self.clauses + "\n" + Self.computedElsewhere))
    let different = rows.filter { $0.everyMode.together != $0.everyMode.single }.map(\.text)
    #expect(rows.count > 100 && different == [])
  }

  @Test func whatIsNotJudged() throws {
    let row = try #require(
      FormulaRow.read("pi 1 1 | 1 | digits 6000 | 6000 9999 -9999 0 | floor | not judged"))
    #expect(row.map(\.got) == ["not judged"])
  }
}
