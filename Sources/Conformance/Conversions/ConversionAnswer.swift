import DecimalArithmetic
import ExactArithmetic

/// The result of a conversion as it is compared: text, conditions, and whether it was cut short.
struct ConversionAnswer: Hashable, CustomStringConvertible {
  let description: String
  /// The result alone.
  let text: String

  init<B: DecimalBackend>(_ conversion: Conversion<B>) {
    self.init(
      text: conversion.value.scientificString(), conditions: conversion.conditions,
      isPrecisionLimited: conversion.isPrecisionLimited)
  }

  init(_ expected: Expected) {
    self.init(
      text: expected.text, conditions: expected.conditions,
      isPrecisionLimited: expected.isPrecisionLimited)
  }

  init(text: String, conditions: Conditions, isPrecisionLimited: Bool) {
    self.text = text
    description =
      [text, conditions.description, isPrecisionLimited ? "limited" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
