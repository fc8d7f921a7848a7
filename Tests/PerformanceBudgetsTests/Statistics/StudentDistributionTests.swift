import PerformanceBudgets
import Testing

@Suite struct StudentDistributionTests {
  /// Tail, degrees of freedom, and the t of printed tables.
  private static let table: [(Double, Int, Double)] = [
    (0.25, 1, 1), (0.025, 1, 12.706), (0.005, 1, 63.657), (0.05, 2, 2.920), (0.0005, 4, 8.610),
    (0.005, 10, 3.169), (0.0005, 15, 4.073), (0.005, 30, 2.750), (0.0005, 120, 3.373),
  ]

  @Test func quantilesAreThoseOfTheTables() {
    let differences = Self.table.compactMap { tail, degrees, expected -> String? in
      let t = StudentDistribution.quantile(tail: tail, degrees: degrees)
      return abs(t - expected) < 0.0006 * expected ? nil : "\(tail) \(degrees): \(t)"
    }
    #expect(differences == [])
  }

  @Test func impossibleTailsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = StudentDistribution.quantile(tail: 0.5, degrees: 3)
    }
    await #expect(processExitsWith: .failure) {
      _ = StudentDistribution.quantile(tail: 0.1, degrees: 0)
    }
  }
}
