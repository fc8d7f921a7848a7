import ConversionRequests
import DecimalArithmetic
import Peers
import Reporting
import UnitCatalog
import UnitConversion

/// The findings of `metryvo verify claims` as a JSON object, written row by row.
package struct ClaimJSON {
  private var hasClaims = false

  /// The beginning of the object: `claims` is the first key, because the keys are sorted.
  private static let beginning = "{\n  \"claims\" : ["

  package init() {}

  /// Returns the JSON text of a row.
  ///
  /// - Throws: ``ReportError`` if the row cannot be encoded.
  package mutating func add(_ row: ClaimVerification.Row) throws(ReportError) -> String {
    let claim = try JSONRenderer.text(of: Claim(row)).dropLast().split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    defer { hasClaims = true }
    return (hasClaims ? "," : Self.beginning) + "\n" + claim
  }

  /// Returns the end of the object; `holds` is false for a table that was not read to its end.
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

  /// A row as JSON; a row that cannot be judged has its fields as written.
  struct Claim: Encodable {
    var line: Int
    var value: String?
    var from: String?
    var to: String?
    var claimed: String?
    var mode: String?
    var digits: Int?
    var verdict: String
    /// The number of units of the last place by which the claim is off; `nil` for other verdicts.
    var offBy: Int?
    var right: String?
    /// The number of digits of the right result before shortening; a shortened result has an
    /// ellipsis.
    var rightDigits: Int?
    /// The reason why there is no right result; `nil` if there is one.
    var noResult: String?
    /// Whether the right result and the definitions of both units are exact.
    var exact: Bool?
    var definitions: String?
    var fromUnit: Unit?
    var toUnit: Unit?
    var notes: [String]
    /// The column of the problem; `nil` for a row without a problem.
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

  /// A unit that a name of the claim denotes.
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
