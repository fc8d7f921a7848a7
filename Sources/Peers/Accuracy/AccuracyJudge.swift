import DecimalArithmetic
import ExactArithmetic

/// A judge of conversions by their exact rational results.
///
/// An error is measured in units in the last place of the subject's own format: a `Double` against
/// the nearest `Double`, a decimal of 50 digits against 50 digits. The judge also counts right
/// digits: the largest n such that the result is within half a unit of the exact result's n-th
/// digit.
package struct AccuracyJudge: Sendable {
  private let cases: AccuracyCases

  /// Creates a judge that uses `cases`.
  package init(_ cases: AccuracyCases) { self.cases = cases }

  /// Returns the number of cases on which a format is judged: fewer cases for more digits.
  package static func share(of count: Int, for format: AccuracyFormat) -> Int {
    max(1, format.digits <= 40 ? count : format.digits <= 200 ? count / 10 : count / 100)
  }

  /// Judges the subjects on the first `count` cases; every subject gets the same cases.
  ///
  /// A subject that fails to answer gets an ``AccuracyReport/problem`` and is not asked again.
  ///
  /// - Complexity: one exact result for each case; memory for one block of cases.
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
    // A result that is no number counts as worse than any number.
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

/// The error of one result.
private struct ResultError {
  let size: ErrorSize
  /// The number of right digits.
  let digits: Int
  /// The error in units in the last place; `nil` if the result is no number.
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
      // Bounds that give different judgements are computed again with twice the digits.
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
    // Numbers below a power of the base are closer together, so such a number is not the nearest.
    let isNearest = twice <= grid.unit && got.magnitude >= grid.floor
    let isWrongTie = tiesGoAway && twice == grid.unit && got.magnitude < bounds.lower.magnitude
    return isNearest && !isWrongTie ? .half : ErrorSize(error, unit: grid.unit)
  }

  /// Returns the largest n with 2 · error ≤ 10^(a + 1 − n), where a is `exact`'s adjusted exponent.
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
  /// Returns the exact result, or bounds of `digits` digits if it is irrational.
  fileprivate func bounds(digits: Int) -> ExactBounds {
    bounds.isExact ? bounds : ExactBounds(operand, formula, digits: digits) ?? bounds
  }

  /// Returns the exact result after rounding to `digits` digits.
  fileprivate func exactText(digits: Int) -> String {
    let enough = digits < ExactBounds.digits ? bounds : bounds(digits: digits + 3)
    return enough.lower.roundedText(digits: digits)
  }
}

extension AccuracyResult {
  /// The value of the result; `nil` for a result that is no number.
  fileprivate var value: Rational? {
    switch self {
    case .decimal(let text): Rational(exactly: text)
    case .binary(let double): Rational(exactly: double)
    case .noNumber, .notOffered: nil
    }
  }

  /// The result as text for reports.
  fileprivate var text: String {
    switch self {
    case .decimal(let text), .noNumber(let text): text
    case .binary(let double): double.description
    case .notOffered: "nothing"
    }
  }
}
