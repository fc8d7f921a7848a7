import ConversionRequests
import DecimalArithmetic
import Peers
import Reporting
import UnitCatalog
import UnitConversion

/// The findings of `metryvo verify claims` as JSON: one object, written claim by claim.
package struct ClaimJSON {
  private var hasClaims = false

  /// The claims come first, because the keys are sorted.
  private static let beginning = "{\n  \"claims\" : ["

  package init() {}

  /// Returns the text of a row.
  ///
  /// - Throws: ``ReportError`` if the row cannot be encoded.
  package mutating func add(_ row: ClaimVerification.Row) throws(ReportError) -> String {
    let claim = try JSONRenderer.text(of: Claim(row)).dropLast().split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    defer { hasClaims = true }
    return (hasClaims ? "," : Self.beginning) + "\n" + claim
  }

  /// Returns the text after all rows; a table that was not read to its end does not hold.
  ///
  /// - Throws: the errors of ``add(_:)``.
  package func end(
    file: String, counts: ClaimVerification.Counts, isWhole: Bool
  ) throws(ReportError) -> String {
    let sums = Sums(
      counts: counts, file: file, holds: isWhole && counts.correct == counts.claims)
    let rest = try JSONRenderer.text(of: sums).dropFirst()
    return (hasClaims ? "" : Self.beginning + "\n") + "\n  ]," + rest
  }

  private struct Sums: Encodable {
    var counts: ClaimVerification.Counts
    var file: String
    var holds: Bool
  }

  /// A row; the fields are as written if it cannot be judged.
  struct Claim: Encodable {
    var line: Int
    var value: String?
    var from: String?
    var to: String?
    var claimed: String?
    var mode: String?
    var digits: Int?
    var verdict: String
    /// The number of units of the last place, if the verdict is `off`.
    var offBy: Int?
    var right: String?
    /// The number of digits of the right result, which is shortened if it ends in an ellipsis.
    var rightDigits: Int?
    /// The reason why there is no right result.
    var noResult: String?
    /// Whether the right result and the definitions of both units are exact.
    var exact: Bool?
    var definitions: String?
    var fromUnit: Unit?
    var toUnit: Unit?
    var notes: [String]
    /// The column with a problem, and the problem.
    var column: String?
    var problem: String?

    init(_ row: ClaimVerification.Row) {
      let claim = try? row.row.claim.get()
      let fields = row.row.fields
      line = row.row.line
      value = fields[.value]
      from = fields[.from]
      to = fields[.to]
      claimed = fields[.claimed]
      mode = claim?.mode.rawValue ?? fields[.mode]
      digits = claim?.digits
      switch row.judged?.verdict {
      case .correct: verdict = "correct"
      case .off(let units):
        verdict = "off"
        offBy = units
      case .wrong: verdict = "wrong"
      case nil: verdict = "unreadable"
      }
      if let judged = row.judged {
        switch judged.right {
        case .number:
          right = row.right?.text
          rightDigits = row.right?.digitCount
          exact = judged.isExact && judged.plan.isExactlyDefined
        case .missing(let reason): noResult = reason.description
        }
        definitions = judged.plan.definitions.rawValue
        fromUnit = Unit(judged.plan.source)
        toUnit = Unit(judged.plan.target)
      }
      notes = row.notes
      column = row.problem?.column?.rawValue
      problem = row.problem?.reason.description
    }
  }

  /// A unit that a name denotes.
  struct Unit: Encodable {
    var identifier: String
    var definition: String
    var source: String

    init(_ unit: MeasureUnit) {
      identifier = unit.identifier
      definition = unit.definition
      source = unit.source
    }
  }
}
