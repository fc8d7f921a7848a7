import DecimalArithmetic
import MeasureText

/// What a converter claims: that a value in one unit is another value in another unit.
package struct Claim: Hashable, Sendable {
  /// The line of the table, from 1.
  package var line: Int
  /// The number that was converted, as written.
  package var value: String
  /// The name of the unit it was converted from.
  package var from: String
  /// The name of the unit it was converted to.
  package var to: String
  /// The result that is claimed, as written.
  package var claimed: String
  /// How it says it rounded; half-up where it says nothing.
  package var mode: RoundingMode
  /// To how many significant digits; to the last digit it writes where it says nothing.
  package var digits: Int?

  /// The most digits that a claim can give: as many as numbers of arbitrary precision are read
  /// with.
  static let digitLimit = ReadingLimits.arbitraryPrecision.digits

  /// The claim that the fields of a row make.
  ///
  /// - Throws: ``ClaimProblem`` for a mode or a number of digits that there is not. Numbers and
  ///   names are read by whoever judges.
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
