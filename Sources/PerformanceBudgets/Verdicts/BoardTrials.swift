import PropertyTesting

/// What becomes of boards that a machine might as well have measured: their rounds drawn from stored ones.
///
///     let trials = BoardTrials(of: measured, against: budgets, plan: plan)
///     print(trials.alarms, "of", trials.boards, "boards raise an alarm")
///
/// The stored rounds are those of code that keeps its budgets, so every breach is a false alarm. Rounds are
/// drawn in long blocks of neighbours, all figures of a round together, and are judged as in a run: look by look.
package struct BoardTrials: Hashable, Sendable {
  /// What came of each board.
  private let outcomes: [Outcome]

  private struct Outcome: Hashable, Sendable {
    var breaches: Set<Budget>
    var isUndecided: Bool
  }

  /// The boards that were drawn.
  package var boards: Int { outcomes.count }
  /// Those with a breach.
  package var alarms: Int { outcomes.count { !$0.breaches.isEmpty } }
  /// Those without a breach on which something was not decided.
  package var undecided: Int { outcomes.count { $0.breaches.isEmpty && $0.isUndecided } }
  /// The boards that breach each budget.
  package var breaches: [Budget: Int] {
    Dictionary(outcomes.flatMap(\.breaches).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The same boards if these budgets are breached on none, because other processes find them kept.
  ///
  /// All boards are drawn from the rounds of one process, and so is where the system put it.
  package func clearing(_ budgets: Set<Budget>) -> BoardTrials {
    BoardTrials(
      outcomes: outcomes.map {
        Outcome(breaches: $0.breaches.subtracting(budgets), isUndecided: $0.isUndecided)
      })
  }

  private init(outcomes: [Outcome]) { self.outcomes = outcomes }

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
  package init(
    of measured: [WorkloadMeasurement], against budgets: [Budget], plan: MeasurementPlan,
    boards: Int = 2_000, blockLength: Int = 16, seed: UInt64 = 1
  ) {
    outcomes = (0..<boards).map { board in
      var random = CaseRandom(seed: seed, index: UInt64(board))
      let verdicts = measured.flatMap { measurement in
        let bootstrap = BlockBootstrap(count: measurement.rounds, blockLength: blockLength)
        let places = bootstrap.draw(plan.looks.last ?? 0, using: &random)
        let own = budgets.filter { $0.workload == measurement.workload }
        return own.verdicts(on: measurement, rounds: places, plan: plan)
      }
      return Outcome(
        breaches: Set(verdicts.filter { $0.outcome == .breach }.map(\.budget)),
        isUndecided: verdicts.contains { $0.outcome != .breach && $0.outcome != .pass })
    }
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
