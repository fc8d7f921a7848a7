import Conformance
import Foundation
import Metryvo
import PropertyTesting
import Testing

/// Written numbers, compared with the oracle.
@Suite struct WritingLawTests {
  @Test func whatIsWrittenIsTheNumberRoundedAsStated() {
    let report = TextLaws.writing(by: TextLaws.writer).run(.quiet(seed: 61, cases: 20_000))
    #expect(report.holds, "\(report)")
    #expect(report.discardedCount == 0, "\(report)")
  }

  /// The law finds each of these faulty writers.
  @Test func seededFaultsAreNoticed() {
    let faults: [(String, TextLaws.Writer)] = [
      ("ties down", changed { if $0.rounding == .halfUp { $0.rounding = .halfDown } }),
      ("ties even", changed { if $0.rounding == .halfDown { $0.rounding = .halfEven } }),
      ("no groups", changed { $0.grouping = .never }),
      (
        "groups from five digits on",
        changed { if $0.grouping == .always { $0.grouping = .minimum(2) } }
      ),
      (
        "a decimal less",
        changed { if $0.precision == .decimals(7) { $0.precision = .decimals(6) } }
      ),
      ("zeros left out", changed { if $0.trailingZeros == .kept { $0.trailingZeros = .stripped } }),
      ("small is 0", changed { $0.smallNumbers = .zero }),
      ("minus of 0", changed { $0.showsNegativeZero = true }),
      ("not engineering", changed { if $0.notation == .engineering { $0.notation = .scientific } }),
      (
        "rounded twice",
        { drawn in
          guard case .decimals(let count) = drawn.format.precision else {
            return TextLaws.writer(drawn)
          }
          // Without groups, an English number is a numeric string.
          let wide = NumberFormat(
            precision: .decimals(count + 3), rounding: drawn.format.rounding, grouping: .never)
          var text = drawn.text
          text = text.withUTF8 { wide.write(utf8: $0).value }
          return text.withUTF8 { drawn.format.write(utf8: $0) }
        }
      ),
    ]
    for (name, writer) in faults {
      var run = PropertyRun.quiet(seed: 61, cases: 4_000)
      run.shrinkingEvaluations = 1
      let report = TextLaws.writing(by: writer).run(run)
      #expect(report.failed > 0, "\(name)")
    }
  }

  /// A failing case is saved as a line, and judged first in the next run.
  @Test func aFailureIsKeptAsALine() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var run = PropertyRun.quiet(seed: 61, cases: 2_000)
    run.regressions = RegressionFolder(path: path)
    let wrong = changed { if $0.rounding == .halfUp { $0.rounding = .halfDown } }
    let report = TextLaws.writing(by: wrong).run(run)
    #expect(report.failed > 0)
    let kept = try String(
      contentsOfFile: path + "/written-numbers-are-rounded-as-stated.tsv", encoding: .utf8)
    #expect(kept.contains("half_up"), "\(kept)")
    let right = TextLaws.writing(by: TextLaws.writer).run(run)
    #expect(right.holds && right.regressions == 1, "\(right)")
    #expect(TextLaws.writing(by: wrong).run(run).regressions == 1)
  }

  @Test func aLineDenotesItsCase() {
    let property = Property(
      "lines-denote-their-cases", "case(row(c)) = c", of: WritingCase.generator(mostDigits: 40)
    ) { drawn in
      guard let read = WritingCase(row: drawn.row) else { return .broken([("none", "\(drawn)")]) }
      return read.text == drawn.text && read.format == drawn.format
        ? .holds : .broken([("read", "\(read)")])
    }
    let report = property.run(.quiet(seed: 64, cases: 4_000))
    #expect(report.holds, "\(report)")
    #expect(
      WritingCase(row: ["1E0", "en", "decimals", "half_up", "zero", "kept", "auto", "plain", ""])
        == nil)
    #expect(WritingCase(row: ["NaN"] + Array(repeating: "", count: 8)) == nil)
  }

  private func changed(
    _ change: @escaping @Sendable (inout NumberFormat) -> Void
  ) -> TextLaws.Writer {
    { drawn in
      var drawn = drawn
      let intended = drawn.format
      change(&drawn.format)
      let written = TextLaws.writer(drawn)
      drawn.format = intended
      return written
    }
  }

  /// A conversion to the format's target, written unchanged, equals the exact number written in the
  /// format.
  @Test func aConversionToTheTargetIsRoundedOnce() {
    let property = Property(
      "the-target-of-a-format-rounds-for-it",
      "write(round(x, to: target), rounded) = write(x), but for what only the exact number tells",
      of: WritingCase.generator(mostDigits: 28)
    ) { drawn in
      guard let x = Decimal128(exactly: drawn.text) else { return .discarded("not held") }
      let context = ArithmeticContext.decimal128.rounding(drawn.format.rounding)
      let rounded = Decimal128.round(x, to: drawn.format.target, in: context).value
      let onlyExact: WritingConditions = [.rounded, .shownAsZero]
      let direct = drawn.format.write(x)
      let once = drawn.format.write(rounded, isRounded: true)
      let isSame =
        once.value == direct.value
        && once.conditions.subtracting(onlyExact) == direct.conditions.subtracting(onlyExact)
      return isSame
        ? .holds
        : .broken([
          ("at once", direct.value), ("converted", rounded.description), ("then", once.value),
        ])
    }
    let report = property.run(.quiet(seed: 62, cases: 20_000))
    #expect(report.holds, "\(report)")
    #expect(report.discardedCount * 20 < report.cases, "\(report)")
  }
}
