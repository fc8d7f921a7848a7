import Conformance
import MeasureText
import PropertyTesting
import Testing

/// Written texts are read back, and the laws find faulty readers.
@Suite struct ReadingAgainTests {
  @Test(arguments: TextLaws.all.map(\.identifier))
  func lawHolds(identifier: String) throws {
    let law = try #require(TextLaws.all.first { $0.identifier == identifier })
    let report = law.run(.quiet(seed: 63, cases: 20_000))
    #expect(report.holds, "\(report)")
    #expect(report.discardedCount == 0, "\(report)")
  }

  private struct BoundRefused: Error {}

  /// The law of pasted measures finds finders that ignore a sign, a link word or the end of a text.
  @Test func faultyFindersAreNoticed() {
    let find: TextLaws.Finder = { text, locale in
      try MeasureReader(.lenient(locale), suggestsUnits: false).find(in: text)
    }
    let faults: [(String, TextLaws.Finder)] = [
      (
        "blind for minus",
        { try find($0.replacing("minus ", with: "      "), $1) }
      ),
      (
        "blind for powers",
        { try find($0.replacing("squared", with: "       "), $1) }
      ),
      ("ends at a comma", { text, locale in try find(String(text.prefix { $0 != "," }), locale) }),
      ("reads English alone", { text, _ in try find(text, .english) }),
      (
        "blind for links",
        { text, locale in try find(text.replacing(" of ", with: "    "), locale) }
      ),
      ("blind for counted things", { try find($0.replacing(" a ", with: " z "), $1) }),
      (
        "takes bounds for signs",
        { text, locale in
          if [" de 5", " di 5", " que 5"].contains(where: text.contains) { throw BoundRefused() }
          return try find(text, locale)
        }
      ),
      (
        "blind behind a parenthesis",
        { text, locale in
          let parts = text.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
          let rest = parts.count > 1 ? ")" + String(repeating: "z", count: parts[1].utf8.count) : ""
          return try find(parts[0] + rest, locale)
        }
      ),
    ]
    for (name, finder) in faults {
      var run = PropertyRun.quiet(seed: 63, cases: 10_000)
      run.shrinkingEvaluations = 1
      #expect(TextLaws.pastedMeasure(by: finder).run(run).failed > 0, "\(name)")
    }
  }

  /// The laws find readers that use another locale, or that ignore the case of letters.
  @Test func seededFaultsAreNoticed() {
    let faults: [(String, TextLaws.Reader)] = [
      (
        "always English",
        { text, syntax in
          let isStrict = if case .strict = syntax { true } else { false }
          let english: NumberSyntax =
            isStrict ? .strict(NumberLocale.english.symbols) : .lenient(.english)
          return try MeasureReader(english).read(text)
        }
      ),
      (
        "the case of letters is lost",
        { text, syntax in try MeasureReader(syntax).read(text.lowercased()) }
      ),
      (
        "the first number only",
        { text, syntax in
          try MeasureReader(syntax).read(text.split(separator: "E").joined(separator: ""))
        }
      ),
    ]
    for (name, reader) in faults {
      var run = PropertyRun.quiet(seed: 63, cases: 2_000)
      run.shrinkingEvaluations = 1
      #expect(TextLaws.measureReadAgain(by: reader).run(run).failed > 0, "\(name)")
    }
  }
}
