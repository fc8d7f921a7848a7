import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ConversionLaws {
  /// Any map at all, not only those of a catalog's units: ratios of up to 128 bits, powers of π and of
  /// ln 10, levels of every kind, sums that nearly cancel, contexts of every size, decimals beyond both
  /// ends of the range.
  public static func anyMap<B: DecimalBackend>(_ backend: B.Type) -> Law {
    .conversion(
      "any-map-is-exact-then-rounded-once",
      "x by any map on the backend = by rationals or between bounds, rounded once: value, exponent, "
        + "conditions",
      source: "DecimalBackend.convert", of: MapCase.generator(for: backend),
      keptAs: MapCase.regressionText, requiring: MapCase.requiredLabels
    ) { mapping, labels in
      guard let value = B(exactly: mapping.value) else { return .notHeld }
      guard let expected = mapping.expected else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let isExact = !expected.conditions.contains(.inexact)
      labels.add(mapping.label + (isExact ? ", exact" : ", rounded"))
      let got = ConversionAnswer(
        B.convert(value, by: mapping.map, to: mapping.target, in: mapping.context))
      return got == ConversionAnswer(expected)
        ? .holds : .broken([(B.backendName, got.description)])
    }
  }
}
