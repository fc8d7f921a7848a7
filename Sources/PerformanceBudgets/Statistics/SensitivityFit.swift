import Foundation

/// The sensitivity of work to neighbours, found in rounds beside different ones, and its figure where it is calm.
package struct SensitivityFit: Hashable, Sendable {
  /// The powers, to two decimals.
  package let sensitivity: Sensitivity
  /// The median of the figures of calm rounds: the ratio to the yardstick, with these powers.
  package let typical: Double
  /// How many rounds were calm.
  package let calmRounds: Int
  /// The greatest deviation from ``typical`` among medians of neighbouring rounds, calm or not, as a factor.
  package let spread: Double

  /// The rounds of which medians are taken, against the noise of single ones.
  private static let group = 6
  /// How much the powers are drawn to 1 and 0 where rounds do not tell them: the square of 1.4 %, the noise of groups.
  private static let pull = 2e-4

  /// Fits the powers p and q in log time = calm + p · log yardstick + q · log products, all by the chain, by ridge
  /// regression towards 1 and 0.
  ///
  /// - Returns: `nil` if the subject has no ratios to all three, or fewer than six calm rounds.
  /// - Complexity: O(n log n).
  package init?(of name: String, in measurement: WorkloadMeasurement) {
    guard let subject = measurement.subject(name), let chains = subject.values[.ratioToChain],
      let yardsticks = subject.values[.ratioToYardstick],
      let products = subject.values[.ratioToProducts]
    else { return nil }
    let rounds = zip(zip(chains, yardsticks), products).map { pair, product in
      Round(time: log(pair.0), yardstick: log(pair.0 / pair.1), products: log(pair.0 / product))
    }
    let calm = measurement.calm(rounds)
    guard calm.count >= Self.group, let center = Round(medianOf: calm) else { return nil }
    let groups = stride(from: 0, through: rounds.count - Self.group, by: Self.group).compactMap {
      Round(medianOf: rounds[$0..<$0 + Self.group])
    }
    let sensitivity = Self.powers(groups, around: center)
    self.sensitivity = sensitivity
    func figure(_ round: Round) -> Double {
      round.time - sensitivity.yardstick * round.yardstick
        - sensitivity.products * round.products
    }
    let typical = MedianInterval.median(calm.map(figure)) ?? 0
    self.typical = exp(typical)
    calmRounds = calm.count
    spread = exp(groups.map { abs(figure($0) - typical) }.max() ?? 0)
  }

  private static func powers(_ groups: [Round], around center: Round) -> Sensitivity {
    let count = Double(groups.count)
    var (xx, xy, yy, xr, yr) = (pull, 0.0, pull, 0.0, 0.0)
    for group in groups {
      let x = group.yardstick - center.yardstick
      let y = group.products - center.products
      // What is left when the power of the yardstick is 1, and that of products 0.
      let rest = group.time - center.time - x
      xx += x * x / count
      xy += x * y / count
      yy += y * y / count
      xr += x * rest / count
      yr += y * rest / count
    }
    let determinant = xx * yy - xy * xy
    func rounded(_ power: Double) -> Double {
      (min(max(power, -3), 3) * 100).rounded() / 100
    }
    return Sensitivity(
      yardstick: rounded(1 + (xr * yy - yr * xy) / determinant),
      products: rounded((yr * xx - xr * xy) / determinant))
  }

  /// Logarithms of what a round took, in chains.
  fileprivate struct Round {
    var time: Double
    var yardstick: Double
    var products: Double
  }
}

extension SensitivityFit.Round {
  fileprivate init?(medianOf rounds: some Collection<Self>) {
    guard let time = MedianInterval.median(rounds.map(\.time)),
      let yardstick = MedianInterval.median(rounds.map(\.yardstick)),
      let products = MedianInterval.median(rounds.map(\.products))
    else { return nil }
    self.init(time: time, yardstick: yardstick, products: products)
  }
}
