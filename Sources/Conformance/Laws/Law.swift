import PropertyTesting

/// An equation that must hold for every generated case, as a value.
public struct Law: Sendable {
  /// The name of the law, in lower case with hyphens.
  public let identifier: String
  /// The equation in words and symbols.
  public let statement: String
  /// The source of the equation.
  public let source: String
  /// The number of cases if the cases are finite; `nil` if a run cannot judge all of them.
  public let caseCount: Int?
  /// The number of a backend's results that each case compares.
  ///
  /// The number is 1, or one for each mode and target.
  public let resultsPerCase: Int

  private let judge: @Sendable (PropertyRun) -> PropertyReport
  private let empty: @Sendable (PropertyRun) -> PropertyReport
  private let textOfCase: @Sendable (UInt64, UInt64) -> String

  /// Creates a law from its property.
  ///
  ///     let small = Property("small", "n < 50", of: Generator.integer(in: 0...99)) { n in
  ///       n < 50 ? .holds : .broken([("n", "\(n)")])
  ///     }
  ///     let report = Law(small, source: "").run(PropertyRun(seed: 7, cases: 100))
  ///     report.failure?.replay  // Optional("metryvo verify laws small --seed 7 --case 2")
  ///
  /// - Parameters:
  ///   - property: the equation with its cases.
  ///   - source: a section, a paper, a theorem.
  ///   - caseCount: the number of cases if the cases are finite, otherwise `nil`.
  ///   - resultsPerCase: the number of a backend's results that each case compares.
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
  ///
  ///     let plus = ArithmeticLaws.agreement(of: Decimal128.self, and: BigDecimal.self)[1]
  ///     let report = plus.run(PropertyRun(seed: 7, cases: 20))
  ///     [report.cases, report.discardedCount, report.failed]  // [20, 0, 0]
  public func run(_ run: PropertyRun) -> PropertyReport { judge(run) }

  /// Returns the report of a run from findings that another process determined.
  package func report(_ run: PropertyRun, _ findings: PropertyReport.Findings) -> PropertyReport {
    var report = empty(run)
    report.findings = findings
    return report
  }

  /// Returns the text of case `index` of `seed`.
  ///
  ///     let laws = ArithmeticLaws.all(for: Decimal128.self)
  ///     let commutes = laws.first { $0.identifier == "add-commutes" }
  ///     commutes?.text(ofCase: 9, seed: 7)  // Optional("add 1E17 15555559999555E4")
  public func text(ofCase index: UInt64, seed: UInt64) -> String { textOfCase(seed, index) }
}
