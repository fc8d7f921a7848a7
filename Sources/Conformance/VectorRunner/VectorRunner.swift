import DecimalArithmetic
import ExactArithmetic

/// Runs vectors on one subject and compares text and conditions for equality.
public struct VectorRunner<Subject: ArithmeticSubject>: Sendable {
  private let subject: Subject
  /// The reasons of known deviations, by file, then by identifier.
  private let deviating: [String: [String: String]]

  /// Creates a runner for `subject`.
  public init(_ subject: Subject, deviations: [KnownDeviation] = KnownDeviation.published) {
    self.subject = subject
    deviating = Dictionary(grouping: deviations, by: \.file).mapValues { entries in
      Dictionary(
        entries.map { ($0.identifier, $0.reason) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Creates a runner for the operations of `DecimalBackend`, which every backend has.
  ///
  /// The initializer is disfavored, because a backend with all operations satisfies both
  /// initializers, and their subjects are different types.
  @_disfavoredOverload
  public init<B: DecimalBackend>(_: B.Type, deviations: [KnownDeviation] = KnownDeviation.published)
  where Subject == BackendSubject<B> {
    self.init(BackendSubject<B>(), deviations: deviations)
  }

  /// Creates a runner for a backend with all operations.
  public init<B: GeneralDecimalBackend>(
    _: B.Type, deviations: [KnownDeviation] = KnownDeviation.published
  ) where Subject == GeneralBackendSubject<B> {
    self.init(GeneralBackendSubject<B>(), deviations: deviations)
  }

  /// Runs each case of `file` that the subject can run.
  ///
  /// A case with a known deviation runs too; only a differing answer is excused.
  ///
  ///     let context = "precision: 3 \n rounding: half_up \n maxExponent: 9 \n minExponent: -9 \n"
  ///     let cases = "d1 divide 2 3 -> 0.667 Inexact Rounded \n d2 divide 2 3 -> 0.667"
  ///     let file = try DecTestReader.read(context + cases, name: "own")
  ///     let report = VectorRunner(OracleSubject()).run(file)
  ///     [report.passed, report.failures.count]  // [1, 1]
  public func run(_ file: DecTestFile) -> VectorReport {
    var report = VectorReport(file: file.name, subject: subject.name)
    let known = deviating[file.name] ?? [:]
    var missing = Set(known.keys)
    for vector in file.cases {
      let reason = known[vector.identifier]
      missing.remove(vector.identifier)
      switch verdict(vector, of: file.name) {
      case .passed(let answer):
        report.pass(answer)
        if reason != nil { report.unneededDeviations.append(vector.identifier) }
      case .skipped(let reason): report.skip(vector.identifier, reason)
      case .failed(let discrepancy):
        if let reason {
          report.excuse(discrepancy, vector.identifier, reason)
        } else {
          report.fail(discrepancy)
        }
      }
    }
    report.unneededDeviations += missing.sorted()
    return report
  }

  private enum Verdict {
    case passed(ArithmeticAnswer)
    case skipped(SkipReason)
    case failed(Discrepancy)
  }

  private func verdict(_ vector: DecTestCase, of file: String) -> Verdict {
    let count = vector.operands.count
    guard
      let operation = ArithmeticOperation(decTestName: vector.operation, operandCount: count)
    else {
      return .skipped(.operationNotInRelease(vector.operation))
    }
    if !vector.isExtended { return .skipped(.subsetArithmetic) }
    if count != operation.operandCount {
      return .skipped(.operationNotInRelease("\(vector.operation), \(count) operands"))
    }
    guard let expectation = DecTestExpectation(vector.result) else { return .skipped(.encoding) }
    switch vector.operandTexts() {
    case .failure(let reason): return .skipped(reason)
    case .success(let operands):
      let question = ArithmeticQuestion(operation, operands, in: vector.context)
      switch subject.answer(question) {
      case .success(let got):
        return verdict(question, got, vector, expectation, place: file)
      case .failure(.operandNotHeld):
        guard let folded = vector.folded(operands) else { return .skipped(.operandNotHeld) }
        let question = ArithmeticQuestion(operation, folded, in: vector.context)
        switch subject.answer(question) {
        case .success(var got):
          // The operand is already at Etop, so the subject does not clamp the result. The case
          // expects the condition clamped.
          let isAtTop = DecimalOperand(got.text)?.exponent == vector.context.etop
          if isAtTop && vector.conditions.contains(.clamped) { got = got.raising(.clamped) }
          return verdict(question, got, vector, expectation, place: file)
        case .failure(let reason): return .skipped(reason)
        }
      case .failure(let reason): return .skipped(reason)
      }
    }
  }

  private func verdict(
    _ question: ArithmeticQuestion, _ answer: ArithmeticAnswer, _ vector: DecTestCase,
    _ expectation: DecTestExpectation, place file: String
  ) -> Verdict {
    let held = expectation.format?.held(answer.text).map {
      ArithmeticAnswer($0.text, $0.conditions.union(answer.conditions))
    }
    let got = held ?? answer
    // `?` means that any result is accepted, but the conditions must be equal.
    let expected = ArithmeticAnswer(expectation.text ?? got.text, vector.conditions)
    let encodings = encodings(of: got, in: question.operation, expected: expectation.encoding)
    if got == expected && encodings.expected == encodings.got { return .passed(got) }
    return .failed(
      Discrepancy(
        place: "\(file):\(vector.line): \(vector.identifier)", input: question.description,
        context: vector.context,
        results: [
          ("expected", expected.description + encodings.expected),
          (subject.name, got.description + encodings.got),
        ]))
  }

  /// Returns the expected encoding and the encoding of the result, as suffixes of the answers'
  /// texts.
  ///
  /// Bits are compared only for toNumber and canonical. Other operations, above all the copying
  /// operations, may keep a non-canonical encoding, which a value cannot represent.
  private func encodings(
    of got: ArithmeticAnswer, in operation: ArithmeticOperation, expected: String?
  ) -> (expected: String, got: String) {
    guard let expected, operation == .toNumber || operation == .canonical,
      let format = InterchangeFormat.reading(hexadecimal: expected)?.format
    else { return ("", "") }
    let encoding = format.encoded(got.text).map(format.hexadecimal)
    return (" #" + expected, encoding.map { " #" + $0 } ?? " not held by the format")
  }
}
