import DecimalArithmetic
import MeasureText
import UnitConversion

/// The product's own path on a backend: 34 digits, half-up.
public struct BackendEngine<Backend: DecimalBackend>: ConversionEngine {
  /// All 34 digits of a whole number are shown, as the table of keystrokes has them.
  private let format = NumberFormat(
    precision: .all, trailingZeros: .kept, grouping: .never,
    notation: .automatic(NotationThresholds(smallest: -15, largest: 33)))
  private let converter = Converter<Backend>()

  /// The path on `Backend`.
  public init(_: Backend.Type = Backend.self) {}

  public var name: String { Backend.backendName }
  public var summary: String { "\(Backend.self): 34 digits, exact, rounded once" }
  public var isExactlyRounded: Bool { true }

  public func plan(_ plan: ConversionPlan) -> ConversionPlan { plan }
  public func parse(_ text: String) -> Backend? {
    let reading = try? NumberSyntax.plain.read(text, limits: .decimal128)
    return reading?.number.exactValue(in: .decimal128)
  }
  public func convert(_ number: Backend, by plan: ConversionPlan) -> Backend {
    converter.convert(number, by: plan).value
  }
  public func format(_ number: Backend) -> String {
    format.text(of: number, isRounded: true)
  }
}
