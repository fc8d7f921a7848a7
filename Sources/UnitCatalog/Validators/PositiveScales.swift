import DecimalArithmetic

/// Only a scale with a zero of its own may run downwards: a length of −2 meters is no unit.
package enum PositiveScales {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.units.filter { $0.scale.isNegative && $0.offset.isZero }
      .map { .negativeScale(unit: $0.identifier) }
  }
}
