/// What Callgrind counted of one block of a subject, or of one run of a program.
package struct InstructionCount: Hashable, Sendable {
  /// A function with the instructions that it executed itself.
  package struct Function: Hashable, Sendable {
    /// Its name, demangled.
    package let name: String
    /// Its instructions ÷ operations.
    package let instructions: Double
  }

  /// Instructions of one operation.
  package let instructions: Double
  /// Branches that the simulated predictor took wrongly, in one operation.
  package let mispredictions: Double
  /// Accesses that the simulated caches of the first level did not hold, in one operation.
  package let cacheMisses: Double
  /// The functions with the most instructions, the largest first.
  package let functions: [Function]
  /// The instructions of each sample, where samples are counted by themselves.
  package let samples: [Double]

  /// A count from its parts.
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

  /// The count of a profile of so many operations.
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

  /// The instructions of the dearest sample ÷ those of the median; `nil` if samples were not counted
  /// by themselves.
  package var worstToTypical: Double? {
    guard let worst = samples.max(), let median = MedianInterval.median(samples), median > 0 else {
      return nil
    }
    return worst / median
  }
}
