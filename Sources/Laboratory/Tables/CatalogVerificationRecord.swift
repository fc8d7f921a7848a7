import Peers

/// The findings of `metryvo verify catalog` in their JSON form.
package struct CatalogVerificationRecord: Encodable {
  var holds: Bool
  var tables: [Table]
  var missing: [String]

  package init(_ verification: CatalogVerification) {
    holds = verification.holds
    tables = verification.reports.map(Table.init)
    missing = verification.missing
  }

  struct Table: Encodable {
    var table: String
    var version: String
    var sha256: String
    var holds: Bool
    var read: Int
    var evaluated: Int
    var notEvaluated: [String: [String]]
    var units: [Unit]
    var oursNotInIt: [String]
    var problems: [String]
    var unusedConflicts: [String]
    var wrongConflicts: [String]

    init(_ report: TableReport) {
      table = report.kind.rawValue
      version = report.version
      sha256 = report.digest
      holds = report.holds
      read = report.read
      evaluated = report.evaluated
      notEvaluated = report.unevaluated
      units = report.units.map { Unit($0, report.conflict(of: $0)) }
      oursNotInIt = report.absent
      problems = report.mapProblems
      unusedConflicts = report.unusedConflicts
      wrongConflicts = report.wrongConflicts
    }
  }

  struct Unit: Encodable {
    var unit: String
    var `in`: String
    var definition: String
    var verdict: String
    var digits: Int?
    var ours: String?
    var theirs: String?
    var difference: String?
    var reason: String?
    var source: String?

    init(_ judged: JudgedUnit, _ conflict: KnownConflict?) {
      unit = judged.unit
      `in` = judged.target
      definition = judged.theirs
      switch judged.verdict {
      case .agrees: verdict = "agree"
      case .agreesToDigits(let digits):
        verdict = "agree to digits"
        self.digits = digits
      case .notEvaluated(let why):
        verdict = "not evaluated"
        reason = why.description
      case .differs(let values):
        verdict = conflict == nil ? "differ, unknown" : "differ, known"
        ours = values.ours
        theirs = values.theirs
        difference = values.relative
        reason = conflict?.reason
        source = conflict?.source
      }
    }
  }
}
