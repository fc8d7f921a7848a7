/// How much of a property is tried: which cases, for how long, and what is done with failures.
public struct PropertyRun: Sendable {
  /// The seed of all cases.
  public var seed: UInt64
  /// The numbers of the cases; shards of a longer run are disjoint ranges.
  public var indices: Range<UInt64>
  /// How long to generate and judge, if not to the end of the range; shrinking has its own time.
  public var timeLimit: Duration?
  /// How many cases a shorter run may go on to until it has met its labels; 0 for shards.
  public var casesForLabels = 10_000
  /// Whether labels that were met too seldom keep the run from being a judgement; not where one case is repeated.
  public var requiresLabels = true
  /// The labels of cases that were judged before: they count for what is required where a run goes on for it.
  package var labelsBefore = Labels()
  /// The longest a single case may take; a run ends with an error that names it.
  public var caseTimeLimit: Duration = .seconds(10)
  /// How often a failing case may be judged anew to shrink it.
  public var shrinkingEvaluations = 4_000
  /// How long shrinking may take.
  public var shrinkingTime: Duration = .seconds(10)
  /// The largest share of cases that may be discarded, in cases of a hundred.
  public var discardedPerHundred = 90
  /// Where failing cases are kept as values; those found there are judged first.
  public var regressions: RegressionFolder?
  /// Whether the saved cases are judged; only the first shard of a run needs to.
  public var replaysRegressions = true
  /// Takes the line that names the seed, before anything else happens.
  public var announce: @Sendable (String) -> Void = { SeedAnnouncement.write($0) }

  /// The cases 0..<`cases` of `seed`.
  public init(seed: UInt64, cases: Int) {
    self.init(seed: seed, indices: 0..<UInt64(cases))
  }

  /// The cases of `indices`.
  public init(seed: UInt64, indices: Range<UInt64>) {
    self.seed = seed
    self.indices = indices
  }
}
