import DecimalArithmetic
import GMPDecimal
import NativeDecimal
import Peers
import Testing
import UnitCatalog
import UnitConversion

/// A nonzero result is never shown as 0, and an overflow never as the largest number.
@Suite struct MissingResultTests {
  private struct Row {
    var value: String
    var from: String
    var to: String
    var digits: Int
    /// The expected reasons in modes up, half-up and down; `nil` for a number.
    var missing: [MissingResult?]

    init(_ value: String, _ from: String, _ to: String, _ digits: Int, _ missing: MissingResult?...)
    {
      self.value = value
      self.from = from
      self.to = to
      self.digits = digits
      self.missing = missing.count == 1 ? [missing[0], missing[0], missing[0]] : missing
    }
  }

  /// The smallest decimal128 is 1E-6176, with 1 digit; as watts it is 10·log10(1E-6173) = −61730
  /// dBm.
  private static let rows = [
    Row("0", "watt", "decibel-milliwatt", 34, .logarithmOfZero),
    Row("-1", "watt", "decibel-milliwatt", 34, .logarithmOfNegative),
    Row("0", "liter-per-100-kilometer", "mile-per-gallon", 34, .divisionByZero),
    Row("1E+6144", "kilometer", "millimeter", 34, .tooLarge),
    Row("-1E+6144", "kilometer", "millimeter", 7, .tooLarge),
    Row("1E-6176", "kilometer", "meter", 34, nil), Row("0", "kilometer", "meter", 34, nil),
    Row("0E-6176", "meter", "kilometer", 34, nil),
    Row("1E-6173", "meter", "kilometer", 34, nil), Row("-1E-6173", "meter", "kilometer", 7, nil),
    Row("6E-6174", "meter", "kilometer", 34, .tooSmall),
    Row("-4E-6174", "meter", "kilometer", 34, .tooSmall),
    Row("1E-6176", "millimeter", "kilometer", 1, .tooSmall),
    // 1.5 times the smallest number: mode down gives the smallest number, which is refused as too
    // small; the other modes give twice the smallest number.
    Row("15E-6174", "meter", "kilometer", 34, nil, nil, .tooSmall),
    Row("25E-6174", "meter", "kilometer", 34, nil),
    Row("-61730", "decibel-milliwatt", "watt", 34, nil),
    Row("-62000", "decibel-milliwatt", "watt", 34, .tooSmall),
  ]

  private static let modes: [RoundingMode] = [.up, .halfUp, .down]

  private func found<Number: DecimalBackend>(
    _ row: Row, _: Number.Type, _ mode: RoundingMode
  ) throws -> MissingResult? {
    let source = try #require(Catalog.standard.unit(row.from))
    let target = try #require(Catalog.standard.unit(row.to))
    let plan = try ConversionPlan(from: source, to: target)
    let context = ArithmeticContext.decimal128.rounding(mode)
    let value = Number.parse(row.value, in: context).value
    let result = Number.convert(value, by: plan.map, to: .digits(row.digits), in: context)
    return MissingResult(of: result, by: plan, in: context)
  }

  @Test func noResultIsShownAsWhatItIsNot() throws {
    var failures: [String] = []
    for row in Self.rows {
      for (mode, missing) in zip(Self.modes, row.missing) {
        let native = try found(row, Decimal128.self, mode)
        let gmp = try found(row, BigDecimal.self, mode)
        if native != missing || gmp != missing {
          failures.append(
            "\(row) \(mode): \(String(describing: native)), \(String(describing: gmp))")
        }
      }
    }
    #expect(failures == [])
  }

  /// A 0 that results from few decimals is the requested number.
  @Test func fewDecimalsAreNoReason() throws {
    let plan = try ConversionPlan(
      from: #require(Catalog.standard.unit("foot")), to: #require(Catalog.standard.unit("mile")))
    let context = ArithmeticContext.decimal128
    let one = try #require(Decimal128(exactly: "1"))
    let result = Decimal128.convert(
      one, by: plan.map, to: .decimals(2, elseDigits: 0), in: context)
    #expect(result.value.isZero && !result.isExact)
    #expect(MissingResult(of: result, by: plan, in: context) == nil)
  }
}
