import MeasureText
import PropertyTesting

extension TextLaws {
  /// The law of zeros of every kind, with the decimal and grouping marks of each locale.
  package static var everyZero: Law { Law(everyZero(by: writer), source: "NumberFormat") }

  static let zeroIdentifier = "written-zeros-of-every-cell"

  /// Returns the law for a writer: the package's writer, or a writer with a seeded fault.
  package static func everyZero(by writer: @escaping Writer) -> Property<WritingCase> {
    var property = Property(
      zeroIdentifier,
      "the text of 0, and of a number that is rounded to 0, has the sign, the zeros after the mark and the "
        + "exponent that the format asks for, in each set of marks",
      of: BuiltZero.generator,
      labelled: { drawn, labels in
        let written = writer(drawn)
        let verdict = judgement(of: written, drawn)
        guard case .agrees = verdict, let read = ReadBack(written.value, drawn.format),
          let cell = ZeroCell(read, drawn.format)
        else { return verdict }
        return labels.meet(cell) ?? verdict
      })
    property.requiredLabels = CellMaps.required(ZeroCell.all)
    property.text = WritingCase.regressionText
    return property
  }
}
