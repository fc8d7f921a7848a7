import Calculation
import Conformance
import DecimalArithmetic
import GMPDecimal
import MeasureText
import NativeDecimal
import ProductLaws
import PropertyTesting
import Testing

/// The laws of calculations hold, and find faulty calculators.
@Suite struct CalculationLawsTests {
  private typealias Value = CalculatedValue<Decimal128>

  private static let all =
    CalculationLaws.all(for: Decimal128.self) + CalculationLaws.money

  private static let quick: PropertyRun = {
    var run = PropertyRun.quiet(seed: 63, cases: 2_000)
    run.shrinkingEvaluations = 1
    return run
  }()

  @Test(arguments: all.map(\.identifier))
  func lawHolds(identifier: String) throws {
    let law = try #require(Self.all.first { $0.identifier == identifier })
    let report = law.run(.quiet(seed: 63, cases: 1_000))
    #expect(report.holds, "\(report)")
    #expect(report.discardedCount < report.cases / 5, "\(report)")
    #expect(identifier.hasPrefix(CalculationLaws.prefix))
  }

  @Test func lawsHoldForTheOtherBackend() {
    for law in CalculationLaws.all(for: BigDecimal.self) {
      let report = law.run(.quiet(seed: 64, cases: 500))
      #expect(report.holds, "\(report)")
    }
  }

  @Test func faultyOperationsAreNoticed() {
    let calculate = CalculationLaws.calculator(Decimal128.self)
    let faults: [(String, CalculationLaws.ValueCalculator<Decimal128>)] = [
      (
        "rounded values are exact",
        { operation, x, y, context throws(CalculationError) in
          let value = try calculate(operation, x, y, context)
          if case .decimal(let number, _) = value { return .decimal(number, isExact: true) }
          return value
        }
      ),
      (
        "nothing is a fraction",
        { operation, x, y, context throws(CalculationError) in
          let value = try calculate(operation, x, y, context)
          let number = value.decimal(in: context)
          return .decimal(number.value, isExact: value.isExact && number.isExact)
        }
      ),
      (
        "operands change places",
        { operation, x, y, context throws(CalculationError) in
          try calculate(operation, operation == .divide ? y : x, y, context)
        }
      ),
      (
        "a quotient by 0 is 0",
        { operation, x, y, context throws(CalculationError) in
          operation == .divide && y.isZero ? .zero : try calculate(operation, x, y, context)
        }
      ),
    ]
    for (name, fault) in faults {
      let report = CalculationLaws.values(Decimal128.self, by: fault).run(Self.quick)
      #expect(report.failed > 0, "\(name)")
    }
  }

  @Test func faultyDisplaysAreNoticed() {
    let faults: [(String, CalculationLaws.Shower<Decimal128>)] = [
      (
        "rounded twice",
        { value, symbols, grouping in
          let number = value.decimal(in: .decimal128)
          return Value.decimal(number.value, isExact: number.isExact)
            .shown(symbols, grouping: grouping, in: .decimal128)
        }
      ),
      (
        "all digits",
        { value, symbols, grouping in
          let number = value.decimal(in: .decimal128)
          return ShownDigits(number.value).shown(symbols, grouping)
        }
      ),
    ]
    for (name, fault) in faults {
      let report = CalculationLaws.display(Decimal128.self, by: fault).run(Self.quick)
      #expect(report.failed > 0, "\(name)")
    }
  }

  @Test func faultyShortWaysAreNoticed() {
    let faults: [(String, CalculationLaws.RatioCalculator)] = [
      ("sums forget the sign", { $0 == .add ? $1.adding($2.isNegative ? $2.negated : $2) : nil }),
      (
        "a small overflow",
        { operation, x, y in
          let ratio = operation == .add ? x.adding(y) : x.multiplied(by: y)
          return ratio.map { $0.numerator >> 63 == 1 } == true ? nil : ratio
        }
      ),
      (
        "another form",
        { operation, x, y in
          let ratio = operation == .add ? x.adding(y) : x.multiplied(by: y)
          return ratio?.denominator == 1 << 63 ? ratio?.negated : ratio
        }
      ),
    ]
    for (name, fault) in faults {
      let report = CalculationLaws.shortWays(Decimal128.self, by: fault).run(Self.quick)
      #expect(report.failed > 0, "\(name)")
    }
  }

  @Test func faultyReadersOfExpressionsAreNoticed() {
    let read: CalculationLaws.ExpressionReader<Decimal128> = {
      text, syntax throws(ExpressionError) in
      try ExpressionCalculator<Decimal128>(syntax: syntax).calculate(text).value
    }
    let faults: [(String, CalculationLaws.ExpressionReader<Decimal128>)] = [
      (
        "percent is a hundredth",
        { text, syntax throws(ExpressionError) in
          try read(text.replacing("%", with: "/100"), syntax)
        }
      ),
      (
        "no powers of powers",
        { text, syntax throws(ExpressionError) in
          try read(text.replacing("**", with: "*"), syntax)
        }
      ),
      (
        "always English",
        { text, _ throws(ExpressionError) in try read(text, .lenient(.english)) }
      ),
      (
        "errors at the beginning",
        { text, syntax throws(ExpressionError) in
          do throws(ExpressionError) {
            return try read(text, syntax)
          } catch {
            var error = error
            error.offset = 0
            error.column = 1
            throw error
          }
        }
      ),
    ]
    for (name, fault) in faults {
      let report = CalculationLaws.expressions(Decimal128.self, by: fault).run(Self.quick)
      #expect(report.failed > 0, "\(name)")
    }
  }

  @Test func faultyKeypadsAreNoticed() {
    typealias Press = @Sendable (inout Keypad<Decimal128>, KeypadKey) -> Void
    let faults: [(String, Press)] = [
      ("C is AC", { keypad, key in keypad.press(key == .clear ? .allClear : key) }),
      ("no sign", { keypad, key in if key != .sign { keypad.press(key) } }),
      ("no backspace", { keypad, key in if key != .backspace { keypad.press(key) } }),
      (
        "one mode",
        { keypad, key in
          keypad.mode = .apple
          keypad.press(key)
        }
      ),
      (
        "a percent sign is = behind it",
        { keypad, key in
          keypad.press(key)
          if key == .percent { keypad.press(.equals) }
        }
      ),
    ]
    for (name, fault) in faults {
      let report = CalculationLaws.keypad(Decimal128.self, pressing: fault).run(Self.quick)
      #expect(report.failed > 0, "\(name)")
    }
  }
}

/// A number that writes all of its digits.
private struct ShownDigits {
  private let number: Decimal128

  init(_ number: Decimal128) { self.number = number }

  func shown(_ symbols: NumberSymbols, _ grouping: DigitGrouping) -> ShownNumber {
    let short = CalculatedValue<Decimal128>(1).shown(symbols, grouping: grouping, in: .decimal128)
    return number.digitCount > 15
      ? short
      : CalculatedValue<Decimal128>.decimal(number, isExact: true)
        .shown(symbols, grouping: grouping, in: .decimal128)
  }
}
