import Conformance
import Metryvo
import PropertyTesting

@main
enum Judging {
  static func main() {
    let sound = brokenLaws(of: ThirdDecimal<EachMode>.self)
    precondition(sound.isEmpty, "broken: \(sound)")
    let faulty = brokenLaws(of: ThirdDecimal<HalfUpForHalfEven>.self)
    precondition(!faulty.isEmpty, "the mistake was not found")
    print(
      "consumer-check: a third backend keeps all laws, with a mistake it breaks \(faulty.count)")
  }

  private static func brokenLaws<B: DecimalBackend>(of backend: B.Type) -> [String] {
    ArithmeticLaws.all(for: backend)
      .filter { !$0.run(PropertyRun(seed: 1, cases: 1_000)).holds }.map(\.identifier)
  }
}
