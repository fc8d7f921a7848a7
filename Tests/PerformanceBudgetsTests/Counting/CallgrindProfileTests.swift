import PerformanceBudgets
import Testing

@Suite struct CallgrindProfileTests {
  /// A callee and its caller; the callee's cost of 500 is not part of the caller's own cost.
  private static let profile = """
    version: 1
    creator: callgrind-3.19.0
    positions: line
    events: Ir Bc Bcm Bi Bim I1mr D1mr D1mw
    summary: 1000 80 6 10 4 1 2 3

    fl=(1) file.c
    fn=(1) inner
    10 300 10 1
    +1 200

    fn=(2) $s5Outer4work3forySi_tF
    20 400
    cfn=(1)
    calls=2 10
    * 500 10 1
    -3 100

    totals: 1000 80 6 10 4 1 2 3
    """

  @Test func totalsAndOwnCostsAreRead() throws {
    let profile = try #require(CallgrindProfile(Self.profile))
    #expect(profile.total("Ir") == 1_000 && profile.total("Bcm") == 6 && profile.total("Xx") == 0)
    #expect(profile.functions.map(\.name) == ["$s5Outer4work3forySi_tF", "inner"].sorted())
    #expect(profile.functions.map(\.cost) == [500, 500])
    let totals = try #require(CallgrindProfile(Self.profile, withFunctions: false))
    #expect(totals.total("Bim") == 4 && totals.functions.isEmpty)
  }

  @Test func whatHasNoTotalsIsNoProfile() {
    for text in ["", "events: Ir", "totals: 5", "fn=(1) a\n1 5"] {
      #expect(CallgrindProfile(text) == nil)
    }
  }

  @Test func theWorstSampleIsHeldAgainstTheMiddleOne() {
    let count = InstructionCount(instructions: 20, samples: [10, 40, 10, 20, 20])
    #expect(count.worstToTypical == 2)
    #expect(InstructionCount(instructions: 1).worstToTypical == nil)
  }
}
