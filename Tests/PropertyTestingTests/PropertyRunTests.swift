import Foundation
import PropertyTesting
import Synchronization
import Testing

@Suite struct PropertyRunTests {
  private let small = Generator.integer(in: 0...1_000)

  private func run(_ cases: Int) -> PropertyRun {
    var run = PropertyRun(seed: 1, cases: cases)
    run.announce = { _ in }
    return run
  }

  @Test func failureIsPrintedWhole() {
    var property = Property("below-500", "n < 500", of: small) { n in
      n < 500 ? .holds : .broken([("limit", "500"), ("n", "\(n)")])
    }
    property.replayLine = { "tool --law below-500 --seed \($0) --case \($1)" }
    property.details = { [("parity", $0.isMultiple(of: 2) ? "even" : "odd")] }
    let report = property.run(run(100))
    #expect(!report.holds && report.failed > 10)
    #expect(
      report.failure?.description == """
        below-500 does not hold (seed 1, case 0): 500
          parity: even
          limit: 500
          n: 500
          found as: 566
          shrunk in 5 steps, 146 evaluations
          replay: tool --law below-500 --seed 1 --case 0
        """)
  }

  @Test func seedIsAnnouncedBeforeTheFirstCase() {
    let events = Mutex<[String]>([])
    let property = Property("p", "true", of: small) { _ in
      events.withLock { $0.append("case") }
      return .holds
    }
    var run = run(2)
    run.announce = { line in events.withLock { $0.append(line) } }
    _ = property.run(run)
    #expect(events.withLock { $0 } == ["p: seed 1", "case", "case"])
  }

  @Test func shardsAddUpToTheWhole() {
    let property = Property("p", "n ≠ 7", of: small) { n in
      n % 3 == 0 ? .discarded("a multiple of 3") : n == 7 ? .broken([]) : .holds
    }
    let whole = property.run(run(3_000))
    var sum = property.run(PropertyRun(seed: 1, indices: 0..<1_000))
    sum.add(property.run(PropertyRun(seed: 1, indices: 1_000..<3_000)))
    #expect(sum.description == whole.description)
    #expect(whole.failed > 0 && whole.discardedCount > 900)
  }

  @Test func shardsAddUpInAnyOrder() {
    let property = Property("p", "n < 990", of: small) { $0 < 990 ? .holds : .broken([]) }
    let shards = [500..<1_000, 0..<250, 250..<500].map { (range: Range<UInt64>) in
      var run = run(0)
      run.indices = range
      return property.run(run)
    }
    var sum = shards[0]
    sum.add(shards[1])
    sum.add(shards[2])
    #expect(shards.allSatisfy { $0.failure != nil })
    #expect(sum.description == property.run(run(1_000)).description)
  }

  @Test func oneCaseIsRepeatedByItsNumber() {
    let property = Property("p", "n < 500", of: small) { $0 < 500 ? .holds : .broken([]) }
    let whole = property.run(run(100))
    let again = property.run(PropertyRun(seed: 1, indices: 0..<1))
    #expect(again.failure?.description == whole.failure?.description)
    #expect(property.text(ofCase: 0, seed: 1) == "566")
  }

  // MARK: Runs that are no judgement

  @Test func generatorWithoutValuesIsNamed() {
    let never = small.filter("above 1000") { $0 > 1_000 }
    let report = Property("p", "", of: never) { _ in .holds }.run(run(1_000_000))
    #expect(!report.holds && report.cases == 1_000)
    #expect(
      report.obstacle?.description == """
        too few of 1000 cases could be judged; most often: integer in 0...1000: 100 values in a row \
        were not above 1000
        """)
  }

  @Test func endlessGeneratorIsNamed() {
    @Sendable func deeper(_ source: inout ChoiceSource) -> Int? {
      while source.rejection == nil { _ = source.oneIn(2) }
      return 1
    }
    let report = Property("p", "", of: Generator("endless", deeper)) { _ in .holds }.run(run(3))
    #expect(
      report.obstacle?.description
        == "too few of 3 cases could be judged; most often: endless: more than 262144 choices")
  }

  @Test func runWithoutCasesIsNoJudgement() {
    let report = Property("p", "", of: small) { _ in .holds }.run(run(0))
    #expect(!report.holds)
    #expect(
      report.obstacle?.description
        == "too few of 0 cases could be judged; most often: no case was generated")
  }

  @Test func labelThatIsNeverMetIsNamed() {
    var property = Property<Int>(
      "p", "", of: small,
      labelled: { n, labels in
        if n > 900 { labels.add("large") }
        return .holds
      })
    property.requiredLabels = ["large": 30, "negative": 1]
    let report = property.run(run(50))
    #expect(report.cases == 10_000)
    #expect(
      report.obstacle?.description == "label 'negative' was met by 0 of at least 1 case")
  }

  @Test func discardedCasesMeetNoLabel() {
    var property = Property<Int>(
      "p", "", of: small,
      labelled: { n, labels in
        labels.add(n > 900 ? "large" : "small")
        return n > 900 ? .discarded("large") : .holds
      })
    property.requiredLabels = ["large": 1]
    let report = property.run(run(50))
    #expect(Set(report.labels.counts.keys) == ["small"])
    #expect(report.obstacle == .labelNotMet("large", count: 0, minimum: 1))
  }

  @Test func runGoesOnUntilItsLabelsAreMet() {
    var property = Property<Int>(
      "p", "", of: small,
      labelled: { n, labels in
        if n > 900 { labels.add("large") }
        return .holds
      })
    property.requiredLabels = ["large": 30]
    let report = property.run(run(50))
    #expect(report.holds)
    #expect((51..<1_000).contains(report.cases) && report.labels.counts == ["large": 30])
  }

  /// Labels added by number and labels added by name have equal counts.
  ///
  /// Discarded cases count for neither.
  @Test func labelsByNumberAreThoseByName() {
    func report(byNumber: Bool) -> PropertyReport {
      let names = ["small", "large", "even"]
      var property = Property<Int>(
        "p", "", of: small,
        labelled: { n, labels in
          for number in [n > 900 ? 1 : 0] + (n % 2 == 0 ? [2] : []) {
            if byNumber { labels.add(number: number) } else { labels.add(names[number]) }
          }
          return n % 5 == 0 ? .discarded("fifth") : n == 7 ? .broken([]) : .holds
        })
      property.numberedLabels = byNumber ? names : []
      property.requiredLabels = ["large": 30]
      return property.run(run(50))
    }
    let (numbered, named) = (report(byNumber: true), report(byNumber: false))
    #expect(numbered.description == named.description)
    #expect(numbered.labels.counts == named.labels.counts && numbered.labels.counts.count == 3)
  }

  @Test func predicateThatThrowsIsAFailure() {
    struct TooLarge: Error {}
    let property = Property("p", "", of: small) { n in
      if n > 99 { throw TooLarge() }
      return .holds
    }
    let failure = property.run(run(100)).failure
    #expect(failure?.shrunk == "100")
    #expect(failure?.results.map(\.what) == ["TooLarge()"])
  }

  @Test func predicateThatHangsIsNamed() {
    let property = Property("p", "", of: small) { n in
      while n > 900 { Thread.sleep(forTimeInterval: 60) }
      return .holds
    }
    var run = run(10_000)
    run.caseTimeLimit = .milliseconds(200)
    let report = property.run(run)
    #expect(!report.holds && report.cases < 10_000)
    #expect(
      report.obstacle?.description
        == "p: case \(report.cases - 1) of seed 1 took longer than 0.2 seconds and was abandoned")
  }

  @Test func hangWhileShrinkingKeepsTheFailure() {
    let property = Property("p", "", of: small) { n in
      while n == 0 { Thread.sleep(forTimeInterval: 60) }
      return n < 500 ? .holds : .broken([("n", "\(n)")])
    }
    var run = run(5)
    run.caseTimeLimit = .milliseconds(200)
    let report = property.run(run)
    #expect(report.failure?.shrunk == "566")
    #expect(
      report.obstacle?.description == """
        p: a smaller form of case 0: 0 took longer than 0.2 seconds and was abandoned
        """)
  }

  @Test func hangWhileShrinkingKeepsTheSmallestSoFar() {
    let property = Property("p", "", of: small) { n in
      while n == 500 { Thread.sleep(forTimeInterval: 60) }
      return n < 500 ? .holds : .broken([("n", "\(n)")])
    }
    var run = run(5)
    run.caseTimeLimit = .milliseconds(200)
    let report = property.run(run)
    #expect(report.failure?.shrunk == "501" && report.failure?.found == "566")
    #expect(report.obstacle?.description.hasPrefix("p: a smaller form of case 0: 500 took") == true)
  }

  @Test func longCasesGetShort() {
    let lists = Generator.integer(in: 0...1_000).array(count: 0...20_000)
    let property = Property("p", "", of: lists) { $0.contains(990) ? .broken([]) : .holds }
    let failure = property.run(run(20)).failure
    #expect(failure?.shrunk == "[990]" && (failure?.found.count ?? 0) > 1_000)
    #expect((failure?.shrinking.evaluations ?? .max) < 2_000, "\(failure?.shrinking as Any)")
  }

  @Test func timeEndsARun() {
    let property = Property("p", "", of: small) { _ in .holds }
    var run = PropertyRun(seed: 1, indices: 0..<(.max / 16))
    run.announce = { _ in }
    run.timeLimit = .milliseconds(50)
    #expect(property.run(run).holds)
  }

  @Test func timeIsLookedAtAfterEachCase() {
    let property = Property("p", "", of: small) { _ in
      Thread.sleep(forTimeInterval: 0.05)
      return .holds
    }
    var run = run(1_000)
    run.timeLimit = .milliseconds(1)
    #expect(property.run(run).cases <= 2)
  }

  @Test func timeOfShrinkingIsNotThatOfGenerating() {
    let property = Property("p", "", of: small) { n in
      if n >= 500 { Thread.sleep(forTimeInterval: 0.01) }
      return n < 500 ? .holds : .broken([])
    }
    var run = run(1_000)
    run.timeLimit = .milliseconds(100)
    run.shrinkingTime = .milliseconds(300)
    run.shrinkingEvaluations = .max
    // Case 0 fails. The time for shrinking does not reduce the time for other cases.
    let report = property.run(run)
    #expect(report.failure?.caseNumber == 0 && report.cases > 1)
  }

  @Test func impureGeneratorIsNamed() {
    let calls = Atomic<Int>(0)
    let impure = Generator<Int>("impure") { _ in
      calls.wrappingAdd(1, ordering: .relaxed).newValue == 1 ? 1 : nil
    }
    let report = Property("p", "", of: impure) { _ in .broken([]) }.run(run(1))
    #expect(
      report.obstacle?.description == """
        case 0 failed once, then not: generator 'impure' or the property itself depends on more than \
        the choices
        """)
  }

  /// The printed results belong to the printed value.
  @Test func valueThatChangesIsNoFailureOfAnother() {
    let calls = Atomic<Int>(0)
    let counting = Generator<Int>("counting") { _ in
      calls.wrappingAdd(1, ordering: .relaxed).newValue
    }
    let report = Property("p", "n ≠ 1", of: counting) { $0 == 1 ? .broken([]) : .holds }.run(run(1))
    #expect(report.failure?.shrunk == "1")
    #expect(report.obstacle == .notRepeatable("counting", case: 0))
  }
}
