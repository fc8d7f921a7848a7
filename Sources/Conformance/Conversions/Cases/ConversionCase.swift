import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// One value with two units, a target and a context.
struct ConversionCase: SingleConversion {
  let pair: UnitPair
  let value: String
  let target: RoundingTarget
  let context: ArithmeticContext

  var map: ConversionMap { pair.plan.map }
  var formula: ConversionFormula { pair.formula }

  var description: String { "\(pair.description): \(value), \(target)" }

  var expected: Expected? {
    DecimalOperand(value).flatMap {
      Oracle.convert($0, by: pair.formula, to: target, in: context)
    }
  }

  /// The limits that are drawn besides decimal128; narrow limits make boundary cases frequent.
  private static let limits: [ArithmeticContext] = [
    .decimal64, .decimal32,
    ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -8, clamp: true),
    ArithmeticContext(precision: 9, maxExponent: 384, minExponent: -383),
    ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999),
  ]

  /// Returns a generator of cases for one backend, of any pair in any mode.
  static func generator<B: DecimalBackend>(
    of pairs: [UnitPair], for _: B.Type
  ) -> Generator<ConversionCase> {
    let modes = RoundingMode.allCases
    let limits = limits.filter(B.supports)
    return Generator("conversions on \(B.backendName)") { source in
      if pairs.isEmpty { return nil }
      let mode = source.element(of: modes)
      return drawn(source.element(of: pairs), limits, &source).rounding(mode)
    }
  }

  /// Returns a generator of cases for all backends; case i has the pair i mod n of the n pairs.
  static func generator(ofEach pairs: [UnitPair]) -> Generator<ConversionCase> {
    let count = UInt64(pairs.count)
    return Generator("conversions") { source in
      if count == 0 { return nil }
      let index = source.index
      let number = source.choice(upTo: count - 1) { _ in index % count }
      return drawn(pairs[Int(number)], limits, &source)
    }
  }

  /// Draws a conversion of a pair, half the time in decimal128, otherwise in one of `limits`.
  private static func drawn(
    _ pair: UnitPair, _ limits: [ArithmeticContext], _ source: inout ChoiceSource
  ) -> ConversionCase {
    let context = source.oneIn(2) && !limits.isEmpty ? source.element(of: limits) : .decimal128
    return ConversionCase(
      pair: pair, value: value(for: pair.formula, in: context, &source),
      target: drawnTarget(in: context, &source), context: context)
  }

  private func rounding(_ mode: RoundingMode) -> ConversionCase {
    with(context: context.rounding(mode))
  }

  static func drawnTarget(
    in limits: ArithmeticContext, _ source: inout ChoiceSource
  ) -> RoundingTarget {
    switch source.uniform(in: 0...2) {
    case 0: .digits(limits.precision)
    case 1: .digits(source.uniform(in: 1...limits.precision))
    default:
      .decimals(
        source.oneIn(4)
          ? source.uniform(in: -limits.maxExponent - 40 ... -limits.etiny + 40)
          : source.uniform(in: -3...15),
        elseDigits: source.uniform(in: 0...4))
    }
  }

  /// Draws a value, half the time as people type it, otherwise near a boundary.
  ///
  /// Most levels, and most numbers that are converted to levels, are in a range with finite
  /// results.
  private static func value(
    for formula: ConversionFormula, in limits: ArithmeticContext, _ source: inout ChoiceSource
  ) -> String {
    switch formula {
    case .exponential where !source.oneIn(4): return level(&source)
    case .logarithm where !source.oneIn(16): return magnitude(in: limits, &source)
    case .linear, .irrational, .reciprocal, .shift, .logarithm, .exponential:
      if source.oneIn(2) { return operand(in: limits, &source) }
      let number = "\(source.uniform(in: 0...9_999))E\(source.integer(in: -4...1))"
      return source.oneIn(4) ? "-" + number : number
    }
  }

  private static func operand(
    in limits: ArithmeticContext, _ source: inout ChoiceSource
  ) -> String {
    OperandGenerator(format: limits, maximumDigits: 34).operand(&source).value.text
  }

  /// Draws a level.
  ///
  /// The level is −240 to 240 in steps of a tenth, a multiple of 5 or 20, an integer, a number of
  /// 34 digits, or a number near 0.
  private static func level(_ source: inout ChoiceSource) -> String {
    let text =
      switch source.uniform(in: 0...4) {
      case 0: "\(source.uniform(in: 0...2_400))E-1"
      case 1: "\(source.element(of: [5, 20]) * source.uniform(in: 0...40))"
      case 2: "\(source.digits(34))E\(source.uniform(in: -34 ... -30))"
      case 3: "\(source.uniform(in: 0...9_999))E\(source.uniform(in: -60...0))"
      default: "\(source.uniform(in: 0...40))"
      }
    return source.oneIn(4) ? "-" + text : text
  }

  /// Draws a number ≥ 0: near a power of ten, whose logarithm may be rational, or any other number.
  private static func magnitude(
    in limits: ArithmeticContext, _ source: inout ChoiceSource
  ) -> String {
    switch source.uniform(in: 0...3) {
    case 0: "\(source.nearPowerOfTen(34))E\(source.uniform(in: -60...20))"
    case 1: "\(source.uniform(in: 0...20))E\(source.uniform(in: -20...20))"
    case 2: String(operand(in: limits, &source).drop { $0 == "-" })
    default: "\(source.digits(source.uniform(in: 1...34)))E\(source.uniform(in: -40...4))"
    }
  }
}

extension ConversionCase {
  func with(
    value: String? = nil, target: RoundingTarget? = nil, context: ArithmeticContext? = nil
  ) -> ConversionCase {
    ConversionCase(
      pair: pair, value: value ?? self.value, target: target ?? self.target,
      context: context ?? self.context)
  }

  func with(target: RoundingTarget, context: ArithmeticContext) -> ConversionCase {
    with(value: nil, target: target, context: context)
  }

  /// Passes that simplify the context, then the target, then the value; the units are unchanged.
  static let simplifications: [Simplification<ConversionCase>] =
    [
      Simplification("decimal128") {
        [$0.with(context: .decimal128.rounding($0.context.rounding))]
      },
      Simplification("half-even") { [$0.with(context: $0.context.rounding(.halfEven))] },
      Simplification("simple target") { conversion in
        RoundingTarget.simpler.map { conversion.with(target: $0) }
      },
    ]
    + OperandSimplification.passes.map { pass in
      Simplification(pass.name) { conversion in
        pass.results(conversion.value).map { conversion.with(value: $0) }
      }
    }

  /// Returns the format of failing cases: a line of tab-separated columns.
  ///
  /// Units are looked up by identifier among `pairs`.
  static func regressionText(_ pairs: [UnitPair]) -> RegressionText<ConversionCase> {
    RegressionText(
      fileExtension: ".tsv",
      header:
        "# Conversions for which this law did not hold once: from, to, value, target, context.\n",
      write: { conversion in
        [
          conversion.pair.plan.source.identifier, conversion.pair.plan.target.identifier,
          conversion.value, conversion.target.row, conversion.context.directives,
        ].joined(separator: "\t")
      },
      read: { text in
        try RegressionRows.read(text, columns: 5) { columns in
          let pair = pairs.position(from: columns[0], to: columns[1]).map { pairs[$0] }
          guard let pair, let target = RoundingTarget(row: columns[3]),
            let context = ArithmeticContext(row: columns[4])
          else { return nil }
          return ConversionCase(pair: pair, value: columns[2], target: target, context: context)
        }
      })
  }
}
