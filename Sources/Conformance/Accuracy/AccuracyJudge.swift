import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import UnitCatalog
import UnitConversion

/// Judges conversions as people type them by exact arithmetic: is each the nearest result.
public struct AccuracyJudge: Sendable {
  private let pairs: [UnitPair]
  private let context = ArithmeticContext.decimal128.rounding(.halfUp)

  /// A judge of the conversions between the units of `catalog`.
  ///
  /// - Throws: ``ConversionPairsError`` for a catalog the oracle cannot read.
  public init(catalog: Catalog = .standard) throws(ConversionPairsError) {
    // The number types compared know factors and offsets, no other formula.
    pairs = try UnitPair.all(in: catalog, definitions: ConversionLaws.definitions(of: catalog))
      .filter { if case .linear = $0.formula { true } else { false } }
      .filter { $0.plan.source != $0.plan.target }
  }

  /// Judges `cases` conversions of `seed`: a random pair of units, a number of up to 15 digits.
  ///
  /// What has no result, such as the level of a negative number, is no case.
  ///
  /// - Complexity: one conversion and one or three exact ones for each case.
  public func judge<Subject: AccuracySubject>(
    _ subject: Subject, seed: UInt64, cases: Int
  ) -> AccuracyReport {
    var report = AccuracyReport(subject: subject.name)
    var largest = Rational.zero
    for index in 0..<UInt64(cases) {
      var source = ChoiceSource(seed: seed, index: index)
      let pair = source.element(of: pairs)
      let text = Self.typed(&source)
      guard let operand = DecimalOperand(text),
        let result = subject.result(of: text, by: pair.plan),
        let exact = ExactResult(of: operand, by: pair.formula, in: context)
      else { continue }
      report.cases += 1
      guard let got = Self.value(of: result) else {
        report.misrounded += 1
        continue
      }
      if isNearest(result, got, exact) { continue }
      report.misrounded += 1
      let error =
        exact.lower.isZero ? nil : Self.magnitude((got - exact.lower) / exact.lower)
      guard let error, report.worst == nil || error > largest else {
        if exact.lower.isZero && report.worst == nil {
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

  /// Whether a result is a nearest one: the correctly rounded decimal, or the nearest double.
  ///
  /// Of an irrational result both bounds of 60 digits are asked: a double and its neighbour can stand no
  /// nearer to either side of it than that. Of a tie both doubles are nearest.
  private func isNearest(_ result: AccuracyResult, _ got: Rational, _ exact: ExactResult) -> Bool {
    switch result {
    // As numbers: an exact text has no zeros at its end, a rounded one all its digits.
    case .decimal:
      return Rational(exactly: digits(34, of: got)) == Rational(exactly: exact.rounded)
    case .binary(let double):
      return [exact.lower, exact.upper].contains { bound in
        let error = Self.magnitude(got - bound)
        return [double.nextUp, double.nextDown].allSatisfy { neighbour in
          Self.value(of: .binary(neighbour)).map { error <= Self.magnitude($0 - bound) } ?? true
        }
      }
    }
  }

  /// A number rounded to some digits, as to-scientific-string with its last zeros.
  private func digits(_ count: Int, of value: Rational) -> String {
    ExactResult.text(of: value, digits: count, in: context)
  }

  private func worst(
    _ pair: UnitPair, _ text: String, _ result: AccuracyResult, _ exact: ExactResult,
    error: String
  ) -> AccuracyReport.Worst {
    let got =
      switch result {
      case .decimal(let text): text
      case .binary(let double): double.description
      }
    return AccuracyReport.Worst(
      input: "\(text) \(pair.plan.source.identifier) to \(pair.plan.target.identifier)", got: got,
      exact: exact.rounded, relativeError: error)
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

/// The exact result of a conversion as far as the judge needs it.
private struct ExactResult {
  let lower: Rational
  let upper: Rational
  /// To-scientific-string of 34 digits.
  let rounded: String

  init?(of x: DecimalOperand, by formula: ConversionFormula, in context: ArithmeticContext) {
    guard let (lower, upper) = Oracle.bounds(of: x, by: formula, digits: 60) else { return nil }
    self.lower = lower
    self.upper = upper
    // Equal bounds are the exact result; of others the conversion itself says what it is rounded to.
    if lower == upper {
      rounded = Self.text(of: lower, digits: 34, in: context)
    } else if let expected = Oracle.convert(x, by: formula, to: .digits(34), in: context),
      let value = Rational(exactly: expected.text)
    {
      rounded = Self.text(of: value, digits: 34, in: context)
    } else {
      return nil
    }
  }

  static func text(of value: Rational, digits: Int, in context: ArithmeticContext) -> String {
    if value.isZero { return "0" }
    guard let one = DecimalOperand("1"),
      let expected = Oracle.convert(one, scale: value, to: .digits(digits), in: context)
    else { return "?" }
    return expected.text
  }
}
