import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ConversionLaws {
  /// The identifier of the law ``everyCell(of:)``.
  package static let cellIdentifier = "conversions-of-every-cell"

  /// The identifiers of the laws whose cases count for the coverage of ``ConversionCell``: all that
  /// use the oracle.
  package static let mappedIdentifiers: Set<String> = [
    sweepIdentifier, mapIdentifier, cellIdentifier,
  ]

  /// Returns the law over conversions built for each reachable cell, a kind of rounding.
  ///
  /// A run must hit every reachable cell.
  ///
  /// Conversions between the units of a catalog do not reach all cells: few results are ties, and
  /// no result is a tie at the digits of a small number.
  package static func everyCell(of subjects: [ConversionSubject]) -> Law {
    everyCell(of: subjects, builtFor: ConversionCell.reachable)
  }

  /// Returns the law with conversions built only for `cells`; tests leave out the ties.
  package static func everyCell(
    of subjects: [ConversionSubject], builtFor cells: [ConversionCell]
  ) -> Law {
    .everyMode(
      cellIdentifier,
      "x by a map built for it (a result that is a number of its place, a tie, or on either side; by digits, "
        + "decimals, the precision, or digits of a small number) on each backend = exactly, rounded once in every "
        + "rounding mode: value, exponent, conditions",
      of: BuiltConversion.generator(for: cells), keptAs: MapCase.regressionText,
      requiring: CellMaps.required(ConversionCell.all), on: subjects)
  }
}
