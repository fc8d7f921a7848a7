import PerformanceBudgets
import Testing

/// Figures of several subjects of a workload together.
@Suite struct WorkloadFiguresTests {
  private let machine = MadeUpMachine()

  /// A subject whose operation takes so long.
  private func subject(
    _ name: String, size: Double? = nil, operations: Int = 1, takes nanoseconds: UInt64
  ) -> Subject {
    Subject(
      name, workload: "w", samplesPerBlock: 2, operationsPerSample: operations, size: size
    ) { [machine] _ in
      machine.work(nanoseconds * UInt64(operations))
    } check: {
    }
  }

  private func judge(_ subjects: [Subject], _ budget: Budget) throws -> BudgetVerdict {
    try #require(
      machine.measurer(plan: MeasurementPlan(looks: [16]))
        .measure(subjects, against: [budget]).verdicts.first)
  }

  @Test func aSubjectIsHeldAgainstAnother() throws {
    let subjects = [
      subject("slow", operations: 3, takes: 700), subject("fast", takes: 200),
      subject("other", takes: 50_000),
    ]
    func budget(_ limit: Budget.Limit, to other: String = "fast") -> Budget {
      Budget(
        workload: "w", subject: "slow", to: other, metric: .ratioToSubject, limit: limit,
        reason: "made up")
    }
    let held = try judge(subjects, budget(.atMost(3.5)))
    #expect(held.outcome == .pass && held.measured == 3.5 && held.subject == "slow")
    #expect(try judge(subjects, budget(.atMost(3.49))).outcome == .breach)
    let absent = try judge(subjects, budget(.atMost(9), to: "absent"))
    #expect(absent.outcome == .inconclusive(.notRun))
  }

  /// Time 100 · n² at three sizes, with a subject beside them that has none.
  @Test func theExponentIsThatOfAPower() throws {
    let subjects =
      [10, 100, 1_000].map { subject("\($0)", size: Double($0), takes: UInt64(100 * $0 * $0)) }
      + [subject("none", takes: 5)]
    func budget(_ limit: Budget.Limit) -> Budget {
      Budget(workload: "w", metric: .growthExponent, limit: limit, reason: "made up")
    }
    let held = try judge(subjects, budget(.atMost(2.000001)))
    #expect(held.outcome == .pass && held.subject == nil)
    #expect(abs((held.measured ?? 0) - 2) < 1e-9)
    #expect(try judge(subjects, budget(.atMost(1.999999))).outcome == .breach)
    #expect(
      try judge([subjects[0], subjects[3]], budget(.atMost(9))).outcome == .inconclusive(.notRun))
  }

  @Test func theSizeIsKept() throws {
    let measured = try machine.measurer().measure([subject("a", size: 7, takes: 1)])
    #expect(measured.subject("a")?.size == 7)
    #expect(subject("a", size: 7, takes: 1_000).slowed(by: 1.5, on: machine.cpu).size == 7)
  }
}
