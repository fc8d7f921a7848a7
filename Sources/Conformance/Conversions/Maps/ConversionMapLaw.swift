import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ConversionLaws {
  /// The identifier of the law ``anyMap(of:)``.
  static let mapIdentifier = "any-map-is-exact-then-rounded-once"

  /// Returns the law ``anyMap(of:)`` for one backend.
  package static func anyMap<B: DecimalBackend>(_: B.Type) -> Law {
    anyMap(of: [ConversionSubject(B.self)])
  }

  /// Returns the law that a conversion by any map is the exact result, rounded once.
  ///
  /// The maps go beyond those of a catalog: ratios of up to 128 bits, powers of π and of ln 10,
  /// levels of every kind, and sums that nearly cancel. The contexts are of every size, and the
  /// decimals go beyond both ends of the range.
  package static func anyMap(of subjects: [ConversionSubject]) -> Law {
    .everyMode(
      mapIdentifier,
      "x by any map on each backend = by rationals or between bounds, rounded once at three targets in "
        + "every rounding mode: value, exponent, conditions",
      of: MapCase.generator, keptAs: MapCase.regressionText, requiring: MapCase.requiredLabels,
      on: subjects
    ) { mapping, expectation, labels in
      let isExact = expectation.expected.results.results.allSatisfy {
        !$0.conditions.contains(.inexact)
      }
      labels.add(mapping.label + (isExact ? ", exact" : ", rounded"))
    }
  }
}
