import DecimalArithmetic
import MeasureText
import UnitConversion

/// The product's own path on a backend: half-up, 34 digits unless others are asked for.
public struct BackendEngine<Backend: DecimalBackend>: ConversionEngine {
  /// The digits of results.
  public let digits: Int
  @usableFromInline let format: NumberFormat
  @usableFromInline let converter: Converter<Backend>

  /// The digits of decimal128, which every backend has.
  public static var standardDigits: Int { ArithmeticContext.decimal128.precision }

  /// The path on `Backend`.
  ///
  /// - Precondition: the backend supports so many digits.
  public init(_: Backend.Type = Backend.self, digits: Int = Self.standardDigits) {
    self.digits = digits
    // All digits of a whole number are shown, as the table of keystrokes has them.
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

  public var name: String {
    digits == Self.standardDigits ? Backend.backendName : "\(Backend.backendName)-\(digits)"
  }
  public var summary: String { "\(Backend.self): \(digits) digits, exact, rounded once" }
  /// The expected results have 34 digits.
  public var isExactlyRounded: Bool { digits == Self.standardDigits }

  public func plan(_ plan: ConversionPlan) -> ConversionPlan { plan }
  // Inlinable, as the loops are: a generic call across modules costs as much as a conversion.
  @inlinable
  public func parse(_ text: String) -> Backend? {
    let reading = try? NumberSyntax.plain.read(text, limits: .decimal128)
    return reading?.number.exactValue(in: .decimal128)
  }
  @inlinable
  public func convert(_ number: Backend, by plan: ConversionPlan) -> Backend {
    converter.convert(number, by: plan).value
  }
  @inlinable
  public func format(_ number: Backend) -> String {
    format.text(of: number, isRounded: true)
  }
}
