import ExactArithmetic
import MeasureText
import PropertyTesting

extension TextLaws {
  /// The identifiers of the laws that require hits of each cell, such as each ``WritingCell``.
  package static let cellIdentifiers: Set<String> = [
    writingCellIdentifier, typedNumberIdentifier, zeroIdentifier,
  ]
  /// The identifier of the law whose cases are built for each kind of rounding and layout.
  package static let writingCellIdentifier = "written-numbers-of-every-cell"

  /// The law of written numbers, with cases built for each kind of rounding and layout in turn.
  package static var everyWritingCell: Law {
    Law(everyWritingCell(by: writer), source: "NumberFormat")
  }

  /// Returns the law for a writer: the package's writer, or a writer with a seeded fault.
  package static func everyWritingCell(by writer: @escaping Writer) -> Property<WritingCase> {
    everyWritingCell(by: writer, builtFor: WritingCell.reachable)
  }

  /// Returns the law with numbers built only for `cells`; tests leave out the ties.
  package static func everyWritingCell(
    by writer: @escaping Writer, builtFor cells: [WritingCell]
  ) -> Property<WritingCase> {
    var property = Property(
      writingCellIdentifier,
      "the text of x denotes x rounded once by the oracle, for numbers that are exact, ties, or on either side, "
        + "at digits, decimals, and where decimals would show 0, in every mode, layout and set of marks",
      of: BuiltWriting.generator(for: cells),
      labelled: { drawn, labels in
        let written = writer(drawn)
        let verdict = judgement(of: written, drawn)
        guard case .agrees = verdict, let expected = drawn.expected else { return verdict }
        if let cell = WritingCell(drawn, expected), let broken = labels.meet(cell) { return broken }
        if let read = ReadBack(written.value, drawn.format),
          let layout = LayoutCell(read, drawn.format)
        {
          labels.add(layout.label)
        }
        return verdict
      })
    property.requiredLabels = CellMaps.required(WritingCell.all)
      .merging(CellMaps.required(LayoutCell.all)) { $1 }
    property.text = WritingCase.regressionText
    return property
  }
}
