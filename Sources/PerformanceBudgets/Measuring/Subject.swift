/// One measured implementation of a workload.
///
/// Subjects of one workload are measured side by side and compared.
public struct Subject {
  /// The name of the subject in budgets and reports.
  public let name: String
  /// The identifier of the workload.
  public let workload: String
  /// The samples of one block; Callgrind counts one block, and a timed round runs two blocks.
  ///
  /// Percentile p of a round needs several times 100 ÷ (100 − p) samples: p99.9 at least 1,000.
  public let samplesPerBlock: Int
  /// The operations of one sample.
  public let operationsPerSample: Int
  /// The size of the problem, such as the digits of its operands.
  ///
  /// Only workloads that measure the growth of instructions have a size.
  public let size: Double?
  /// Whether each sample is counted separately, as ``Metric/worstToTypical`` requires.
  public var countsSamples = false
  /// The program and the arguments of a subject whose samples are processes; else empty.
  package var command: [String] = []
  /// The function that runs sample i of a block on the calling thread.
  public let run: (Int) -> Void
  /// The function that throws if the results are wrong; it is called before any measurement.
  public let check: () throws -> Void

  /// Creates a subject from its parts.
  ///
  ///     struct WrongResult: Error {}
  ///     let int = Subject("int", workload: "read", samplesPerBlock: 9, operationsPerSample: 2) {
  ///       for sign in ["", "-"] { blackHole(Int("\(sign)\($0)")) }
  ///     } check: { guard Int("-17") == -17 else { throw WrongResult() } }
  ///     int.operationsPerBlock  // 18
  ///
  /// - Precondition: all numbers are positive.
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

  /// The operations of one block.
  public var operationsPerBlock: Int { samplesPerBlock * operationsPerSample }
  package var operationsPerProfile: Int {
    countsSamples || !command.isEmpty ? operationsPerSample : operationsPerBlock
  }
}
