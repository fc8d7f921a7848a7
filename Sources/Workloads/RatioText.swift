import DecimalArithmetic
import NativeDecimal

/// Constants of conversion maps with 34 digits, for other number types.
enum RatioText {
  static func digits(_ ratio: ExactRatio) -> String { digits(.linear(ratio)) }

  /// Returns the factor of a linear or irrational map, which is the map's result for 1.
  static func digits(_ map: ConversionMap) -> String { digits("1", by: map) }

  /// Returns the offset of a map, which is the map's result for 0.
  static func offset(_ map: ConversionMap) -> String { digits("0", by: map) }

  private static func digits(_ x: String, by map: ConversionMap) -> String {
    let x = Decimal128.parse(x, in: .decimal128).value
    return Decimal128.convert(x, by: map, to: .digits(34), in: .decimal128)
      .value.scientificString()
  }
}
