/// What was measured of one subject: its figures round by round, and all its samples together.
public struct SubjectMeasurement: Sendable, Equatable {
  /// The subject's name.
  public let name: String
  /// The samples in one of its two blocks of a round.
  package let samplesPerBlock: Int
  /// The operations in one sample.
  package let operationsPerSample: Int
  /// How large its problem is, where a workload shows how times grow.
  package let size: Double?
  /// The value of each metric in each round; one value for exact metrics, none if not measured.
  package let values: [Metric: [Double]]
  /// Every sample on the wall clock, net of the clocks' cost.
  public let wall: SampleHistogram
  /// Every sample on the thread's CPU clock, net of the clocks' cost.
  public let cpu: SampleHistogram
  /// The blocks that were run to warm up.
  package let warmUpBlocks: Int
  /// Whether the last blocks of the warm-up took the same time; if not, its limit ended it.
  package let isWarm: Bool

  /// A measurement from its parts, for reports and verdicts on made-up values.
  package init(
    name: String, samplesPerBlock: Int = 1, operationsPerSample: Int = 1, size: Double? = nil,
    values: [Metric: [Double]], wall: SampleHistogram = SampleHistogram(),
    cpu: SampleHistogram = SampleHistogram(), warmUpBlocks: Int = 0, isWarm: Bool = true
  ) {
    self.name = name
    self.samplesPerBlock = samplesPerBlock
    self.operationsPerSample = operationsPerSample
    self.size = size
    self.values = values
    self.wall = wall
    self.cpu = cpu
    self.warmUpBlocks = warmUpBlocks
    self.isWarm = isWarm
  }

  /// The median over the rounds of a metric, or its one value; `nil` if it was not measured.
  ///
  /// - Complexity: O(n log n).
  public func median(of metric: Metric) -> Double? { MedianInterval.median(values[metric] ?? []) }

  /// The rounds whose value of a metric lies far from the others; they count like the others.
  ///
  /// - Complexity: O(n log n).
  package func outliers(of metric: Metric) -> Outliers { Outliers(values[metric] ?? []) }
}
