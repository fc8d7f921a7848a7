/// What was measured of one subject.
public struct SubjectMeasurement: Sendable, Equatable {
  /// The subject's name.
  public let name: String
  /// How large its problem is, where a workload shows how instructions grow.
  package let size: Double?
  /// The value of each metric in each round; one value for metrics that no clock measures.
  package var values: [Metric: [Double]]
  /// Every sample on the wall clock; empty where samples were not timed.
  public let wall: SampleHistogram
  /// What Callgrind counted; `nil` if nothing was.
  package var count: InstructionCount?

  /// A measurement from its parts, for reports and verdicts on made-up values.
  package init(
    name: String, size: Double? = nil, values: [Metric: [Double]] = [:],
    wall: SampleHistogram = SampleHistogram(), count: InstructionCount? = nil
  ) {
    self.name = name
    self.size = size
    self.values = values
    self.wall = wall
    self.count = count
  }

  /// The median over the rounds of a metric, or its one value; `nil` if it was not measured.
  ///
  /// - Complexity: O(n log n).
  public func median(of metric: Metric) -> Double? { MedianInterval.median(values[metric] ?? []) }
}
