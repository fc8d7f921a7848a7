import GMPDecimal
import Metryvo

/// The plans that a converter creates and caches at first use, and prepared plans.
enum SharedPlans {
  static func judge() {
    judge(Decimal128.self)
    judge(BigDecimal.self)
    judge(BigDecimal.inForcedLimbs)
  }

  private static func judge<Number: DecimalBackend>(_: Number.Type) {
    let name = Number.backendName
    Together.judge("plans of \(name)", rounds: 5, sharing: Converter<Number>()) {
      converter, thread in
      var digest = Digest()
      for quantity in ["length", "temperature", "angle", "fuel-economy", "level"] {
        guard let all = try? converter.units(of: quantity) else { fatalError("no \(quantity)") }
        let units = Array(all.prefix(12)).rotated(for: thread)
        for source in units {
          for target in units {
            let result = try? converter.convert(
              "1.5", from: source.identifier, to: target.identifier)
            digest.add("\(source) \(target) \(result.map { "\($0.value)" } ?? "do not convert")")
          }
        }
      }
      return digest
    }
    Together.judge("all plans of a unit of \(name)", rounds: 5, sharing: Converter<Number>()) {
      converter, _ in
      var digest = Digest()
      guard let plans = try? converter.plans(from: "cup") else { fatalError("no cup") }
      for result in plans.convert(number("2")) { digest.add("\(result.value)") }
      return digest
    }
    Together.judge("a prepared plan of \(name)", sharing: plan()) {
      (plan: PreparedPlan<Number>, _) in
      let numbers: [Number] = (0..<500).map { number("\($0).25") }
      var digest = Digest()
      for result in plan.convert(contentsOf: numbers) { digest.add("\(result.value)") }
      for number in numbers {
        digest.add((try? plan.convert(number.scientificString())) ?? "refused")
      }
      return digest
    }
  }

  private static func number<Number: DecimalBackend>(_ text: String) -> Number {
    Number.parse(text, in: .decimal128).value
  }

  private static func plan<Number: DecimalBackend>() -> PreparedPlan<Number> {
    let converter = Converter<Number>(target: .decimals(3, elseDigits: 3))
    guard let plan = try? converter.plan(from: "mile", to: "kilometer") else {
      fatalError("miles do not convert to kilometers")
    }
    return plan
  }
}
