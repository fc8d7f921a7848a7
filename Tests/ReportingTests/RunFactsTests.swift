import Reporting
import Testing

@Suite struct RunFactsTests {
  @Test func theMachineIsNamed() {
    let facts = RunFacts.current()
    #expect(facts.map(\.name).starts(with: ["toolchain", "machine", "system"]))
    #expect(facts.allSatisfy { !$0.value.isEmpty && !$0.value.contains("\n") })
    #expect(facts.contains { $0.name == "machine" && $0.value.contains("core") })
  }
}
