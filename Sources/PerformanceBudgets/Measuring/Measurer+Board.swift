extension Measurer {
  /// Checks, calibrates, warms up and counts allocations, then measures rounds of the workloads in turns.
  ///
  /// A round runs the subjects of a workload forwards and then backwards (A/B/B/A), with the yardstick before,
  /// between and after slices of the blocks, each of which a sample warms up. Heap and stack are shuffled for it, so
  /// that where memory lies is part of the spread of rounds. After each number of rounds in ``MeasurementPlan/looks``, and when the time is over,
  /// `isDecided` is asked of the workload whether its rounds suffice; if so it is not measured further. A turn is a
  /// time: in it short workloads do many rounds and long ones few; and none goes on to its next look before all are
  /// done with theirs, so that the long ones are not left without a verdict.
  ///
  /// - Parameters:
  ///   - board: the subjects of each workload.
  ///   - isDecided: whether what was measured of a workload suffices.
  /// - Returns: what was measured of each workload, in the order of the board.
  /// - Throws: ``MeasurementError/checkFailed(workload:subject:reason:)`` before anything is timed.
  /// - Precondition: each workload has a subject, all its subjects are of one workload, and no two have the same
  ///   name.
  package func measure(
    board: [[Subject]], isDecided: (WorkloadMeasurement) -> Bool = { _ in true }
  ) throws(MeasurementError) -> [WorkloadMeasurement] {
    SecondThread.run()
    for subjects in board { try Self.check(subjects) }
    var runs = board.map { MeasurementRun(self, $0) }
    for place in runs.indices {
      runs[place].warmUp()
      runs[place].countAllocations()
    }
    let heap = HeapShuffle()
    var stack = StackShuffle()
    var core = seeksCalmCores ? CalmCore(CoreMask.ofThread?.cores ?? []) : nil
    defer { core?.release() }
    let cpuEnd = cpuClock.moment(after: plan.cpuTimeLimit)
    let wallEnd = wallClock.moment(after: plan.wallTimeLimit)
    func isOver() -> Bool { cpuClock.now() >= cpuEnd || wallClock.now() >= wallEnd }
    /// What the yardstick ÷ the chain is where nothing disturbs: the 5th percentile of the rounds so far.
    func calm() -> Double {
      let readings = runs.flatMap(\.disturbances).sorted()
      return readings.isEmpty ? 1 : readings[readings.count / 20]
    }
    var looks = [Int](repeating: 0, count: runs.count)
    var decided = [WorkloadMeasurement?](repeating: nil, count: runs.count)
    while let least = decided.indices.filter({ decided[$0] == nil }).map({ looks[$0] }).min() {
      for place in decided.indices where decided[place] == nil && looks[place] == least {
        let look = plan.looks[looks[place]]
        core?.settle(self)
        let turnEnd = cpuClock.moment(after: plan.turn)
        var isTurn = true
        while isTurn, runs[place].rounds < look, runs[place].rounds == 0 || !isOver() {
          heap.run()
          stack.run { runs[place].measureRound() }
          isTurn = cpuClock.now() < turnEnd
        }
        let isLast = isOver()
        if runs[place].rounds < look && !isLast { continue }
        var soFar = runs[place].measurement(.decided, atLook: looks[place], calm: calm())
        if isDecided(soFar) {
          decided[place] = soFar
        } else if isLast || looks[place] + 1 == plan.looks.count {
          soFar.stop = isLast ? .timeLimit : .roundLimit
          decided[place] = soFar
        } else {
          looks[place] += 1
        }
      }
    }
    return decided.compactMap(\.self)
  }

  /// Measures until all the budgets are decided, as far as the plan allows, and gives the verdicts.
  ///
  /// The probability of an error is shared among the verdicts that are expected, or among
  /// ``MeasurementPlan/verdicts`` if those are more. Budgets of other workloads are left out.
  ///
  /// - Parameters:
  ///   - board: the subjects of each workload.
  ///   - budgets: what is judged.
  /// - Returns: each workload with its verdicts, in the order of the board.
  /// - Throws: ``MeasurementError/checkFailed(workload:subject:reason:)``: then there is no verdict.
  /// - Precondition: that of ``measure(board:isDecided:)``.
  package func measure(
    board: [[Subject]], against budgets: [Budget]
  ) throws(MeasurementError) -> [JudgedMeasurement] {
    var measurer = self
    measurer.plan.verdicts = max(plan.verdicts, Self.verdictCount(of: budgets, on: board))
    let measured = try measurer.measure(board: board) { soFar in
      budgets.of(soFar).flatMap { $0.verdicts(on: soFar) }
        .allSatisfy { !$0.outcome.mayChangeWithMoreRounds }
    }
    return measured.map { measurement in
      JudgedMeasurement(
        measurement: measurement,
        verdicts: budgets.of(measurement).flatMap { $0.verdicts(on: measurement) })
    }
  }

  /// How many verdicts of a board rest on intervals.
  package static func verdictCount(of budgets: [Budget], on board: [[Subject]]) -> Int {
    budgets.filter { !$0.metric.isExact }.reduce(0) { sum, budget in
      if budget.metric.isOfSeveralSubjects {
        return sum + board.count { $0.first?.workload == budget.workload }
      }
      return sum
        + board.joined().count {
          $0.workload == budget.workload && (budget.subject ?? $0.name) == $0.name
        }
    }
  }

  private static func check(_ subjects: [Subject]) throws(MeasurementError) {
    precondition(!subjects.isEmpty, "nothing to measure")
    precondition(Set(subjects.map(\.workload)).count == 1, "subjects of different workloads")
    precondition(Set(subjects.map(\.name)).count == subjects.count, "two subjects of one name")
    for subject in subjects {
      do { try subject.check() } catch {
        throw .checkFailed(workload: subject.workload, subject: subject.name, reason: "\(error)")
      }
    }
  }
}

extension [Budget] {
  /// Those of the workload that was measured.
  fileprivate func of(_ measurement: WorkloadMeasurement) -> [Budget] {
    filter { $0.workload == measurement.workload }
  }
}
