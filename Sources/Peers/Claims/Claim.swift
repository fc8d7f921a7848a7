import DecimalArithmetic
import MeasureText

/// A claim of a converter that a value in one unit equals another value in another unit.
package struct Claim: Hashable, Sendable {
  /// The line of the table, counted from 1.
  package var line: Int
  /// The number that was converted, as written.
  package var value: String
  /// The name of the source unit.
  package var from: String
  /// The name of the target unit.
  package var to: String
  /// The claimed result, as written.
  package var claimed: String
  /// The rounding mode of the claim; half-up if the row states none.
  package var mode: RoundingMode
  /// The number of significant digits; `nil` if the digits that the claim writes decide.
  package var digits: Int?

  /// The largest number of digits that a claim may state: the reading limit of arbitrary precision.
  static let digitLimit = ReadingLimits.arbitraryPrecision.digits

  /// Creates the claim of a row's fields, whose numbers and unit names are not read yet.
  ///
  /// - Throws: ``ClaimProblem`` for an unknown mode or an invalid number of digits.
  init(line: Int, _ fields: [ClaimColumn: String]) throws(ClaimProblem) {
    self.line = line
    value = fields[.value] ?? ""
    from = fields[.from] ?? ""
    to = fields[.to] ?? ""
    claimed = fields[.claimed] ?? ""
    mode = .halfUp
    if let text = fields[.mode], !text.isEmpty {
      guard let mode = RoundingMode(rawValue: text) else {
        throw ClaimProblem(.mode, .unknownMode(text.excerpt))
      }
      self.mode = mode
    }
    if let text = fields[.digits], !text.isEmpty {
      guard let count = Int(text), (1...Self.digitLimit).contains(count) else {
        throw ClaimProblem(.digits, .unreadableDigits(text.excerpt))
      }
      digits = count
    }
  }
}
