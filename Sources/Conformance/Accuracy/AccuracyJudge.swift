import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// Judges conversions as people type them by exact rationals: is each the nearest result.
public struct AccuracyJudge: Sendable {
  /// Two different units with what the exact result is made of.
  private struct LinearPair {
    let plan: ConversionPlan
    let scale: Rational
    let offset: Rational
  }

  private let pairs: [LinearPair]
  private let context = ArithmeticContext.decimal128.rounding(.halfUp)

  /// A judge of the conversions between the units of `catalog` that have a factor and perhaps an offset: the
  /// number types that are compared know no other formula.
  ///
  /// - Throws: ``ConversionPairsError`` for a catalog the oracle cannot read.
  public init(catalog: Catalog = .standard) throws(ConversionPairsError) {
    let all = try UnitPair.all(in: catalog, definitions: ConversionLaws.definitions(of: catalog))
    pairs = all.compactMap { pair in
      guard case .linear(let scale, let offset) = pair.formula,
        pair.plan.source != pair.plan.target
      else { return nil }
      return LinearPair(plan: pair.plan, scale: scale, offset: offset)
    }
  }

  /// Judges `cases` conversions of `seed`: a random pair of units, a number of up to 15 digits.
  ///
  /// - Complexity: one conversion and one exact rational for each case.
  public func judge<Subject: AccuracySubject>(
    _ subject: Subject, seed: UInt64, cases: Int
  ) -> AccuracyReport {
    var report = AccuracyReport(subject: subject.name)
    var largest = Rational.zero
    for index in 0..<UInt64(cases) {
      var source = ChoiceSource(seed: seed, index: index)
      let pair = source.element(of: pairs)
      let text = Self.typed(&source)
      guard let operand = DecimalOperand(text), let value = operand.value,
        let result = subject.result(of: text, by: pair.plan)
      else { continue }
      report.cases += 1
      let exact = value * pair.scale + pair.offset
      guard let got = Self.value(of: result) else {
        report.misrounded += 1
        continue
      }
      if isNearest(result, got, exact) { continue }
      report.misrounded += 1
      let error = exact.isZero ? nil : Self.magnitude((got - exact) / exact)
      guard let error, report.worst == nil || error > largest else {
        if exact.isZero && report.worst == nil {
          report.worst = worst(pair, text, result, exact, error: "infinite")
        }
        continue
      }
      largest = error
      report.worst = worst(pair, text, result, exact, error: digits(2, of: error))
    }
    return report
  }

  /// 1 to 15 digits with a point somewhere, now and then negative.
  private static func typed(_ source: inout ChoiceSource) -> String {
    let count = source.uniform(in: 1...15)
    let text = String(source.digits(count))
    let point = source.uniform(in: 0...count)
    let sign = source.oneIn(8) ? "-" : ""
    return sign + (point == 0 ? "0" : text.prefix(point)) + (point == count ? "" : ".")
      + text.dropFirst(point)
  }

  private func isNearest(_ result: AccuracyResult, _ got: Rational, _ exact: Rational) -> Bool {
    switch result {
    case .decimal: return rounded(got) == rounded(exact)
    case .binary(let double):
      let error = Self.magnitude(got - exact)
      return [double.nextUp, double.nextDown].allSatisfy { neighbour in
        Self.value(of: .binary(neighbour)).map { error <= Self.magnitude($0 - exact) } ?? true
      }
    }
  }

  private func rounded(_ value: Rational) -> Rational? {
    Rational(exactly: digits(34, of: value))
  }

  /// To-scientific-string of a number rounded to some digits.
  private func digits(_ count: Int, of value: Rational) -> String {
    if value.isZero { return "0" }
    guard let one = DecimalOperand("1"),
      let expected = Oracle.convert(one, scale: value, to: .digits(count), in: context)
    else { return "?" }
    return expected.text
  }

  private func worst(
    _ pair: LinearPair, _ text: String, _ result: AccuracyResult, _ exact: Rational, error: String
  ) -> AccuracyReport.Worst {
    let got =
      switch result {
      case .decimal(let text): text
      case .binary(let double): double.description
      }
    return AccuracyReport.Worst(
      input: "\(text) \(pair.plan.source.identifier) to \(pair.plan.target.identifier)", got: got,
      exact: digits(34, of: exact), relativeError: error)
  }

  private static func value(of result: AccuracyResult) -> Rational? {
    switch result {
    case .decimal(let text): Rational(exactly: text)
    case .binary(let double): Rational(exactly: double)
    }
  }

  private static func magnitude(_ value: Rational) -> Rational {
    value.isNegative ? -value : value
  }
}
