/// A named list of test cases, for continuous integration.
package struct TestSuite: Sendable, Equatable {
  /// The name of the judged part.
  package var name: String
  /// The cases in the order in which they are shown.
  package var cases: [TestCase]

  /// Creates a suite from its cases.
  package init(_ name: String, _ cases: [TestCase]) {
    self.name = name
    self.cases = cases
  }

  /// One judged item.
  package struct TestCase: Sendable, Equatable {
    /// The name of the case within the suite.
    package var name: String
    /// The group of the case, such as a set of vectors or a kind of laws.
    package var group: String
    /// The outcome of the case.
    package var outcome: Outcome
    /// Additional lines of output.
    package var output: [String]

    /// Creates a case from its parts.
    package init(_ name: String, group: String, _ outcome: Outcome, output: [String] = []) {
      self.name = name
      self.group = group
      self.outcome = outcome
      self.output = output
    }
  }

  /// The outcome of a case.
  package enum Outcome: Sendable, Equatable {
    /// The case held.
    case passed
    /// The case failed, with the finding.
    case failed(String)
    /// The case could not be judged, with the reason.
    case error(String)
    /// The case was not run, with the reason.
    case skipped(String)
  }
}
