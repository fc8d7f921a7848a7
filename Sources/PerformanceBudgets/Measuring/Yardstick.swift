/// A fixed piece of work whose time says how fast the machine is at this moment.
///
/// Time ÷ the yardstick's time moments before and after stays the same where the machine's speed does
/// not: the median of such paired ratios repeated to 0.1 % where plain medians spread by 3 %.
package struct Yardstick: Sendable {
  /// Does the work once.
  package let run: @Sendable () -> Void

  /// A yardstick of your own; about 100 µs long.
  package init(run: @escaping @Sendable () -> Void) { self.run = run }

  /// A chain of 60,000 128-bit multiplications, each waiting for the one before: about 100 µs.
  package static let multiplyChain = Yardstick { multiply(steps: 60_000) }

  /// A chain of 20,000, which takes the time of 20,000 latencies whatever else uses the core: it follows the clock
  /// rate alone.
  package static let shortChain = Yardstick { multiply(steps: 20_000) }

  /// A chain of multiplications; it touches no memory and takes no branch.
  ///
  /// The step is x ← (x · m mod 2¹²⁸) ⊕ ⌊x ÷ 2⁶⁴⌋; m is the multiplier of PCG's 128-bit generator (O'Neill,
  /// PCG, 2014), so that the state never settles.
  static func multiply(steps: Int) {
    let multiplier: UInt128 = 47_026_247_687_942_121_848_144_207_491_837_523_525
    var state: UInt128 = 1
    for _ in 0..<steps { state = (state &* multiplier) ^ (state >> 64) }
    blackHole(state)
  }
}
