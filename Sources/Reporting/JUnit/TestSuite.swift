/// Test cases under one name, as programs for continuous integration read them.
package struct TestSuite: Sendable, Equatable {
  /// Who was judged.
  package var name: String
  /// What was judged, in the order in which it is shown.
  package var cases: [TestCase]

  /// A suite from its cases.
  package init(_ name: String, _ cases: [TestCase]) {
    self.name = name
    self.cases = cases
  }

  /// One thing that was judged.
  package struct TestCase: Sendable, Equatable {
    /// What it is called, within the suite.
    package var name: String
    /// What it belongs to: a set of vectors, a kind of laws.
    package var group: String
    /// What became of it.
    package var outcome: Outcome
    /// What else there is to say, a line each.
    package var output: [String]

    /// A case from its parts.
    package init(_ name: String, group: String, _ outcome: Outcome, output: [String] = []) {
      self.name = name
      self.group = group
      self.outcome = outcome
      self.output = output
    }
  }

  /// What became of a case.
  package enum Outcome: Sendable, Equatable {
    /// It held.
    case passed
    /// It did not: what was found.
    case failed(String)
    /// It could not be judged, and why.
    case error(String)
    /// It was not run, and why.
    case skipped(String)
  }
}
