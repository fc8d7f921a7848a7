import DecimalArithmetic
import ExactArithmetic

/// The result of a conversion as a text for comparison.
///
/// The text has the number, the conditions, and whether the precision limited the result.
package struct ConversionAnswer: Hashable, CustomStringConvertible {
  package let description: String
  /// The text of the number alone.
  package let text: String

  package init<B: DecimalBackend>(_ conversion: Conversion<B>) {
    self.init(
      text: conversion.value.scientificString(), conditions: conversion.conditions,
      isPrecisionLimited: conversion.isPrecisionLimited)
  }

  package init(_ expected: Expected) {
    self.init(
      text: expected.text, conditions: expected.conditions,
      isPrecisionLimited: expected.isPrecisionLimited)
  }

  package init(text: String, conditions: Conditions, isPrecisionLimited: Bool) {
    self.text = text
    description =
      [text, conditions.description, isPrecisionLimited ? "limited" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
