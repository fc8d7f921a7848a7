import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A conversion of one value by one map at one target, which a law judges in every mode.
protocol SingleConversion: JudgedConversion {
  var value: String { get }
  var target: RoundingTarget { get }
  /// The conversion map under test.
  var map: ConversionMap { get }
  /// The oracle's formula.
  var formula: ConversionFormula { get }

  func with(target: RoundingTarget, context: ArithmeticContext) -> Self
  /// Draws a target of one of the kinds that cases have.
  static func drawnTarget(
    in limits: ArithmeticContext, _ source: inout ChoiceSource
  ) -> RoundingTarget
}

/// One value at several targets in every rounding mode, or at the one target and mode of a failure.
///
/// The oracle computes the exact value once. Each rounding of the value is compared on every
/// backend.
struct EveryModeConversion<Single: SingleConversion>: Sendable, CustomStringConvertible {
  /// The conversion at the first target; for a failure, in its mode.
  let single: Single
  /// All targets, including that of ``single``; `nil` to judge only the target and mode of
  /// ``single``.
  let targets: [RoundingTarget]?

  var mode: RoundingMode? { targets == nil ? single.context.rounding : nil }

  var asked: [RoundingTarget] { targets ?? [single.target] }

  var expectations: [TargetExpectation]? {
    DecimalOperand(single.value).flatMap {
      TargetExpectation.all(of: $0, by: single.formula, to: asked, in: single.context)
    }
  }

  /// The conversions to judge, one for each target and mode.
  var singles: [Single] {
    guard let targets else { return [single] }
    return targets.flatMap { target in
      RoundingMode.allCases.map {
        single.with(target: target, context: single.context.rounding($0))
      }
    }
  }

  var description: String {
    guard let targets, targets.count > 1 else { return single.description }
    return "\(single) and \(targets.count - 1) more targets"
  }

  /// Returns a generator of the conversions of `singles` in every mode, each at two more targets.
  static func generator(_ singles: Generator<Single>) -> Generator<EveryModeConversion> {
    Generator(singles.name) { source in
      guard let single = source.draw(singles) else { return nil }
      let more = (1..<ConversionLaws.targetsPerCase).map { _ in
        Single.drawnTarget(in: single.context, &source)
      }
      return EveryModeConversion(single: single, targets: [single.target] + more)
    }
  }

  /// Passes that simplify to one target in one mode, which names the failure, then the conversion.
  static var simplifications: [Simplification<EveryModeConversion>] {
    [
      Simplification("one target and mode") { question in
        question.targets == nil
          ? []
          : question.singles.map { EveryModeConversion(single: $0, targets: nil) }
      }
    ]
      + Single.simplifications.map { pass in
        Simplification(pass.name) { question in
          pass.candidates(question.single).map {
            EveryModeConversion(single: $0, targets: question.targets)
          }
        }
      }
  }

  /// Returns the format of failing cases: a case is saved as the lines of its single conversions.
  static func regressionText(
    _ text: RegressionText<Single>
  ) -> RegressionText<EveryModeConversion> {
    RegressionText(
      fileExtension: text.fileExtension, header: text.header,
      write: { $0.singles.map(text.write).joined(separator: "\n") },
      read: { try text.read($0).map { EveryModeConversion(single: $0, targets: nil) } })
  }
}

extension Law {
  /// Returns a law over conversions in every mode; each backend's results must be the oracle's.
  ///
  /// Each target counts for its ``ConversionCell``. A conversion that meets an unreachable cell
  /// breaks the law.
  static func everyMode<Single: SingleConversion>(
    _ identifier: String, _ statement: String, of singles: Generator<Single>,
    keptAs text: RegressionText<Single>, requiring labels: [String: Int] = [:],
    on subjects: [ConversionSubject],
    labelling: @escaping @Sendable (Single, TargetExpectation, inout Labels) -> Void = { _, _, _ in
    }
  ) -> Law {
    var property = Property(
      identifier, statement, of: EveryModeConversion<Single>.generator(singles)
    ) { question, labels in
      guard let expectations = question.expectations else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let asked = ConversionSubject.Question(
        question.single.map, question.single.value, expectations, in: question.single.context,
        mode: question.mode)
      var skipped = 0
      for subject in subjects {
        switch subject.judge(asked) {
        case .skipped(let reason):
          skipped += 1
          if skipped == subjects.count { return .discarded(reason.description) }
        case .compared(let mismatches):
          if let first = mismatches.first { return broken(question, first, subject.name, asked) }
        }
      }
      labelling(question.single, expectations[0], &labels)
      for expectation in expectations { labels.answers.add(expectation.expected) }
      // A case counts for no cell if a backend was not asked, or if the case repeats one mode of a
      // failure.
      guard skipped == 0, question.mode == nil else { return .holds }
      for expectation in expectations {
        if let cell = ConversionCell(question.single.formula, expectation),
          let broken = labels.meet(cell)
        {
          return broken
        }
      }
      return .holds
    }
    property.requiredLabels = labels
    property.describe = { $0.description }
    property.identify = { "\($0) \($0.asked) \($0.single.context.directives) \($0.mode == nil)" }
    property.simplifications = EveryModeConversion<Single>.simplifications
    property.text = EveryModeConversion<Single>.regressionText(text)
    return Law(
      property, source: "DecimalBackend.convert",
      resultsPerCase: ConversionLaws.targetsPerCase * ResultsByMode.modes.count)
  }

  /// Returns the broken verdict with the wrong answer, its target and its mode.
  private static func broken<Single>(
    _ question: EveryModeConversion<Single>, _ mismatch: ConversionSubject.Mismatch,
    _ name: String, _ asked: ConversionSubject.Question
  ) -> Verdict {
    let expectation = asked.expectations[mismatch.target]
    let context = asked.limits.rounding(ResultsByMode.modes[mismatch.mode])
    return .broken([
      ("target", expectation.target.row), ("context", context.directives),
      ("oracle", ConversionAnswer(expectation.expected.results[mismatch.mode]).description),
      (name, mismatch.answer),
    ])
  }
}
