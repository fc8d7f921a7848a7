import PropertyTesting
import Testing

/// Generators without an end, and very large values.
@Suite struct GeneratorLimitsTests {
  private func run(_ cases: Int) -> PropertyRun {
    var run = PropertyRun(seed: 1, cases: cases)
    run.announce = { _ in }
    return run
  }

  /// Returns a generator that draws itself; each draw ends with probability 1 ÷ `stop`.
  private func chain(_ stop: UInt64) -> Generator<Int> {
    @Sendable func link(_ source: inout ChoiceSource) -> Int? {
      if source.oneIn(stop) { return 1 }
      return source.draw(Generator("chain", link)).map { $0 + 1 }
    }
    return Generator("chain", link)
  }

  @Test func generatorThatDrawsItselfWithoutEndIsNamed() {
    let report = Property("p", "", of: chain(.max)) { _ in .holds }.run(run(3))
    #expect(
      report.obstacle?.description == """
        too few of 3 cases could be judged; most often: chain: more than 1000 generators within each \
        other
        """)
  }

  @Test func deepValuesAreMade() {
    let depths = (0..<100).compactMap { chain(200).value(seed: 1, index: $0) }
    #expect(depths.count > 90 && depths.max() ?? 0 > 500)
  }

  /// Shrinking ends in time, even if one pass over the choices would take longer.
  @Test func shrinkingOfLargeValuesKeepsItsTime() {
    let numbers = Generator.integer(in: 0...1_000).array(count: 20_000...20_000)
    var property = Property("p", "", of: numbers) { $0.reduce(0, +) > 10 ? .broken([]) : .holds }
    property.describe = { "\($0.count) numbers" }
    var run = run(1)
    run.shrinkingTime = .milliseconds(200)
    // A pass longer than this limit would count as a hanging case.
    run.caseTimeLimit = .seconds(1)
    let report = property.run(run)
    #expect(report.obstacle == nil && report.failure?.shrinking.isComplete == false)
  }
}
