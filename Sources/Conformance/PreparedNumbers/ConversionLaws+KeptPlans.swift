import DecimalArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

extension ConversionLaws {
  /// Returns the law that a converter's cached plan belongs to the requested pair of units.
  ///
  /// A comparison of single conversions with batches could miss a wrong plan, because both take the
  /// plan from one cache. This law compares with a plan that is not cached.
  package func keptPlans<B: DecimalBackend>(_ backend: B.Type) -> Law {
    law(
      "kept-plans-are-those-of-their-units",
      "x from a to b, b to a, a to a and b to b, there and back by one converter, = x by a plan made for "
        + "it alone: value, exponent, conditions",
      source: "Converter.plan(from:to:)", of: pairs, on: backend
    ) { conversion, value in
      let (a, b) = (conversion.pair.plan.source, conversion.pair.plan.target)
      let converter = Converter<B>(context: conversion.context, target: conversion.target)
      let ways = [(a, b), (b, a), (a, a), (b, b)]
      for (from, to) in ways + ways.reversed() {
        guard let plan = try? ConversionPlan(from: from, to: to),
          let kept = try? converter.convert(Measure(value, from), to: to).conversion
        else { return .broken([("plan", "none")]) }
        let alone = converter.convert(value, by: plan)
        if ConversionAnswer(kept) != ConversionAnswer(alone) {
          return .broken([
            ("\(from.identifier) to \(to.identifier)", ConversionAnswer(alone).description),
            ("by the kept plan", ConversionAnswer(kept).description),
          ])
        }
      }
      return .holds
    }
  }
}
