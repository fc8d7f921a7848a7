import Conformance
import DecimalArithmetic
import PropertyTesting

extension ArithmeticQuestion {
  /// Returns a generator of questions in contexts of precision 1…200, mostly with few exponents.
  ///
  /// Half of the contexts clamp. Source of the plan: CPython, `Modules/_decimal/tests/deccheck.py`,
  /// which draws contexts of equally small range.
  static func peerGenerator(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    let contexts = Generator("context") { anyContext(&$0) }.filter("supported", supports)
    return Generator("operation in any context") { source in
      if operations.isEmpty { return nil }
      let operation = source.element(of: operations)
      guard let limits = source.draw(contexts) else { return nil }
      return drawn(operation, in: limits, &source)
    }
  }

  /// Draws a context; half of the precisions are below 10, which makes ties and overflow frequent.
  private static func anyContext(_ source: inout ChoiceSource) -> ArithmeticContext {
    let precision =
      switch source.uniform(in: 0...7) {
      case 0...3: source.uniform(in: 1...9)
      case 4, 5: source.uniform(in: 10...40)
      default: source.uniform(in: 1...200)
      }
    let maxExponent =
      switch source.uniform(in: 0...15) {
      case 0...6: source.uniform(in: 0...9)
      case 7...11: source.uniform(in: 0...2 * precision + 9)
      case 12: 96
      case 13: 999
      case 14: 6_144
      default: ArithmeticContext.limit
      }
    // Emin is 1 − Emax as in IEEE 754, or −Emax, or drawn independently.
    let minExponent =
      switch source.uniform(in: 0...3) {
      case 0, 1: min(0, 1 - maxExponent)
      case 2: -maxExponent
      default: -source.uniform(in: 0...2 * precision + 9)
      }
    return ArithmeticContext(
      precision: precision, maxExponent: maxExponent, minExponent: minExponent,
      clamp: source.oneIn(2))
  }
}
