import DecimalArithmetic
import ExactArithmetic
import UnitCatalog
import UnitConversion

extension ConversionSweep {
  /// The largest number of judgements for shrinking a failing value.
  private static let evaluations = 1_000

  /// Replaces the value of each reported failure by the simplest that fails at its target and mode.
  ///
  /// The function runs once, at the end of a run: most failures of a broken backend are not
  /// reported and need no simplification.
  package func simplify(_ report: inout SweepReport, on subjects: [ConversionSubject]) {
    report.failures = report.failures.map { failure in
      subjects.first { $0.name == failure.backend }.map { simplified(failure, on: $0) } ?? failure
    }
  }

  /// Returns the failure of a conversion with the value on which it was found, which is not
  /// simplified.
  func failure(
    _ mismatch: ConversionSubject.Mismatch, of value: HardValue, _ number: Int,
    _ expectations: [TargetExpectation], on subject: ConversionSubject
  ) -> SweepFailure {
    let plan = pairs[number].plan
    let target = Self.targets[mismatch.target]
    let mode = RoundingMode.allCases[mismatch.mode]
    return SweepFailure(
      source: plan.source.identifier, target: plan.target.identifier, found: value.text,
      kind: value.kind.rawValue, value: value.text, rounding: "\(target.row), \(mode.rawValue)",
      expected: expectations[mismatch.target].answer(mismatch.mode), backend: subject.name,
      answer: mismatch.answer, pair: number, mismatch: mismatch)
  }

  private func simplified(_ failure: SweepFailure, on subject: ConversionSubject) -> SweepFailure {
    var failure = failure
    let pair = pairs[failure.pair]
    let (target, mode) = (failure.mismatch.target, failure.mismatch.mode)
    var evaluations = 0
    func fails(_ candidate: String) -> Bool {
      evaluations += 1
      guard evaluations <= Self.evaluations, candidate != failure.value,
        let expectations = expectations(candidate, pair),
        case .compared(let mismatches) = subject.judge(
          ConversionSubject.Question(pair.plan.map, candidate, expectations)),
        let again = mismatches.first(where: { $0.target == target && $0.mode == mode })
      else { return false }
      failure.value = candidate
      failure.expected = expectations[target].answer(mode)
      failure.answer = again.answer
      return true
    }
    var isDone = false
    while !isDone {
      isDone = !OperandSimplification.passes.contains { pass in
        pass.results(failure.value).contains(where: fails)
      }
    }
    return failure
  }
}

extension TargetExpectation {
  /// Returns the oracle's answer in the mode with index `mode`.
  fileprivate func answer(_ mode: Int) -> String {
    ConversionAnswer(expected.results[mode]).description
  }
}
