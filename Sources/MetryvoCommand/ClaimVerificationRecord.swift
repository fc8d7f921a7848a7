import Conformance
import DecimalArithmetic
import UnitCatalog
import UnitConversion

/// The findings of `metryvo verify --table` for programs.
struct ClaimVerificationRecord: Encodable {
  var file: String
  var holds: Bool
  var counts: ClaimVerification.Counts
  var claims: [Claim]

  init(_ verification: ClaimVerification) {
    file = verification.path
    counts = verification.counts
    holds = counts.correct == verification.rows.count
    claims = verification.rows.map(Claim.init)
  }

  /// A row: as it is written where it cannot be judged.
  struct Claim: Encodable {
    var line: Int
    var value: String?
    var from: String?
    var to: String?
    var claimed: String?
    var mode: String?
    var digits: Int?
    var verdict: String
    /// By how many units of the last place, where the verdict is `off`.
    var offBy: Int?
    var right: String?
    /// How many digits the right result has, which is shortened if it ends in an ellipsis.
    var rightDigits: Int?
    /// Why there is no right result.
    var noResult: String?
    /// Whether the right result is exact and so are both units' definitions.
    var exact: Bool?
    var definitions: String?
    var fromUnit: Unit?
    var toUnit: Unit?
    var notes: [String]
    /// The column that keeps the row from being judged, and why.
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
        definitions = judged.plan.definitions
        fromUnit = Unit(judged.plan.source)
        toUnit = Unit(judged.plan.target)
      }
      notes = row.notes
      column = row.problem?.column?.rawValue
      problem = row.problem?.reason.description
    }
  }

  /// A unit that a name was read as.
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
