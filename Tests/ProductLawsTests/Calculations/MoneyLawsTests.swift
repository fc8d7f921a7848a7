import Calculation
import Conformance
import DecimalArithmetic
import ProductLaws
import PropertyTesting
import Testing

/// The laws of money find wrong rounding, shares, tips and discounts.
@Suite struct MoneyLawsTests {
  private static let quick: PropertyRun = {
    var run = PropertyRun.quiet(seed: 63, cases: 1_000)
    run.shrinkingEvaluations = 1
    return run
  }()

  @Test func faultyRoundingsAreNoticed() {
    for mode in RoundingMode.allCases {
      let law = CalculationLaws.rounding { value, rounding throws(MoneyError) in
        try MoneyRounding(toStep: rounding.step, mode: mode).rounded(value)
      }
      #expect(law.run(Self.quick).failed > 0, "\(mode)")
    }
  }

  @Test func faultySharesAreNoticed() {
    let faults: [(String, CalculationLaws.Splitter)] = [
      (
        "evenly",
        { request throws(MoneyError) in
          var request = request
          if case .weights(let weights) = request.rule {
            request.rule = .evenly(people: weights.count)
          }
          return try request.answer()
        }
      ),
      (
        "never rounded each",
        { request throws(MoneyError) in
          var request = request
          request.rounding = nil
          return try request.answer()
        }
      ),
      (
        "the total is less by one part",
        { request throws(MoneyError) in
          var request = request
          let parts = max(0, request.total.minorUnits - 1)
          request.total = try MoneyAmount(minorUnits: parts, decimals: request.total.decimals)
          return try request.answer()
        }
      ),
    ]
    for (name, fault) in faults {
      #expect(CalculationLaws.shares(by: fault).run(Self.quick).failed > 0, "\(name)")
    }
  }

  /// The law of tips finds calculations that ignore the tax, the base or the rounding.
  @Test func faultyTipsAreNoticed() {
    let law = CalculationLaws.tips { bill throws(MoneyError) in
      var request = TipRequest(bill: bill.items[0].amount, percent: bill.percent)
      request.people = bill.people
      return try request.answer()
    }
    #expect(law.run(Self.quick).failed > 0)
  }

  @Test func faultyDiscountsAreNoticed() {
    let reduce: CalculationLaws.Discounter = { request throws(MoneyError) in
      try request.answer()
    }
    let restore: CalculationLaws.Restorer = { request throws(MoneyError) in
      try request.answer()
    }
    let reversed: CalculationLaws.Discounter = { request throws(MoneyError) in
      var request = request
      request.discounts.reverse()
      return try request.answer()
    }
    let untaxed: CalculationLaws.Restorer = { request throws(MoneyError) in
      var request = request
      request.taxPercent = nil
      return try request.answer()
    }
    #expect(CalculationLaws.discounts(by: reversed, inverse: restore).run(Self.quick).failed > 0)
    #expect(CalculationLaws.discounts(by: reduce, inverse: untaxed).run(Self.quick).failed > 0)
  }
}
