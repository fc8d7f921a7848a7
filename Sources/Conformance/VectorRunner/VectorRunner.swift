import DecimalArithmetic

/// Runs vectors on one subject and compares text and conditions for equality.
public struct VectorRunner<Subject: ArithmeticSubject>: Sendable {
  private let subject: Subject
  /// The reasons of known deviations, by file and identifier.
  private let deviating: [String: String]

  /// A runner for `subject`.
  public init(_ subject: Subject, deviations: [KnownDeviation] = []) {
    self.subject = subject
    deviating = Dictionary(
      deviations.map { (Self.key($0.file, $0.identifier), $0.reason) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A runner for a backend.
  public init<B: DecimalBackend>(_: B.Type, deviations: [KnownDeviation] = [])
  where Subject == BackendSubject<B> {
    self.init(BackendSubject<B>(), deviations: deviations)
  }

  /// Runs every case of `file` that can run.
  public func run(_ file: DecTestFile) -> VectorReport {
    var report = VectorReport(file: file.name, subject: subject.name)
    for vector in file.cases {
      switch verdict(vector, of: file.name) {
      case .passed: report.pass()
      case .skipped(let reason): report.skip(reason)
      case .failed(let discrepancy): report.fail(discrepancy)
      }
    }
    return report
  }

  private enum Verdict {
    case passed
    case skipped(SkipReason)
    case failed(Discrepancy)
  }

  private func verdict(_ vector: DecTestCase, of file: String) -> Verdict {
    if let why = deviating[Self.key(file, vector.identifier)] {
      return .skipped(.knownDeviation(why))
    }
    guard let operation = ArithmeticOperation(decTestName: vector.operation) else {
      return .skipped(.operationNotInRelease(vector.operation))
    }
    if !vector.isExtended { return .skipped(.subsetArithmetic) }
    var operands: [String] = []
    for case .number(let text) in vector.operands { operands.append(text) }
    if operands.count != vector.operands.count { return .skipped(.encoding) }
    if case .encoding = vector.result { return .skipped(.encoding) }
    let question = ArithmeticQuestion(operation, operands, in: vector.context)
    switch subject.answer(question) {
    case .failure(let reason): return .skipped(reason)
    case .success(let got):
      // `?` leaves the result open, not the conditions.
      let text = if case .number(let text) = vector.result { text } else { got.text }
      let expected = ArithmeticAnswer(text, vector.conditions)
      if got == expected { return .passed }
      return .failed(
        Discrepancy(
          place: "\(file):\(vector.line): \(vector.identifier)", input: question.description,
          context: vector.context,
          results: [("expected", expected.description), (subject.name, got.description)]))
    }
  }

  private static func key(_ file: String, _ identifier: String) -> String {
    "\(file) \(identifier)"
  }
}
