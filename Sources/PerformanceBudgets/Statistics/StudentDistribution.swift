import Foundation

/// Student's t distribution, for intervals of few values.
package enum StudentDistribution {
  /// The cells of the sum that stands for the integral: quantiles are right to 10⁻³ of themselves.
  private static let cells = 1_024

  /// The t that is exceeded with probability `tail`.
  ///
  /// With t = √ν ÷ tan φ the density is sin^(ν−1) φ up to a factor, φ from 0 to π: the tail above t is the
  /// integral from 0 to φ, summed here by the midpoint rule until it reaches its share.
  ///
  /// - Source: N. L. Johnson, S. Kotz, N. Balakrishnan, Continuous Univariate Distributions, vol. 2, ch. 28.
  /// - Precondition: 0 < tail < ½, and there is a degree of freedom.
  package static func quantile(tail: Double, degrees: Int) -> Double {
    precondition(tail > 0 && tail < 0.5, "a tail is less than half")
    precondition(degrees > 0, "no distribution without a degree of freedom")
    let width = Double.pi / 2 / Double(cells)
    let weights = (0..<cells).map { pow(sin((Double($0) + 0.5) * width), Double(degrees - 1)) }
    // The cells reach to π ÷ 2, which is half of the whole.
    let share = 2 * tail * weights.reduce(0, +)
    var sum = 0.0
    var cell = 0
    while cell + 1 < cells && sum + weights[cell] < share {
      sum += weights[cell]
      cell += 1
    }
    let angle = (Double(cell) + (share - sum) / weights[cell]) * width
    return Double(degrees).squareRoot() / tan(angle)
  }
}
