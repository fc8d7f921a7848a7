import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitConversion

extension ConversionLaws {
  /// Returns the law that two conversions through a third unit are one conversion before rounding.
  ///
  /// The maps of the plans are composed as formulas and compared constant by constant, so nothing
  /// is rounded. If a backend's value in the third unit is exact, the conversion of this value must
  /// equal the direct result. The exponents may differ, because the value in the third unit may
  /// have another exponent.
  package func composition<B: DecimalBackend>(_ backend: B.Type) -> Law {
    .conversion(
      "two-conversions-are-one-before-rounding",
      "the map from a to b, then that from b to c = the map from a to c as exact formulas; and where x from "
        + "a to b is exact on the backend, from there to c = x from a to c: value, and conditions but rounded "
        + "and clamped",
      source: "a unit has one value in base units",
      of: CompositionCase.generator(of: pairs, for: backend),
      keptAs: CompositionCase.regressionText(pairs),
      requiring: pairs.isEmpty ? [:] : ["exact on the way": 100, "composed": 200]
    ) { conversion, labels in
      guard let value = B(exactly: conversion.value) else { return .notHeld }
      let direct = conversion.pair.plan
      if let composed = try conversion.formulaInTwoSteps() {
        labels.add("composed")
        if !composed.isSame(as: ComposedFormula(ConversionFormula(direct.map))) {
          return .broken([("direct", "\(direct.map)"), ("in two steps", "\(composed)")])
        }
      } else if conversion.isRational {
        return .broken([("in two steps", "no formula")])
      }
      let (there, onward) = try conversion.steps()
      let target = RoundingTarget.digits(conversion.context.precision)
      func convert(_ x: B, by plan: ConversionPlan) -> Conversion<B> {
        B.convert(x, by: plan.map, to: target, in: conversion.context)
      }
      let middle = convert(value, by: there)
      if !middle.isExact || !middle.value.isFinite { return .holds }
      labels.add("exact on the way")
      let (once, twice) = (convert(value, by: direct), convert(middle.value, by: onward))
      let ofExponents: Conditions = [.rounded, .clamped]
      let isSame =
        (once.value == twice.value || (once.value.isNaN && twice.value.isNaN))
        && once.value.isNegative == twice.value.isNegative
        && once.conditions.subtracting(ofExponents) == twice.conditions.subtracting(ofExponents)
      if isSame { return .holds }
      return .broken([
        ("at once", ConversionAnswer(once).description),
        ("on the way", ConversionAnswer(middle).description),
        ("from there", ConversionAnswer(twice).description),
      ])
    }
  }
}

extension CompositionCase {
  /// Whether the direct formula is rational.
  ///
  /// The composition then has a formula: both steps are rational, or their irrational factors
  /// cancel.
  fileprivate var isRational: Bool {
    if case .linear = pair.formula { true } else { false }
  }
}
