/// Something that is measured: one way of doing the work of one workload.
///
/// Subjects of the same workload are measured side by side and compared.
///
///     Subject("native", workload: "parse", samplesPerBlock: 1_000, operationsPerSample: 10) { i in
///       for k in 0..<10 { blackHole(Int(texts[(10 * i + k) % texts.count])) }
///     } check: {
///       guard Int("17") == 17 else { throw WrongResult() }
///     }
public struct Subject {
  /// The name by which budgets and reports know it.
  public let name: String
  /// The identifier of the workload.
  public let workload: String
  /// The samples in one block: what is counted, and what a round times twice.
  ///
  /// Percentile p of a round needs a few times 100 ÷ (100 − p) samples: 1,000 at least for p99.9.
  public let samplesPerBlock: Int
  /// The operations that one sample does.
  public let operationsPerSample: Int
  /// How large its problem is, such as the digits of its operands, where a workload shows how
  /// instructions grow.
  public let size: Double?
  /// Whether each sample is counted by itself, because ``Metric/worstToTypical`` compares them.
  public var countsSamples = false
  /// The program and the arguments of a subject whose samples are processes; empty for others.
  package var command: [String] = []
  /// Does sample i of a block, on the calling thread.
  public let run: (Int) -> Void
  /// Throws if the results are wrong; called before anything is measured.
  public let check: () throws -> Void

  /// A subject from its parts.
  ///
  /// - Precondition: the numbers are positive.
  public init(
    _ name: String, workload: String, samplesPerBlock: Int, operationsPerSample: Int = 1,
    size: Double? = nil, run: @escaping (Int) -> Void, check: @escaping () throws -> Void
  ) {
    precondition(samplesPerBlock > 0, "a block needs a sample")
    precondition(operationsPerSample > 0, "a sample needs an operation")
    precondition(size.map { $0 > 0 } ?? true, "no logarithm of a size that is not positive")
    self.name = name
    self.workload = workload
    self.samplesPerBlock = samplesPerBlock
    self.operationsPerSample = operationsPerSample
    self.size = size
    self.run = run
    self.check = check
  }

  /// The operations in one block.
  public var operationsPerBlock: Int { samplesPerBlock * operationsPerSample }
  /// The operations that one profile counts.
  package var operationsPerProfile: Int {
    countsSamples || !command.isEmpty ? operationsPerSample : operationsPerBlock
  }
}
