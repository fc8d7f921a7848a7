import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// A value that is converted to another unit and back, with three rounding modes.
struct RoundTripCase: JudgedConversion {
  let pair: UnitPair
  let value: String
  /// The limits, and the mode of the first conversion.
  let context: ArithmeticContext
  /// The mode of the conversion back.
  let returning: RoundingMode
  /// The mode of the last rounding, to the digits of the value.
  let last: RoundingMode

  var description: String {
    "\(pair.description) and back: \(value), back \(returning.rawValue), last \(last.rawValue)"
  }

  var expected: Expected? {
    DecimalOperand(value).flatMap {
      Oracle.convert($0, by: pair.formula, to: .digits(context.precision), in: context)
    }
  }

  static let nearest: [RoundingMode] = [.halfEven, .halfUp, .halfDown]

  /// The limits, so wide that no step is subnormal or overflows.
  private static let limits: [ArithmeticContext] = [34, 34, 34, 7, 16, 3, 100].map { precision in
    ArithmeticContext(precision: precision, maxExponent: 6_144, minExponent: -6_143, clamp: true)
  }

  /// Returns a generator of values with at most p − `spare` digits, where p is the precision.
  ///
  /// The first rounding may have any mode.
  static func generator<B: DecimalBackend>(
    of pairs: [UnitPair], for _: B.Type, spare: Int
  ) -> Generator<RoundTripCase> {
    let limits = limits.filter(B.supports)
    let modes = RoundingMode.allCases
    return Generator("round trips on \(B.backendName)") { source in
      if pairs.isEmpty || limits.isEmpty { return nil }
      let pair = source.element(of: pairs)
      let context = source.element(of: limits).rounding(source.element(of: modes))
      return RoundTripCase(
        pair: pair, value: value(pair, digits: context.precision - spare, &source),
        context: context, returning: source.element(of: modes),
        last: source.element(of: nearest))
    }
  }

  /// Draws a value that is hard for a round trip.
  ///
  /// Values just below a power of ten have the finest relative spacing of x. Values that convert to
  /// just above a power of ten have the coarsest relative spacing of results.
  private static func value(
    _ pair: UnitPair, digits: Int, _ source: inout ChoiceSource
  ) -> String {
    let exponent =
      source.oneIn(8) ? source.uniform(in: -3_000...3_000) : source.integer(in: -40...40)
    let sign = source.oneIn(4) ? "-" : ""
    let stray = source.uniform(in: 0...min(999, digits == 1 ? 8 : 99))
    let text: String
    switch source.uniform(in: 0...5) {
    case 0: text = String(repeating: "9", count: digits)
    case 1:
      let tail = String(stray)
      text = String((String(repeating: "9", count: digits) + tail).suffix(digits))
    case 2:
      let tail = String(stray)
      text =
        "1" + String((String(repeating: "0", count: digits) + tail).suffix(max(digits - 1, 0)))
    case 3:
      let length = source.uniform(in: 1...digits)
      text = "1" + random(length - 1, &source)
    case 4: text = nearPowerOfTenThere(pair, digits: digits, &source)
    default: text = "9" + random(digits - 1, &source)
    }
    return text.contains("E") ? sign + text : "\(sign)\(text)E\(exponent)"
  }

  private static func random(_ count: Int, _ source: inout ChoiceSource) -> String {
    var text = ""
    while text.utf8.count < count {
      text += String(source.digits(min(17, count - text.utf8.count)))
    }
    return text
  }

  /// Draws a value whose conversion is next to a power of ten.
  private static func nearPowerOfTenThere(
    _ pair: UnitPair, digits: Int, _ source: inout ChoiceSource
  ) -> String {
    let power = "1E\(source.uniform(in: -40...40))"
    let mode: RoundingMode = source.oneIn(2) ? .up : .down
    let limits = ArithmeticContext(
      precision: digits, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit, rounding: mode)
    guard let operand = DecimalOperand(power), let inverse = pair.formula.inverse,
      let expected = Oracle.convert(operand, by: inverse, to: .digits(digits), in: limits),
      let exact = DecimalOperand(expected.text), !exact.isZero
    else { return power }
    return "\(exact.coefficient)E\(exact.exponent)"
  }
}

extension ConversionFormula {
  /// The inverse formula; `nil` if the inverse has another form.
  fileprivate var inverse: ConversionFormula? {
    let one = Rational(1)
    switch self {
    case .linear(let scale, let offset): return .linear(scale: one / scale, offset: -offset / scale)
    case .irrational(let scale, let pi, let lnTen):
      return .irrational(scale: one / scale, pi: -pi, lnTen: -lnTen)
    case .reciprocal: return self
    case .logarithm, .exponential, .shift: return nil
    }
  }
}

extension RoundTripCase {
  private func with(
    value: String? = nil, context: ArithmeticContext? = nil, returning: RoundingMode? = nil,
    last: RoundingMode? = nil
  ) -> RoundTripCase {
    RoundTripCase(
      pair: pair, value: value ?? self.value, context: context ?? self.context,
      returning: returning ?? self.returning, last: last ?? self.last)
  }

  /// Passes that simplify the context, then the modes, then the value; the units are unchanged.
  static let simplifications: [Simplification<RoundTripCase>] =
    [
      Simplification("decimal128") {
        [$0.with(context: .decimal128.rounding($0.context.rounding))]
      },
      Simplification("half-even") {
        [
          $0.with(
            context: $0.context.rounding(.halfEven), returning: .halfEven, last: .halfEven),
          $0.with(context: $0.context.rounding(.halfEven)), $0.with(returning: .halfEven),
          $0.with(last: .halfEven),
        ]
      },
    ]
    + OperandSimplification.passes.map { pass in
      Simplification(pass.name) { trip in pass.results(trip.value).map { trip.with(value: $0) } }
    }

  /// Returns the format of failing cases: a line of tab-separated columns.
  ///
  /// Units are looked up by identifier among `pairs`.
  static func regressionText(_ pairs: [UnitPair]) -> RegressionText<RoundTripCase> {
    RegressionText(
      fileExtension: ".tsv",
      header: "# Round trips that failed once: from, to, value, mode back, last mode, context.\n",
      write: { trip in
        [
          trip.pair.plan.source.identifier, trip.pair.plan.target.identifier, trip.value,
          trip.returning.rawValue, trip.last.rawValue, trip.context.directives,
        ].joined(separator: "\t")
      },
      read: { text in
        try RegressionRows.read(text, columns: 6) { columns in
          let pair = pairs.position(from: columns[0], to: columns[1]).map { pairs[$0] }
          guard let pair, let returning = RoundingMode(rawValue: columns[3]),
            let last = RoundingMode(rawValue: columns[4]),
            let context = ArithmeticContext(row: columns[5])
          else { return nil }
          return RoundTripCase(
            pair: pair, value: columns[2], context: context, returning: returning, last: last)
        }
      })
  }
}
