import PropertyTesting

/// An equation that must hold for every generated case, as a value.
public struct Law: Sendable {
  /// The name by which a run is asked for, in lower case with hyphens.
  public let identifier: String
  /// The equation in words and symbols.
  public let statement: String
  /// Where it comes from.
  public let source: String
  /// How many cases are all of them, for a law whose first so many cases leave none out.
  public let caseCount: Int?
  /// How many results of a backend each case compares: one, or one for each mode and target.
  public let resultsPerCase: Int

  private let judge: @Sendable (PropertyRun) -> PropertyReport
  private let empty: @Sendable (PropertyRun) -> PropertyReport
  private let textOfCase: @Sendable (UInt64, UInt64) -> String

  /// A law from the property that states it.
  ///
  /// - Parameters:
  ///   - property: the equation, with the cases it is judged on.
  ///   - source: a section, a paper, a theorem.
  ///   - caseCount: how many cases are all of them, where that is so.
  ///   - resultsPerCase: how many results of a backend each case compares.
  public init<Case>(
    _ property: Property<Case>, source: String, caseCount: Int? = nil, resultsPerCase: Int = 1
  ) {
    var property = property
    if property.replayLine == nil {
      property.replayLine = { [identifier = property.identifier] seed, index in
        "metryvo verify laws \(identifier) --seed \(seed) --case \(index)"
      }
    }
    identifier = property.identifier
    statement = property.statement
    self.source = source
    self.caseCount = caseCount
    self.resultsPerCase = resultsPerCase
    judge = { [property] in property.run($0) }
    empty = { [property] in property.emptyReport($0) }
    textOfCase = { [property] in property.text(ofCase: $1, seed: $0) }
  }

  /// Judges the cases of a run.
  public func run(_ run: PropertyRun) -> PropertyReport { judge(run) }

  /// The report of a run, by what was found in it elsewhere.
  package func report(_ run: PropertyRun, _ findings: PropertyReport.Findings) -> PropertyReport {
    var report = empty(run)
    report.findings = findings
    return report
  }

  /// The text of case `index` of `seed`.
  public func text(ofCase index: UInt64, seed: UInt64) -> String { textOfCase(seed, index) }
}
