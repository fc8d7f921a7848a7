/// The settings of a run: cases, limits of time, shrinking and saved cases.
public struct PropertyRun: Sendable {
  /// The seed of all cases.
  public var seed: UInt64
  /// The numbers of the cases; the shards of a run are disjoint ranges.
  public var indices: Range<UInt64>
  /// The time for generating and judging, without shrinking; `nil` if there is no limit.
  public var timeLimit: Duration?
  /// The largest number of cases that a run generates to meet its required labels; 0 for shards.
  public var casesForLabels = 10_000
  /// Whether a label with too few cases prevents a judgement; `false` for a run that repeats one
  /// case.
  public var requiresLabels = true
  /// The labels of earlier cases; they count when a run decides whether labels need further cases.
  package var labelsBefore = Labels()
  /// The longest time for a single case; a longer case ends the run with an error that names the
  /// case.
  public var caseTimeLimit: Duration = .seconds(10)
  /// The largest number of judgements for shrinking a failing case.
  public var shrinkingEvaluations = 4_000
  /// The longest time for shrinking.
  public var shrinkingTime: Duration = .seconds(10)
  /// The largest percentage of cases that may be discarded.
  public var discardedPerHundred = 90
  /// The folder where failing cases are saved as values; a run judges the saved cases first.
  public var regressions: RegressionFolder?
  /// Whether saved cases are judged; only the first shard of a run needs to judge them.
  public var replaysRegressions = true
  /// The function that writes the line with the seed; it is called before anything else.
  public var announce: @Sendable (String) -> Void = { SeedAnnouncement.write($0) }

  /// Creates a run of the cases 0..<`cases` of `seed`.
  ///
  ///     PropertyRun(seed: 7, cases: 1_000).indices  // 0..<1000
  public init(seed: UInt64, cases: Int) {
    self.init(seed: seed, indices: 0..<UInt64(cases))
  }

  /// Creates a run of the cases `indices` of `seed`.
  ///
  ///     let shards = [0..<500, 500..<1_000].map { PropertyRun(seed: 7, indices: $0) }
  ///     shards.map(\.indices.count)  // [500, 500]
  public init(seed: UInt64, indices: Range<UInt64>) {
    self.seed = seed
    self.indices = indices
  }
}
