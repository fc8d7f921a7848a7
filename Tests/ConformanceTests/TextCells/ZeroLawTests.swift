import Conformance
import ExactArithmetic
import Metryvo
import PropertyTesting
import Testing

/// Writing of zeros in every set of symbols.
@Suite struct ZeroLawTests {
  @Test func zerosAreWrittenAsStated() {
    let report = TextLaws.everyZero(by: TextLaws.writer).run(.quiet(seed: 5, cases: 5_000))
    #expect(report.holds, "\(report)")
    #expect(ZeroCell.reachable.count == 13 * (3 * 8 - 4))
    #expect(Set(ZeroCell.all.map(\.label)).count == ZeroCell.all.count)
  }

  /// The laws find writers that are wrong only for 0, most of them in one locale.
  @Test func faultsOfZeroAreFound() {
    func fault(
      _ marks: NumberLocale?, _ applies: @escaping @Sendable (WritingCase) -> Bool,
      _ change: @escaping @Sendable (String) -> String
    ) -> TextLaws.Writer {
      { drawn in
        var written = TextLaws.writer(drawn)
        let isMeant = marks.map { drawn.format.symbols == $0.symbols } ?? true
        guard isMeant, applies(drawn), let read = ReadBack(written.value, drawn.format),
          read.value.isZero
        else { return written }
        written.value = change(written.value)
        return written
      }
    }
    let faults: [(name: String, writer: TextLaws.Writer)] = [
      (
        "a padded zero left out in pt-BR",
        fault(
          .brazilianPortuguese, { $0.format.trailingZeros == .padded },
          { $0.replacing("00", with: "0", maxReplacements: 1) })
      ),
      (
        "a kept zero too many in ru",
        fault(
          .russian, { $0.format.trailingZeros == .kept }, { $0.replacing(",0", with: ",00") })
      ),
      (
        "no percent of 0 in de",
        fault(.german, { $0.format.isPercent }, { $0.replacing("%", with: "") })
      ),
      (
        "an exponent of 1",
        fault(nil, { $0.format.notation == .scientific }, { $0.replacing("E0", with: "E1") })
      ),
      ("no minus", fault(.italian, { $0.isNegative }, { $0.replacing("-", with: "") })),
    ]
    for (name, writer) in faults {
      for property in [TextLaws.everyZero(by: writer), TextLaws.writing(by: writer)] {
        var run = PropertyRun.quiet(seed: 5, cases: 3_000)
        run.casesForLabels = 0
        run.requiresLabels = false
        run.shrinkingEvaluations = 1
        let report = property.run(run)
        #expect(report.failed > 2, "\(name): \(property.identifier)")
      }
    }
  }
}
