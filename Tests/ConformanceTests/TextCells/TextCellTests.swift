import Conformance
import DecimalArithmetic
import MeasureText
import PropertyTesting
import Testing

@Suite struct TextCellTests {
  @Test func cellsHaveLabelsOfTheirOwn() {
    let labels =
      WritingCell.all.map(\.label) + LayoutCell.all.map(\.label) + ReadingCell.all.map(\.label)
    #expect(labels.count == 5 * 8 * 2 * 4 + 13 * 3 * 2 * 2 + 22 * 2 * 5 * 3)
    #expect(Set(labels).count == labels.count)
    // There is one locale for each of the thirteen sets of symbols.
    #expect(
      LayoutCell.locales.map(\.rawValue) == [
        "en", "es", "de", "fr", "it", "pt-BR", "ru", "en-IN", "en-CH", "en-ZA", "fr-CH", "pt-CH",
        "ru-UA",
      ])
    // There is one outcome for each kind, syntax and style. Three kinds have no text in one of the
    // two syntaxes.
    #expect(ReadingCell.reachable.count == 22 * 2 * 5 - 2 * 3)
  }

  /// The rounding mode decides how many cells (``WritingCell``, kinds of rounding) have numbers
  /// that are written as 0, or with significant digits instead of 0.
  ///
  /// The modes round a number below one unit of the last place in different ways.
  @Test func whatIsShownAsZeroIsReachedByTheModesThatDo() {
    func count(_ place: WritingCell.Place, _ mode: RoundingMode) -> Int {
      WritingCell.reachable.count { $0.place == place && $0.mode == mode }
    }
    let zero = RoundingMode.allCases.map { ($0, count(.zero, $0)) }
    for (mode, cells) in zero {
      let expected: [RoundingMode: Int] = [
        .down: 6, .ceiling: 3, .floor: 3, .halfUp: 2, .halfDown: 4, .halfEven: 4,
      ]
      #expect(cells == expected[mode, default: 0], "\(mode)")
    }
    #expect(count(.smallNumber, .up) == 0 && count(.smallNumber, .floor) == 4)
    #expect(count(.all, .up) == 2 && count(.digits, .up05) == 8)
  }

  @Test func aRunMeetsEachCellOftenEnough() {
    let reports = [TextLaws.everyWritingCell, TextLaws.typedNumber].map {
      $0.run(.quiet(seed: 6, cases: 3_000))
    }
    for report in reports { #expect(report.holds, "\(report)") }
    let maps = TextCellMaps(reports)
    let all = maps.writing.counts().and(maps.layout.counts()).and(maps.reading.counts())
    #expect(
      maps.writing.missed.isEmpty && maps.layout.missed.isEmpty && maps.reading.missed.isEmpty)
    #expect(all.least >= CellMaps.leastHits && all.met == all.reachable && all.reachable == 576)
    func reachable(_ place: WritingCell.Place, _ mode: RoundingMode) -> Int {
      maps.writing.counts { $0.place == place && $0.mode == mode }.reachable
    }
    #expect(reachable(.zero, .up) == 0 && reachable(.smallNumber, .down) == 8)
    let ambiguous = maps.reading.counts {
      $0.kind == .oneGroup && !$0.isStrict && $0.outcome == .ambiguous
    }
    #expect(ambiguous.reachable == 3)
  }

  /// A run without ties or without fractions fails and names a missed cell.
  @Test func generatorsThatLeaveSomethingOutAreNoJudgement() {
    var run = PropertyRun.quiet(seed: 6, cases: 500)
    run.casesForLabels = 4_000
    let writing = TextLaws.everyWritingCell(
      by: TextLaws.writer, builtFor: WritingCell.reachable.filter { $0.side != .tie }
    ).run(run)
    #expect(writing.failed == 0 && !writing.holds)
    #expect(writing.obstacle?.description.contains("tie") == true, "\(writing)")
    let typed = TextLaws.typedNumber(
      by: TextLaws.numberReader, builtFor: ReadingCell.reachable.filter { $0.kind != .fraction }
    ).run(run)
    #expect(typed.failed == 0 && !typed.holds)
    #expect(typed.obstacle?.description.contains("a fraction") == true, "\(typed)")
  }

  @Test func writersWithAFaultAreNoticed() {
    let faults: [(String, @Sendable (inout NumberFormat) -> Void)] = [
      ("ties up", { if $0.rounding == .halfDown { $0.rounding = .halfUp } }),
      ("05up is down", { if $0.rounding == .up05 { $0.rounding = .down } }),
      ("floor is down", { if $0.rounding == .floor { $0.rounding = .down } }),
      ("small is 0", { if $0.rounding == .halfEven { $0.smallNumbers = .zero } }),
      ("Spanish groups as German", { $0.symbols.minimumGroupingDigits = 1 }),
      ("a space before percent", { $0.symbols.spacesPercent = false }),
    ]
    for (name, change) in faults {
      var run = PropertyRun.quiet(seed: 6, cases: 3_000)
      run.shrinkingEvaluations = 1
      run.casesForLabels = 0
      let report = TextLaws.everyWritingCell { drawn in
        var drawn = drawn
        change(&drawn.format)
        return TextLaws.writer(drawn)
      }.run(run)
      #expect(report.failed > 0, "\(name)")
    }
  }

  @Test func readersWithAFaultAreNoticed() {
    let faults: [(String, TextLaws.NumberReader)] = [
      (
        "no flag",
        { text, syntax in
          var reading = try syntax.read(text)
          reading.flags.remove(.ambiguousSeparator)
          return reading
        }
      ),
      (
        "strict is lenient",
        { text, syntax in
          guard case .strict(let symbols) = syntax,
            let locale = NumberLocale.allCases.first(where: { $0.symbols == symbols })
          else { return try syntax.read(text) }
          return try NumberSyntax.lenient(locale).read(text)
        }
      ),
      (
        "English everywhere",
        { text, syntax in
          guard case .lenient = syntax else { return try syntax.read(text) }
          return try NumberSyntax.lenient(.english).read(text)
        }
      ),
      (
        "a sign is lost",
        { text, syntax in
          try syntax.read(text.hasPrefix("\u{2212}") ? String(text.dropFirst()) : text)
        }
      ),
      (
        "nothing is refused",
        { text, syntax in
          if let reading = try? syntax.read(text) { return reading }
          return try NumberSyntax.plain.read("0")
        }
      ),
    ]
    for (name, reader) in faults {
      var run = PropertyRun.quiet(seed: 6, cases: 2_000)
      run.shrinkingEvaluations = 1
      run.casesForLabels = 0
      #expect(TextLaws.typedNumber(by: reader).run(run).failed > 0, "\(name)")
    }
  }
}
