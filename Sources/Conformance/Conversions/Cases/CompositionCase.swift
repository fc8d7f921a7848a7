import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// A value that is converted from one unit to another, directly and through a third unit.
struct CompositionCase: JudgedConversion {
  let pair: UnitPair
  let middle: MeasureUnit
  let value: String
  let context: ArithmeticContext

  var description: String { "\(pair.description) by way of \(middle.identifier): \(value)" }

  var expected: Expected? {
    DecimalOperand(value).flatMap {
      Oracle.convert($0, by: pair.formula, to: .digits(context.precision), in: context)
    }
  }

  /// Returns the composed formula of the plans to the middle unit and from the middle unit.
  ///
  /// - Returns: `nil` if no case of ``ComposedFormula`` has the form of the composition.
  func formulaInTwoSteps() throws(ConversionError) -> ComposedFormula? {
    let (there, onward) = try steps()
    return ComposedFormula(ConversionFormula(there.map))
      .followed(by: ComposedFormula(ConversionFormula(onward.map)))
  }

  /// Returns the plans to the middle unit and from the middle unit.
  func steps() throws(ConversionError) -> (there: ConversionPlan, onward: ConversionPlan) {
    (
      try ConversionPlan(from: pair.plan.source, to: middle),
      try ConversionPlan(from: middle, to: pair.plan.target)
    )
  }

  /// Returns a generator of two units, a third unit of their quantity, and a short value.
  ///
  /// A short value makes an exact first step more frequent than a long value.
  static func generator<B: DecimalBackend>(
    of pairs: [UnitPair], for _: B.Type
  ) -> Generator<CompositionCase> {
    let units = Dictionary(
      grouping: pairs.map(\.plan).filter { $0.source == $0.target }.map(\.source), by: \.quantity)
    return Generator("conversions in two steps on \(B.backendName)") { source in
      if pairs.isEmpty { return nil }
      let pair = source.element(of: pairs)
      guard let middles = units[pair.plan.source.quantity] else { return nil }
      let middle = source.element(of: middles)
      let digits = source.element(of: [1, 2, 4, 9])
      let sign = source.oneIn(4) ? "-" : ""
      return CompositionCase(
        pair: pair, middle: middle,
        value: "\(sign)\(source.digits(digits))E\(source.uniform(in: -4...2))",
        context: .decimal128.rounding(source.element(of: RoundingMode.allCases)))
    }
  }

  static let simplifications: [Simplification<CompositionCase>] =
    [
      Simplification("half-even") { [$0.with(context: $0.context.rounding(.halfEven))] }
    ]
    + OperandSimplification.passes.map { pass in
      Simplification(pass.name) { conversion in
        pass.results(conversion.value).map { conversion.with(value: $0) }
      }
    }

  private func with(value: String? = nil, context: ArithmeticContext? = nil) -> CompositionCase {
    CompositionCase(
      pair: pair, middle: middle, value: value ?? self.value, context: context ?? self.context)
  }

  /// Returns the format of failing cases: a line of tab-separated columns.
  ///
  /// Units are looked up by identifier among `pairs`.
  static func regressionText(_ pairs: [UnitPair]) -> RegressionText<CompositionCase> {
    RegressionText(
      fileExtension: ".tsv",
      header:
        "# Conversions for which this law did not hold once: from, by way of, to, value, context.\n",
      write: { conversion in
        [
          conversion.pair.plan.source.identifier, conversion.middle.identifier,
          conversion.pair.plan.target.identifier, conversion.value, conversion.context.directives,
        ].joined(separator: "\t")
      },
      read: { text in
        try RegressionRows.read(text, columns: 5) { columns in
          guard let there = pairs.position(from: columns[0], to: columns[1]),
            let pair = pairs.position(from: columns[0], to: columns[2]),
            let context = ArithmeticContext(row: columns[4])
          else { return nil }
          return CompositionCase(
            pair: pairs[pair], middle: pairs[there].plan.target, value: columns[3],
            context: context)
        }
      })
  }
}
