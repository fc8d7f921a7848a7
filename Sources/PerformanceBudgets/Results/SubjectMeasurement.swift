/// The measurement of one subject.
public struct SubjectMeasurement: Sendable, Equatable {
  /// The subject's name.
  public let name: String
  /// The size of the problem, if the workload measures the growth of instructions.
  package let size: Double?
  /// The value of each metric in each round; a single value for metrics that no clock measures.
  package var values: [Metric: [Double]]
  /// The wall times of all samples; empty if samples were not timed.
  public let wall: SampleHistogram
  /// The Callgrind counts; `nil` if instructions were not counted.
  package var count: InstructionCount?

  /// Creates a measurement from its parts, for reports and verdicts on made-up values.
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

  /// Returns a metric's median over the rounds, or its single value; `nil` if it was not measured.
  ///
  /// - Complexity: O(n log n).
  public func median(of metric: Metric) -> Double? { MedianInterval.median(values[metric] ?? []) }
}
