import DecimalArithmetic
import ExactArithmetic

/// The result of a conversion as it is compared: text, conditions, and whether it was cut short.
struct ConversionAnswer: Hashable, CustomStringConvertible {
  let description: String

  init<B: DecimalBackend>(_ conversion: Conversion<B>) {
    self.init(
      conversion.value.scientificString(), conversion.conditions, conversion.isPrecisionLimited)
  }

  init(_ expected: Expected) {
    self.init(expected.text, expected.conditions, expected.isPrecisionLimited)
  }

  private init(_ text: String, _ conditions: Conditions, _ isPrecisionLimited: Bool) {
    description =
      [text, conditions.description, isPrecisionLimited ? "limited" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
