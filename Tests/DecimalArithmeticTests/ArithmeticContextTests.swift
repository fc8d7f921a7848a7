import DecimalArithmetic
import Testing

@Suite struct ArithmeticContextTests {
  /// Compares Etiny and Etop with IEEE 754-2019, table 3.6.
  @Test func formats() {
    let rows: [(ArithmeticContext, etiny: Int, etop: Int)] = [
      (.decimal32, -101, 90), (.decimal64, -398, 369), (.decimal128, -6_176, 6_111),
    ]
    for (context, etiny, etop) in rows {
      #expect(context.etiny == etiny && context.etop == etop && context.clamp)
      #expect(context.minExponent == 1 - context.maxExponent)
    }
  }

  @Test func roundingChangesNothingElse() {
    let context = ArithmeticContext.decimal64.rounding(.floor)
    #expect(context.rounding == .floor && context.rounding(.halfEven) == .decimal64)
  }

  #if !os(iOS)
  @Test func limitsAreEnforced() async {
    await #expect(processExitsWith: .failure) {
      _ = ArithmeticContext(precision: 0, maxExponent: 1, minExponent: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = ArithmeticContext(precision: 1, maxExponent: 1_000_000_000, minExponent: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = ArithmeticContext(precision: 1, maxExponent: 1, minExponent: 1)
    }
  }
  #endif
}
