import Foundation
import PerformanceBudgets
import Testing

/// What is told beside the yardstick, on machines whose speed changes.
@Suite struct SlicedBlockTests {
  private let machine = MadeUpMachine()

  /// A speed that a test changes while samples run.
  final class Speed: @unchecked Sendable {
    var factor = 1.0
    var runs = 0
  }

  /// Samples of 50 µs on a machine that becomes slower by a tenth after each: the ratio does not.
  @Test func aSliceIsJudgedByTheYardsticksBesideIt() throws {
    let speed = Speed()
    let subject = machine.subject("a", samplesPerBlock: 40) { sample in
      speed.factor = sample == 0 ? 1 : speed.factor * 1.1
      return UInt64(50_000 * speed.factor)
    }
    let measurer = machine.measurer(
      plan: MeasurementPlan(looks: [4], warmUpBlocks: 1),
      yardstick: { [machine] in machine.work(UInt64(100_000 * speed.factor)) })
    let measured = try #require(try measurer.measure([subject]).subject("a"))
    let ratios = try #require(measured.values[.ratioToYardstick])
    #expect(ratios.count == 4)
    // Two readings around a slice differ by as much as it changes the speed.
    for ratio in ratios { #expect(ratio > 0.45 && ratio < 0.55, "\(ratio)") }
  }

  /// Short samples are timed a second time as wholes, without the clocks between them.
  @Test func shortSamplesRunAgainAsWholes() throws {
    let speed = Speed()
    func subject(takes nanoseconds: UInt64) -> Subject {
      machine.subject("a", samplesPerBlock: 100) { _ in
        speed.runs += 1
        return nanoseconds
      }
    }
    let measurer = machine.measurer(plan: MeasurementPlan(looks: [3], warmUpBlocks: 1))
    let short = try #require(try measurer.measure([subject(takes: 1_000)]).subject("a"))
    // A block warms up, one counts allocations, two a round are timed, each after a sample that is not.
    #expect(speed.runs == 100 * (1 + 1 + 3 * 2 * 2) + 3 * 2 && short.cpu.count == 600)
    speed.runs = 0
    _ = try measurer.measure([subject(takes: 40_000)])
    #expect(speed.runs == 100 * (1 + 1 + 3 * 2) + 3 * 2)
    speed.runs = 0
    // Of 1.6 ms, sixteen yardsticks, warming up is little.
    _ = try measurer.measure([subject(takes: 1_600_000)])
    #expect(speed.runs == 100 * (1 + 1 + 3 * 2))
  }

  /// What only the first sample of a block takes, because another subject was there, is in no figure.
  @Test func theFirstSampleOfABlockIsNotTimed() throws {
    let speed = Speed()
    let cold = machine.subject("cold", samplesPerBlock: 2) { _ in
      defer { speed.runs += 1 }
      return speed.runs == 0 ? 300_000 : 100_000
    }
    let other = machine.subject("other", samplesPerBlock: 2) { _ in
      speed.runs = 0
      return 100_000
    }
    let measurer = machine.measurer(plan: MeasurementPlan(looks: [4]))
    let measured = try measurer.measure([other, cold])
    #expect(measured.subject("cold")?.values[.ratioToYardstick] == [1, 1, 1, 1])
  }

  /// The figure stays what it was where neighbours slow the work by powers of what they slow the yardstick and the
  /// products, and follows it where the powers are other ones.
  @Test(arguments: [
    (Sensitivity(yardstick: 1.5, products: -0.25), 1.0),
    (Sensitivity(yardstick: 1.5), pow(1.3, -0.25)),
    (Sensitivity(products: -0.25), 1.6.squareRoot()),
  ])
  func theSensitivityMakesUpForNeighbours(_ sensitivity: Sensitivity, _ change: Double) throws {
    func measure(clock: Double, yardstick: Double, products: Double) throws -> Double {
      let machine = MadeUpMachine()
      @Sendable func nanoseconds(_ calm: Double, _ p: Double, _ q: Double) -> UInt64 {
        UInt64((calm * clock * pow(yardstick, p) * pow(products, q)).rounded())
      }
      let measurer = machine.measurer(
        plan: MeasurementPlan(looks: [16]),
        yardstick: { machine.work(nanoseconds(100_000, 1, 0)) },
        chain: { machine.work(nanoseconds(30_000, 0, 0)) },
        products: { machine.work(nanoseconds(20_000, 0, 1)) })
      let budget = Budget(
        workload: "made up", metric: .ratioToYardstick, sensitivity: sensitivity,
        limit: .atMost(9), reason: "made up")
      let subject = machine.subject("a", samplesPerBlock: 10) { _ in nanoseconds(40_000, 1.5, -0.25)
      }
      let verdict = try measurer.measure([subject], against: [budget]).verdicts.first
      return try #require(verdict?.measured)
    }
    let calm = try measure(clock: 1, yardstick: 1, products: 1)
    let slow = try measure(clock: 1.25, yardstick: 1.6, products: 1.3)
    #expect(abs(slow / calm - change) < 1e-3)
  }

  /// Without products a budget that needs them is not decided, and not passed.
  @Test func withoutProductsNothingIsSaid() throws {
    let budget = Budget(
      workload: "made up", metric: .ratioToYardstick, sensitivity: Sensitivity(products: 0.5),
      limit: .atMost(9), reason: "made up")
    let subject = machine.subject("a") { _ in 40_000 }
    let verdicts = try machine.measurer().measure([subject], against: [budget]).verdicts
    #expect(verdicts.map(\.outcome) == [.inconclusive(.metricNotMeasured)])
  }
}
