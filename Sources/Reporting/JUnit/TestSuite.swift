/// Test cases under one name, as programs for continuous integration read them.
public struct TestSuite: Sendable, Equatable {
  /// Who was judged.
  public var name: String
  /// What was judged, in the order in which it is shown.
  public var cases: [TestCase]

  /// A suite from its cases.
  public init(_ name: String, _ cases: [TestCase]) {
    self.name = name
    self.cases = cases
  }

  /// One thing that was judged.
  public struct TestCase: Sendable, Equatable {
    /// What it is called, within the suite.
    public var name: String
    /// What it belongs to: a set of vectors, a kind of laws.
    public var group: String
    /// What became of it.
    public var outcome: Outcome
    /// What else there is to say, a line each.
    public var output: [String]

    /// A case from its parts.
    public init(_ name: String, group: String, _ outcome: Outcome, output: [String] = []) {
      self.name = name
      self.group = group
      self.outcome = outcome
      self.output = output
    }
  }

  /// What became of a case.
  public enum Outcome: Sendable, Equatable {
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
