/// The Callgrind counts of one block of a subject, or of one run of a program.
package struct InstructionCount: Hashable, Sendable {
  /// A function with its self instructions.
  package struct Function: Hashable, Sendable {
    /// The demangled name.
    package let name: String
    /// The instructions ÷ operations.
    package let instructions: Double
  }

  /// The instructions of one operation.
  package let instructions: Double
  /// The branches of one operation that the simulated predictor mispredicted.
  package let mispredictions: Double
  /// The accesses of one operation that missed the simulated first-level caches.
  package let cacheMisses: Double
  /// The functions with the most instructions, the largest first.
  package let functions: [Function]
  /// The instructions of each sample, if samples are counted separately.
  package let samples: [Double]

  package init(
    instructions: Double, mispredictions: Double = 0, cacheMisses: Double = 0,
    functions: [Function] = [], samples: [Double] = []
  ) {
    self.instructions = instructions
    self.mispredictions = mispredictions
    self.cacheMisses = cacheMisses
    self.functions = functions
    self.samples = samples
  }

  /// Divides the totals of a profile by the number of operations.
  init(_ profile: CallgrindProfile, operations: Int) {
    let operations = Double(operations)
    self.init(
      instructions: profile.total("Ir") / operations,
      mispredictions: (profile.total("Bcm") + profile.total("Bim")) / operations,
      cacheMisses: (profile.total("I1mr") + profile.total("D1mr") + profile.total("D1mw"))
        / operations,
      functions: profile.functions.prefix(8).map {
        Function(name: Demangling.name(of: $0.name), instructions: $0.cost / operations)
      })
  }

  /// The value of ``Metric/worstToTypical``; `nil` without separate samples, or for a median of 0.
  package var worstToTypical: Double? {
    guard let worst = samples.max(), let median = MedianInterval.median(samples), median > 0 else {
      return nil
    }
    return worst / median
  }
}
