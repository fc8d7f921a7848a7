import DecimalArithmetic
import NativeDecimal

/// A constant as 34 digits: what another number type would be given.
enum RatioText {
  static func digits(_ ratio: ExactRatio) -> String { digits(.linear(ratio)) }

  /// The factor of a map that has one, through π too.
  static func digits(_ map: ConversionMap) -> String { digits("1", by: map) }

  /// What a map adds: its result for 0.
  static func offset(_ map: ConversionMap) -> String { digits("0", by: map) }

  private static func digits(_ x: String, by map: ConversionMap) -> String {
    let x = Decimal128.parse(x, in: .decimal128).value
    return Decimal128.convert(x, by: map, to: .digits(34), in: .decimal128)
      .value.scientificString()
  }
}
