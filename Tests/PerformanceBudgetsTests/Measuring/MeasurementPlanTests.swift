import PerformanceBudgets
import Testing

@Suite struct MeasurementPlanTests {
  /// Over all looks and verdicts together exactly the stated probability of an error is spent.
  @Test func theErrorIsSpentOnce() {
    for looks in [[16], [16, 64], [16, 64, 256], [8, 16, 32, 64, 128]] {
      let plan = MeasurementPlan(looks: looks, confidence: 0.99, verdicts: 7)
      let spent = looks.indices.map { plan.confidences(atLook: $0) }
      #expect(abs(spent.reduce(0) { $0 + 7 * (1 - $1.breach) } - 0.01) < 1e-12, "\(looks)")
      #expect(abs(spent.reduce(0) { $0 + (1 - $1.pass) } - 0.01) < 1e-12, "\(looks)")
    }
  }

  @Test func theFirstLookSpendsMost() {
    let plan = MeasurementPlan(looks: [16, 64, 256], confidence: 0.98, verdicts: 1)
    let spent = (0..<3).map { 1 - plan.confidences(atLook: $0).breach }
    for (share, expected) in zip(spent, [0.01, 0.005, 0.005]) {
      #expect(abs(share - expected) < 1e-12)
    }
  }

  @Test func ownersMistakesTrap() async {
    await #expect(processExitsWith: .failure) { _ = MeasurementPlan(verdicts: 0) }
    await #expect(processExitsWith: .failure) { _ = MeasurementPlan().confidences(atLook: 3) }
  }
}
