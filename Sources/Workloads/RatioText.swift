import DecimalArithmetic
import NativeDecimal

/// A ratio as 34 digits: the constant another number type would be given.
enum RatioText {
  static func digits(_ ratio: ExactRatio) -> String {
    let one = Decimal128.parse("1", in: .decimal128).value
    return Decimal128.convert(one, by: .linear(ratio), to: .digits(34), in: .decimal128)
      .value.scientificString()
  }
}
