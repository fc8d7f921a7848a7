import DecimalArithmetic
import ExactArithmetic

/// Judges conversions by exact rationals: is each result the nearest that the number type has, and
/// how far from the exact one is it.
///
/// A result is judged in units in the last place of its own format: a `Double` against the nearest
/// `Double`, a decimal of 50 digits against 50 digits. How many digits are right is counted beside
/// it: the most n for which the result is within half a unit of the n-th digit of the exact one.
package struct AccuracyJudge: Sendable {
  private let cases: AccuracyCases

  /// A judge with these cases.
  package init(_ cases: AccuracyCases) { self.cases = cases }

  /// How many of `count` cases a format is judged on: exact results of many digits take long.
  package static func share(of count: Int, for format: AccuracyFormat) -> Int {
    max(1, format.digits <= 40 ? count : format.digits <= 200 ? count / 10 : count / 100)
  }

  /// Judges the subjects on the first `count` cases, all on the same ones.
  ///
  /// A subject that stops answering has a ``AccuracyReport/problem`` and is not asked further.
  ///
  /// - Complexity: one exact result for each case, in memory a block of them.
  package func judge(
    _ subjects: [any AccuracySubject], count: Int, progress: (Int) -> Void = { _ in }
  ) -> [AccuracyReport] {
    var reports = subjects.map { AccuracyReport(subject: $0.name, format: $0.format) }
    var heaviest: [[AccuracyModel: Rational]] = subjects.map { _ in [:] }
    cases.forEachBlock(of: count) { first, block in
      for (place, subject) in subjects.enumerated() where reports[place].problem == nil {
        let share = Self.share(of: count, for: subject.format)
        let own = block.prefix(max(0, share - first))
        if own.isEmpty { continue }
        do throws(PeerError) {
          let results = try subject.results(of: own.map(\.asked))
          for (judged, result) in zip(own, results) {
            judge(result, judged, subject, &reports[place], &heaviest[place])
          }
        } catch {
          reports[place].problem = "\(error)"
        }
      }
      progress(first + block.count)
    }
    return reports
  }

  private func judge(
    _ result: AccuracyResult, _ asked: AccuracyCase, _ subject: any AccuracySubject,
    _ report: inout AccuracyReport, _ heaviest: inout [AccuracyModel: Rational]
  ) {
    let part = AccuracyReport.Part(model: asked.model, kind: asked.kind)
    if result == .notOffered {
      report.tallies[part, default: AccuracyTally()].notOffered += 1
      return
    }
    let error = ResultError(result, asked, subject)
    report.tallies[part, default: AccuracyTally()].sizes[error.size, default: 0] += 1
    report.tallies[part, default: AccuracyTally()].digits[error.digits, default: 0] += 1
    guard error.size.isMisrounded else { return }
    // What is no number is worse than any.
    if report.worst[asked.model] != nil {
      guard let known = heaviest[asked.model] else { return }
      if let units = error.units, units <= known { return }
    }
    heaviest[asked.model] = error.units
    report.worst[asked.model] = AccuracyReport.Worst(
      input: asked.asked.description, got: result.text,
      exact: asked.exactText(digits: subject.format.digits + 3),
      units: error.units?.roundedText(digits: 2), digits: error.digits)
  }
}

/// How far one result is from the exact one.
private struct ResultError {
  let size: ErrorSize
  /// The digits that are right.
  let digits: Int
  /// In units in the last place; `nil` without a number.
  let units: Rational?

  init(_ result: AccuracyResult, _ asked: AccuracyCase, _ subject: any AccuracySubject) {
    guard let got = result.value else {
      (size, digits, units) = (.noNumber, 0, nil)
      return
    }
    let format = subject.format
    var places = max(ExactBounds.digits, format.digits + 40)
    var bounds = places > ExactBounds.digits ? asked.bounds(digits: places) : asked.bounds
    while true {
      let grid = format.grid(at: bounds.lower)
      let (least, most) = bounds.distances(from: got)
      let judged = [least, most].map {
        Self.size($0, of: got, beside: bounds, grid, subject.roundsTiesAway)
      }
      // Bounds between which the judgement changes are brought closer.
      if judged[0] == judged[1] || places > Oracle.functionDigitLimit / 2 {
        size = judged[1]
        units = most / grid.unit
        digits = Self.rightDigits(most, of: bounds.lower, atMost: format.digits)
        return
      }
      places *= 2
      bounds = asked.bounds(digits: places)
    }
  }

  private static func size(
    _ error: Rational, of got: Rational, beside bounds: ExactBounds, _ grid: AccuracyFormat.Grid,
    _ tiesGoAway: Bool
  ) -> ErrorSize {
    if bounds.isExact && error.isZero { return .zero }
    let twice = error + error
    // Below the power of the base the numbers stand closer, and the power itself would be nearer.
    let isNearest = twice <= grid.unit && got.magnitude >= grid.floor
    let isWrongTie = tiesGoAway && twice == grid.unit && got.magnitude < bounds.lower.magnitude
    return isNearest && !isWrongTie ? .half : ErrorSize(error, unit: grid.unit)
  }

  /// The most n for which 2 · error ≤ 10^(a + 1 − n), where a is the exponent of the first digit.
  private static func rightDigits(
    _ error: Rational, of exact: Rational, atMost limit: Int
  ) -> Int {
    if error.isZero { return limit }
    let twice = error + error
    let first = twice.adjustedExponent
    let power = twice == Rational(1, exponent: first) ? first : first + 1
    return min(limit, max(0, exact.adjustedExponent + 1 - power))
  }
}

extension AccuracyCase {
  /// Bounds of the result with so many digits.
  fileprivate func bounds(digits: Int) -> ExactBounds {
    bounds.isExact ? bounds : ExactBounds(operand, formula, digits: digits) ?? bounds
  }

  /// The exact result to so many digits.
  fileprivate func exactText(digits: Int) -> String {
    let enough = digits < ExactBounds.digits ? bounds : bounds(digits: digits + 3)
    return enough.lower.roundedText(digits: digits)
  }
}

extension AccuracyResult {
  /// The number that it is.
  fileprivate var value: Rational? {
    switch self {
    case .decimal(let text): Rational(exactly: text)
    case .binary(let double): Rational(exactly: double)
    case .noNumber, .notOffered: nil
    }
  }

  /// The result as it is shown.
  fileprivate var text: String {
    switch self {
    case .decimal(let text), .noNumber(let text): text
    case .binary(let double): double.description
    case .notOffered: "nothing"
    }
  }
}
