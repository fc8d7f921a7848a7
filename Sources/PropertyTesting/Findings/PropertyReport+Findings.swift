extension PropertyReport {
  /// The findings of a run without its settings, in the form that a file keeps.
  package struct Findings: Codable, Sendable {
    package var cases: Int
    package var replayed: Int
    package var discarded: [String: Int]
    package var labels: [String: Int]
    package var failed: Int
    package var failure: PropertyFailure?
    package var problem: RunProblem?
    package var answers: AnswerDigest?
  }

  /// The findings of the report.
  package var findings: Findings {
    get {
      Findings(
        cases: cases, replayed: regressions, discarded: discarded, labels: labels.counts,
        failed: failed, failure: failure, problem: problem, answers: answers)
    }
    set {
      cases = newValue.cases
      regressions = newValue.replayed
      discarded = newValue.discarded
      labels = Labels(counts: newValue.labels)
      failed = newValue.failed
      failure = newValue.failure
      problem = newValue.problem
      answers = newValue.answers
    }
  }
}
