import GMPDecimal
import Metryvo

/// Three operands and a context, to compute every operation with inline and with limb coefficients.
struct LimbCase {
  private let number: Int
  private let operands: [String]
  private let context: ArithmeticContext

  init(_ number: Int, _ source: inout OperandSource) {
    self.number = number
    operands = (0..<3).map { _ in source.operand() }
    context = ArithmeticContext(
      precision: source.element(of: OperandSource.lengths), maxExponent: 99_999,
      minExponent: -99_999, rounding: source.element(of: RoundingMode.allCases))
  }

  /// Checks that three computations have equal results.
  ///
  /// The computations use inline coefficients, limbs, and limbs in a value's existing storage.
  func judge() {
    let short = answers(of: BigDecimal.self)
    let long = answers(of: BigDecimal.inForcedLimbs)
    if short != long { fail(zip(short, long).first { $0 != $1 }) }
    let inPlace = answersInPlace()
    if inPlace.new != inPlace.kept { fail(zip(inPlace.new, inPlace.kept).first { $0 != $1 }) }
  }

  private func fail(_ difference: (String, String)?) -> Never {
    fatalError("case \(number), \(operands) in \(context): \(difference as Any)")
  }

  private func answers<B: GeneralDecimalBackend>(of _: B.Type) -> [String] {
    let values = operands.map { B.exactly($0) }
    let (x, y, z) = (values[0], values[1], values[2])
    // The operand `places` is a small integer, for shift counts and exponents.
    let places = B.exactly("\(context.precision / 2)")
    let outcomes = [
      B.parse(operands[0], in: context), B.plus(x, in: context), B.minus(x, in: context),
      B.abs(x, in: context), B.add(x, y, in: context), B.subtract(x, y, in: context),
      B.multiply(x, y, in: context), B.divide(x, by: y, in: context), B.compare(x, y, in: context),
      B.quantize(x, to: y, in: context), B.fma(x, y, adding: z, in: context),
      B.divideInteger(x, by: y, in: context), B.remainder(x, by: y, in: context),
      B.remainderNear(x, by: y, in: context), B.squareRoot(B.copyAbs(x), in: context),
      B.reduce(x, in: context), B.rescale(x, to: places, in: context),
      B.roundToIntegralExact(x, in: context), B.roundToIntegralValue(x, in: context),
      B.nextPlus(x, in: context), B.nextMinus(x, in: context), B.nextToward(x, y, in: context),
      B.scaleB(x, by: places, in: context), B.logB(x, in: context),
      B.compareSignal(x, y, in: context), B.max(x, y, in: context), B.min(x, y, in: context),
      B.maxMagnitude(x, y, in: context), B.minMagnitude(x, y, in: context),
      B.shift(x, by: places, in: context), B.rotate(x, by: places, in: context),
      B.invert(places, in: context), B.power(x, places, modulo: y, in: context),
    ]
    return outcomes.map { Self.text($0) } + functions(x).map { Self.text($0) }
      + [
        x.scientificString(), x.engineeringString(), x.plainString(), "\(x == y)",
        "\(B.compareTotal(x, y))", "\(x.hashValue == B.exactly(operands[0]).hashValue)",
      ] + conversions(of: x)
  }

  /// Returns the results of functions for precisions of up to 160.
  ///
  /// Functions take too long at more digits.
  private func functions<B: GeneralDecimalBackend>(_ x: B) -> [Outcome<B>] {
    if context.precision > 160 { return [] }
    let small = B.divide(x, by: B.exactly("1E\(x.digitCount + x.exponent)"), in: context).value
    let magnitude = B.copyAbs(x)
    return [
      B.exp(small, in: context), B.ln(magnitude, in: context), B.log10(magnitude, in: context),
      B.power(magnitude, small, in: context), B.power(small, B.exactly("12"), in: context),
    ]
  }

  private func conversions<B: DecimalBackend>(of x: B) -> [String] {
    let converter = Converter<B>(context: context)
    let pairs = [
      ("mile", "kilometer"), ("celsius", "fahrenheit"), ("degree", "radian"),
      ("liter-per-100-kilometer", "mile-per-gallon"),
    ]
    return pairs.map { source, target in
      do {
        let result = try converter.convert(x, from: source, to: target)
        return "\(result.value) \(result.conditions)"
      } catch {
        fatalError("\(source) to \(target): \(error)")
      }
    }
  }

  /// Returns the results as new values, and as values that replace the first operand in place.
  private func answersInPlace() -> (new: [String], kept: [String]) {
    let (x, y) = (BigDecimal.exactly(operands[0]), BigDecimal.exactly(operands[1]))
    let new = [
      BigDecimal.add(x, y, in: context), BigDecimal.subtract(x, y, in: context),
      BigDecimal.multiply(x, y, in: context), BigDecimal.divide(x, by: y, in: context),
      BigDecimal.quantize(x, to: y, in: context),
    ]
    var kept: [String] = []
    func keep(_ change: (inout BigDecimal) -> Conditions) {
      // The limbs of this new value are not shared, so the operation may change them in place.
      var value = BigDecimal.exactly(operands[0])
      let conditions = change(&value)
      kept.append(Self.text(Outcome(value, conditions)))
    }
    keep { $0.add(y, in: context) }
    keep { $0.subtract(y, in: context) }
    keep { $0.multiply(by: y, in: context) }
    keep { $0.divide(by: y, in: context) }
    keep { $0.quantize(to: y, in: context) }
    return (new.map { Self.text($0) }, kept)
  }

  private static func text<B: DecimalBackend>(_ outcome: Outcome<B>) -> String {
    "\(outcome.value.scientificString()) \(outcome.conditions)"
  }
}

extension DecimalBackend {
  /// Returns the number that a text denotes, with all its digits.
  static func exactly(_ text: String) -> Self {
    guard let value = Self(exactly: text) else { fatalError("\(text) is not held") }
    return value
  }
}
