import PropertyTesting

/// What becomes of boards that a machine might as well have measured: their rounds drawn from stored ones.
///
///     let trials = BoardTrials(of: measured, against: budgets, plan: plan)
///     print(trials.alarms, "of", trials.boards, "boards raise an alarm")
///
/// The stored rounds are those of code that keeps its budgets, so every breach is a false alarm. Rounds are
/// drawn in long blocks of neighbours, all figures of a round together, and are judged as in a run: look by look.
public struct BoardTrials: Hashable, Sendable {
  /// The boards that were drawn.
  public let boards: Int
  /// Those with a breach.
  public let alarms: Int
  /// Those without a breach on which something was not decided.
  public let undecided: Int
  /// The breaches of each budget.
  public let breaches: [Budget: Int]

  /// Draws boards from what was measured of each workload, and judges them.
  ///
  /// - Parameters:
  ///   - measured: the stored rounds; as many as the plan's last look, or more.
  ///   - budgets: what is judged.
  ///   - plan: the looks, and how the probability of an error is shared.
  ///   - boards: how many are drawn.
  ///   - blockLength: the rounds in a block; longer than phases of the machine last.
  ///   - seed: the same seed draws the same boards.
  /// - Precondition: each workload has a round.
  public init(
    of measured: [WorkloadMeasurement], against budgets: [Budget], plan: MeasurementPlan,
    boards: Int = 2_000, blockLength: Int = 16, seed: UInt64 = 1
  ) {
    var alarms = 0
    var undecided = 0
    var breaches: [Budget: Int] = [:]
    for board in 0..<boards {
      var random = CaseRandom(seed: seed, index: UInt64(board))
      let verdicts = measured.flatMap { measurement in
        let bootstrap = BlockBootstrap(count: measurement.rounds, blockLength: blockLength)
        let places = bootstrap.draw(plan.looks.last ?? 0, using: &random)
        let own = budgets.filter { $0.workload == measurement.workload }
        return own.verdicts(on: measurement, rounds: places, plan: plan)
      }
      switch verdicts.exitCode {
      case 0: break
      case 1: alarms += 1
      default: undecided += 1
      }
      for verdict in verdicts where verdict.outcome == .breach {
        breaches[verdict.budget, default: 0] += 1
      }
    }
    self.boards = boards
    self.alarms = alarms
    self.undecided = undecided
    self.breaches = breaches
  }
}

extension [Budget] {
  /// The verdicts at the first look that decides them all, or at the last.
  fileprivate func verdicts(
    on measurement: WorkloadMeasurement, rounds: [Int], plan: MeasurementPlan
  ) -> [BudgetVerdict] {
    var verdicts: [BudgetVerdict] = []
    for (index, look) in plan.looks.enumerated() {
      let drawn = measurement.drawing(
        rounds.prefix(look), confidences: plan.confidences(atLook: index),
        metrics: Set(flatMap(\.metric.sources)))
      verdicts = flatMap { $0.verdicts(on: drawn) }
      if verdicts.allSatisfy({ !$0.outcome.mayChangeWithMoreRounds }) { break }
    }
    return verdicts
  }
}

extension WorkloadMeasurement {
  /// The measurement as if its rounds had been those at `places`.
  fileprivate func drawing(
    _ places: ArraySlice<Int>, confidences: Confidences, metrics: Set<Metric>
  ) -> WorkloadMeasurement {
    WorkloadMeasurement(
      workload: workload,
      subjects: subjects.map { subject in
        let values = metrics.compactMap { metric in
          subject.values[metric].map { all in
            (metric, metric.isExact ? all : places.map { all[$0] })
          }
        }
        return SubjectMeasurement(
          name: subject.name, size: subject.size,
          values: Dictionary(values, uniquingKeysWith: { first, _ in first }),
          wall: subject.wall, cpu: subject.cpu)
      }, rounds: places.count, controlRatios: places.map { controlRatios[$0] },
      controlBound: controlBound,
      disturbances: disturbances.isEmpty ? [] : places.map { disturbances[$0] }, calm: calm,
      confidences: confidences)
  }
}
