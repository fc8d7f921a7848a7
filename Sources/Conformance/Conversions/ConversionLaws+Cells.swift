import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ConversionLaws {
  /// The identifier of ``everyCell(of:)``.
  package static let cellIdentifier = "conversions-of-every-cell"

  /// The laws of the cells' map: those beside the oracle.
  package static let mappedIdentifiers: Set<String> = [
    sweepIdentifier, mapIdentifier, cellIdentifier,
  ]

  /// Conversions built for each reachable cell in turn, each of which must be met often enough.
  ///
  /// Units of a catalog do not reach them all: few of its results are ties, and none of a small
  /// number's digits.
  package static func everyCell(of subjects: [ConversionSubject]) -> Law {
    everyCell(of: subjects, builtFor: ConversionCell.reachable)
  }

  /// The law with conversions built for some cells alone: a test leaves ties out.
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
