import GMPDecimal
import Metryvo

/// The shared state of `BigDecimal`: process-wide caches, and the limbs that copies of a value
/// share.
///
/// The caches contain constants and powers of five.
enum SharedNumbers {
  static func judge() {
    Together.judge("kept constants and powers of five", rounds: 3, sharing: ()) { _, thread in
      var digest = Digest()
      // Each precision needs more digits of a constant than are cached. The first thread to reach
      // the precision computes the digits.
      for precision in [20, 90, 400, 1_100].rotated(for: thread) {
        let context = context(precision)
        let x = BigDecimal.parse("1.\(precision)7", in: context).value
        digest.add("\(BigDecimal.exp(x, in: context).value)")
        digest.add("\(BigDecimal.ln(x, in: context).value)")
        digest.add("\(BigDecimal.log10(x, in: context).value)")
        digest.add("\(BigDecimal.power(x, x, in: context).value)")
        digest.add("\(BigDecimal.divide(x, by: shifted(x, by: -precision), in: context).value)")
        let converter = Converter<BigDecimal>(context: context)
        digest.add("\((try? converter.convert(x, from: "degree", to: "radian").value) as Any)")
      }
      return digest
    }
    let digits = String(repeating: "1234567890", count: 40)
    Together.judge(
      "values whose limbs are shared", rounds: 20,
      sharing: BigDecimal.parse(digits, in: context(1_000)).value
    ) { shared, _ in
      var text = ""
      for _ in 0..<50 {
        // The copy gets its own limbs when it is first changed.
        var own = shared
        _ = own.add(shared, in: context(1_000))
        _ = own.multiply(by: shared, in: context(1_000))
        text = own.description
      }
      return [text, shared.description]
    }
  }

  private static func context(_ precision: Int) -> ArithmeticContext {
    ArithmeticContext(precision: precision, maxExponent: 999_999, minExponent: -999_999)
  }

  private static func shifted(_ x: BigDecimal, by exponent: Int) -> BigDecimal {
    BigDecimal.parse("\(x)E\(exponent)", in: context(2_000)).value
  }
}
