import DecimalArithmetic
import MeasureText
import UnitConversion

/// The product's conversion path on a backend: rounding half-up, by default to 34 digits.
@usableFromInline package struct BackendEngine<Backend: DecimalBackend>: ConversionEngine {
  /// The significant digits of results.
  @usableFromInline package let digits: Int
  @usableFromInline let format: NumberFormat
  @usableFromInline let converter: Converter<Backend>

  /// The precision of decimal128, which every backend supports.
  @usableFromInline package static var standardDigits: Int {
    ArithmeticContext.decimal128.precision
  }

  /// Creates the conversion path on `Backend`.
  ///
  /// - Precondition: the backend supports `digits` digits.
  @usableFromInline package init(_: Backend.Type = Backend.self, digits: Int = Self.standardDigits)
  {
    self.digits = digits
    // The expected results of typed numbers show all digits of their integer parts.
    format = NumberFormat(
      precision: .all, trailingZeros: .kept, grouping: .never,
      notation: .automatic(NotationThresholds(smallest: -15, largest: digits - 1)))
    converter = Converter(
      context: digits == Self.standardDigits
        ? .decimal128.rounding(.halfUp)
        : ArithmeticContext(
          precision: digits, maxExponent: ArithmeticContext.limit,
          minExponent: -ArithmeticContext.limit, rounding: .halfUp))
  }

  @usableFromInline package var name: String {
    digits == Self.standardDigits ? Backend.backendName : "\(Backend.backendName)-\(digits)"
  }
  @usableFromInline package var summary: String {
    "\(Backend.self): \(digits) digits, exact, rounded once"
  }
  /// Whether results must equal the expected results, which have 34 digits, to the last digit.
  @usableFromInline package var isExactlyRounded: Bool { digits == Self.standardDigits }

  @usableFromInline package func plan(_ plan: ConversionPlan) -> ConversionPlan { plan }
  // The function is `@inlinable`, because a generic call across modules costs as much as its work.
  @inlinable
  package func parse(_ text: String) -> Backend? {
    let reading = try? NumberSyntax.plain.read(text, limits: .decimal128)
    return reading?.number.exactValue(in: .decimal128)
  }
  @inlinable
  package func convert(_ number: Backend, by plan: ConversionPlan) -> Backend {
    converter.convert(number, by: plan).value
  }
  @inlinable
  package func format(_ number: Backend) -> String {
    format.text(of: number, isRounded: true)
  }
}
