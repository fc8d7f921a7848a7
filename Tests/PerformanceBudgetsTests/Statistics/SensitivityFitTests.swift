import Foundation
import PerformanceBudgets
import Testing

@Suite struct SensitivityFitTests {
  /// Rounds beside three kinds of neighbours, a third each, with a noise of 2 %.
  private func measurement(
    p: Double, q: Double, neighbours: [(yardstick: Double, products: Double)]
  ) -> WorkloadMeasurement {
    var noise = MadeUpRounds(seed: 11, index: 0)
    var values: [Metric: [Double]] = [:]
    var disturbances: [Double] = []
    for round in 0..<360 {
      let (yardstick, products) = neighbours[round / 12 % neighbours.count]
      disturbances.append(2 * yardstick)
      let chains = 5 * noise.next() * pow(yardstick, p) * pow(products, q)
      values[.ratioToChain, default: []].append(chains)
      values[.ratioToYardstick, default: []].append(chains / (2 * yardstick))
      values[.ratioToProducts, default: []].append(chains / products)
    }
    return WorkloadMeasurement(
      workload: "w", subjects: [SubjectMeasurement(name: "a", values: values)], rounds: 360,
      controlRatios: [Double](repeating: 1, count: 360), disturbances: disturbances, calm: 2)
  }

  @Test(arguments: [(0.75, 0.5), (1.1, 0), (0.3, -0.2)])
  func powersAreFound(p: Double, q: Double) throws {
    let measured = measurement(p: p, q: q, neighbours: [(1, 1), (1.4, 1.1), (1.6, 1.4)])
    let fit = try #require(SensitivityFit(of: "a", in: measured))
    #expect(abs(fit.sensitivity.yardstick - p) < 0.1 && abs(fit.sensitivity.products - q) < 0.1)
    // In calm rounds the yardstick is two chains and the products one.
    #expect(abs(fit.typical / (5 / pow(2, fit.sensitivity.yardstick)) - 1) < 0.01)
    #expect(fit.calmRounds == 120 && fit.spread < 1.06)
  }

  /// Where nothing tells the powers they are those of work like the yardstick.
  @Test func withoutNeighboursThePowersStay() throws {
    let fit = try #require(
      SensitivityFit(of: "a", in: measurement(p: 0.5, q: 0.5, neighbours: [(1, 1)])))
    #expect(fit.sensitivity == Sensitivity(yardstick: 1, products: 0))
  }

  @Test func withoutCalmRoundsThereIsNone() {
    let measured = measurement(p: 1, q: 0, neighbours: [(1.4, 1.1)])
    #expect(SensitivityFit(of: "a", in: measured) == nil)
    #expect(SensitivityFit(of: "b", in: measured) == nil)
  }
}
