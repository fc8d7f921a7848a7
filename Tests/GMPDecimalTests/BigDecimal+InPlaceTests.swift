import DecimalArithmetic
import GMPDecimal
import Testing

/// Mutating operations have the results of the non-mutating ones, and change no copy of the value.
@Suite struct InPlaceTests {
  struct Form: Sendable {
    let name: String
    let fresh: @Sendable (BigDecimal, BigDecimal, ArithmeticContext) -> Outcome<BigDecimal>
    let inPlace: @Sendable (inout BigDecimal, BigDecimal, ArithmeticContext) -> Conditions
  }

  static let forms = [
    Form(
      name: "add", fresh: { BigDecimal.add($0, $1, in: $2) }, inPlace: { $0.add($1, in: $2) }),
    Form(
      name: "subtract", fresh: { BigDecimal.subtract($0, $1, in: $2) },
      inPlace: { $0.subtract($1, in: $2) }),
    Form(
      name: "multiply", fresh: { BigDecimal.multiply($0, $1, in: $2) },
      inPlace: { $0.multiply(by: $1, in: $2) }),
    Form(
      name: "divide", fresh: { BigDecimal.divide($0, by: $1, in: $2) },
      inPlace: { $0.divide(by: $1, in: $2) }),
    Form(
      name: "quantize", fresh: { BigDecimal.quantize($0, to: $1, in: $2) },
      inPlace: { $0.quantize(to: $1, in: $2) }),
  ]

  static let operands: [BigDecimal] = {
    let digits = "7318264950817263549081726354908172635490817263549081726354908172635490817263549"
    var texts = ["0", "-0E-7", "1", "Inf", "-sNaN3", nines(38), nines(39), nines(50) + "E-20"]
    for count in [20, 38, 39, 50, 77, 79] {
      for exponent in [-90, -23, 0, 12] { texts.append("-\(digits.prefix(count))E\(exponent)") }
    }
    return texts.compactMap { BigDecimal(exactly: $0) }
  }()

  static func text(_ value: BigDecimal, _ conditions: Conditions) -> String {
    value.checkInvariants()
    return "\(value) \(conditions)"
  }

  @Test(arguments: [20, 50, 100])
  func resultsAndConditionsAreThoseOfTheOtherForms(precision: Int) {
    let context = ArithmeticContext(
      precision: precision, maxExponent: 999, minExponent: -999, rounding: .halfEven)
    var failures: [String] = []
    for form in Self.forms {
      for x in Self.operands {
        for y in Self.operands {
          let expected = form.fresh(x, y, context)
          let wanted = Self.text(expected.value, expected.conditions)
          // The value first shares its storage with `x`, which must not change; then its storage is
          // unique.
          var shared = x
          let before = x.description
          let conditions = form.inPlace(&shared, y, context)
          var alone = Self.copy(x)
          let others = form.inPlace(&alone, y, context)
          if Self.text(shared, conditions) != wanted || Self.text(alone, others) != wanted
            || x.description != before
          {
            failures.append("\(form.name) \(x) \(y): \(shared) \(alone), not \(wanted)")
          }
        }
        var doubled = Self.copy(x)
        let conditions = form.inPlace(&doubled, doubled, context)
        let expected = form.fresh(x, x, context)
        if Self.text(doubled, conditions) != Self.text(expected.value, expected.conditions) {
          failures.append("\(form.name) \(x) with itself: \(doubled)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  /// Digits are cut in place for carries through nines, for ties and their neighbours, and for
  /// quotients that just fill their limbs.
  @Test(arguments: RoundingMode.allCases)
  func limbsAreCutWhereTheyLie(rounding: RoundingMode) throws {
    let context = ArithmeticContext(
      precision: 120, maxExponent: 999, minExponent: -999, rounding: rounding)
    let limbEdge = "340282366920938463463374607431768211455"
    var failures: [String] = []
    for kept in [nines(39), nines(57), nines(58), nines(77), limbEdge, limbEdge + "8", nines(90)] {
      for cut in [
        "0", "5", "49", "50", "51", "99", "00000", "50000", "50001", nines(26), nines(27),
      ] {
        let target = try #require(BigDecimal(exactly: "1E+7"))
        let x = try #require(BigDecimal(exactly: "-\(kept)\(cut)E\(7 - cut.count)"))
        let expected = BigDecimal.quantize(x, to: target, in: context)
        var changed = Self.copy(x)
        let conditions = changed.quantize(to: target, in: context)
        let found = Self.text(changed, conditions)
        if found != Self.text(expected.value, expected.conditions) {
          failures.append("\(x): \(found)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func aTextIsReadIntoAValue() {
    let context = ArithmeticContext(precision: 50, maxExponent: 999, minExponent: -999)
    for old in Self.operands {
      for text in Self.operands.map(\.description) + ["1.5.", ""] {
        var value = Self.copy(old)
        let conditions = Array(text.utf8).withUnsafeBufferPointer {
          value.parse(utf8: $0, in: context)
        }
        let expected = BigDecimal.parse(text, in: context)
        #expect(
          Self.text(value, conditions) == Self.text(expected.value, expected.conditions))
      }
    }
  }

  /// Returns an equal value with unique storage.
  static func copy(_ x: BigDecimal) -> BigDecimal {
    BigDecimal(exactly: x.description) ?? x
  }
}
