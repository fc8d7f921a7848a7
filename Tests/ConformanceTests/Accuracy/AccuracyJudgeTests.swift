import Conformance
import DecimalArithmetic
import ExactArithmetic
import GMPDecimal
import Metryvo
import Peers
import Testing

/// The judge counts each misrounded result of a subject, and counts no correct result as
/// misrounded.
@Suite struct AccuracyJudgeTests {
  /// A subject that derives its results from the oracle's.
  private struct Subject: AccuracySubject {
    var name = "made"
    var format = AccuracyFormat.decimal(digits: 34)
    var roundsTiesAway = true
    let result: @Sendable (AskedConversion) -> AccuracyResult

    func results(of conversions: [AskedConversion]) -> [AccuracyResult] {
      conversions.map(result)
    }
  }

  private static let count = 1_000

  private static let judge: AccuracyJudge? = (try? AccuracyCases(seed: 3)).map(AccuracyJudge.init)

  private static func judge(_ subjects: [Subject]) throws -> [AccuracyReport] {
    try #require(judge).judge(subjects, count: count)
  }

  /// Returns the cases that the judge uses.
  private static func cases() throws -> [AccuracyCase] {
    var all: [AccuracyCase] = []
    try AccuracyCases(seed: 3).forEachBlock(of: count) { _, block in all += block }
    return all
  }

  /// Returns the oracle's result to 34 digits in mode half-up, or to other digits in another mode.
  private static func expected(
    _ asked: AskedConversion, _ mode: RoundingMode = .halfUp, digits: Int = 34
  ) -> String {
    let context = ArithmeticContext(
      precision: digits, maxExponent: 9_999, minExponent: -9_999, rounding: mode)
    return DecimalOperand(asked.text).flatMap {
      Oracle.convert(
        $0, by: ConversionFormula(asked.plan.map), to: .digits(digits), in: context)
    }?.text ?? "?"
  }

  /// Returns the number of cases in which two rounding modes differ.
  private func differences(
    _ first: RoundingMode, _ second: RoundingMode
  ) throws -> Int {
    try Self.cases().count { judged in
      let texts = [first, second].map { Self.expected(judged.asked, $0) }
      return Rational(exactly: texts[0]) != Rational(exactly: texts[1])
    }
  }

  @Test func casesAreOfEveryModelAndKind() throws {
    let cases = try Self.cases()
    #expect(cases.count == Self.count)
    for model in AccuracyModel.allCases {
      let own = cases.filter { $0.model == model }
      #expect(own.count == Self.count / 5, "\(model)")
      #expect(own.count { $0.kind == .hard } == Self.count / 20, "\(model)")
    }
    var again: [String] = []
    try AccuracyCases(seed: 3).forEachBlock(of: 500) { _, block in
      again += block.map(\.asked.description)
    }
    #expect(again == cases.prefix(500).map(\.asked.description))
  }

  @Test func whoIsRightIsAcquitted() throws {
    let reports = try Self.judge([
      Subject { .decimal(Self.expected($0)) },
      Subject(format: .decimal(digits: 7)) { .decimal(Self.expected($0, digits: 7)) },
      Subject(format: .binary64, roundsTiesAway: false) {
        .binary(Double(Self.expected($0, digits: 60)) ?? .nan)
      },
    ])
    for report in reports {
      let tally = report.tally()
      #expect(tally.misrounded == 0 && report.worst.isEmpty, "\(report.worst)")
      #expect(tally.cases == Self.count)
    }
    #expect(reports[0].tally().leastDigits == 34 && reports[1].tally().leastDigits == 7)
    // A double has 53 bits: always 15 correct digits, sometimes 17.
    #expect(reports[2].tally().leastDigits == 15)
  }

  @Test func truncationIsConvictedWhereverItDiffers() throws {
    let report = try Self.judge([Subject { .decimal(Self.expected($0, .down)) }])[0]
    let tally = report.tally()
    #expect(try tally.misrounded == differences(.down, .halfUp))
    #expect(tally.misrounded > Self.count / 4)
    // Truncation errs by less than one unit.
    #expect(tally.sizes.keys.allSatisfy { [.zero, .half, .one].contains($0) })
  }

  @Test func tiesGoAwayWhereTheyMust() throws {
    let reports = try Self.judge([
      Subject { .decimal(Self.expected($0, .halfEven)) },
      Subject(roundsTiesAway: false) { .decimal(Self.expected($0, .halfEven)) },
    ])
    let ties = try differences(.halfEven, .halfUp)
    #expect(ties > 0 && reports[0].tally().misrounded == ties)
    #expect(reports[1].tally().misrounded == 0)
  }

  @Test func oneUnitOffIsConvictedEachTime() throws {
    let reports = try Self.judge([
      Subject { asked in
        // The result differs by one unit of the 34th digit, away from zero.
        guard let value = Rational(exactly: Self.expected(asked)) else { return .notOffered }
        let unit = Rational(1, exponent: value.adjustedExponent - 33)
        return .decimal((value + (value.isNegative ? -unit : unit)).roundedText(digits: 40))
      },
      Subject(format: .binary64, roundsTiesAway: false) { asked in
        .binary((Double(Self.expected(asked, digits: 60)) ?? .nan).nextUp)
      },
    ])
    for report in reports {
      let tally = report.tally()
      #expect(tally.misrounded == Self.count)
      #expect(tally.sizes.keys.allSatisfy { [.one, .two].contains($0) }, "\(tally.sizes)")
    }
    #expect(Set(reports[0].worst.keys) == Set(AccuracyModel.allCases))
  }

  @Test func doublesAreDecimalsOfFewDigits() throws {
    let report = try Self.judge([
      Subject { .decimal((Double(Self.expected($0)) ?? .nan).description) }
    ])[0]
    // At 34 digits, a double is right only if its short decimal is the exact result.
    let short = try Self.cases().count { judged in
      let text = Self.expected(judged.asked)
      return Rational(exactly: (Double(text) ?? .nan).description) == Rational(exactly: text)
    }
    #expect(report.tally().misrounded == Self.count - short && short > 0)
    #expect(report.tally().leastDigits == 15)
  }

  @Test func whatIsNoNumberAndWhatIsNotThereAreCounted() throws {
    let report = try Self.judge([
      Subject { asked in
        switch asked.plan.map {
        case .reciprocal: .notOffered
        case .irrational: .noNumber("a word")
        default: .decimal(Self.expected(asked))
        }
      }
    ])[0]
    let part = Self.count / 5
    #expect(report.tally(of: [.reciprocal]).notOffered == part)
    #expect(report.tally(of: [.reciprocal]).cases == 0)
    #expect(report.tally(of: [.irrational]).sizes == [.noNumber: part])
    #expect(report.worst[.irrational]?.got == "a word")
    #expect(report.tally().cases == Self.count - part && report.tally().misrounded == part)
  }

  @Test func theWorstIsShownWithItsInput() throws {
    let report = try Self.judge([
      Subject { asked in
        guard let value = Rational(exactly: Self.expected(asked)) else { return .notOffered }
        return .decimal((value * Rational(asked.text.count)).roundedText(digits: 34))
      }
    ])[0]
    let worst = try #require(report.worst[.linear])
    #expect(worst.input.contains(" to ") && worst.digits == 0)
    #expect(worst.exact.count > 1 && worst.units != nil)
  }

  /// The report names a subject that stops answering, and the judge asks it no further questions.
  @Test func whoStopsAnsweringIsNamed() throws {
    struct Gone: AccuracySubject {
      var name: String { "gone" }
      var format: AccuracyFormat { .binary64 }
      var roundsTiesAway: Bool { false }
      func results(of _: [AskedConversion]) throws(PeerError) -> [AccuracyResult] {
        throw .unreadable("?")
      }
    }
    let reports = try #require(Self.judge).judge(
      [Gone(), Subject { .decimal(Self.expected($0)) }], count: 300)
    #expect(reports[0].problem == "the peer's line is no answer: ?")
    #expect(reports[0].tally().cases == 0 && reports[1].tally().cases == 300)
  }

  /// A number type with many digits is judged on a prefix of the cases.
  @Test func longTypesGetFewerCases() throws {
    #expect(AccuracyJudge.share(of: 1_000, for: .decimal(digits: 38)) == 1_000)
    #expect(AccuracyJudge.share(of: 1_000, for: .binary64) == 1_000)
    #expect(AccuracyJudge.share(of: 1_000, for: .decimal(digits: 50)) == 100)
    #expect(AccuracyJudge.share(of: 1_000, for: .decimal(digits: 1_000)) == 10)
    let report = try Self.judge([
      Subject(format: .decimal(digits: 100)) { .decimal(Self.expected($0, digits: 100)) }
    ])[0]
    #expect(report.tally().cases == 100 && report.tally().misrounded == 0)
    #expect(report.tally().leastDigits == 100)
  }
}
