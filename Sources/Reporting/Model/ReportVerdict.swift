/// What a section, a row or a whole run comes to.
package enum ReportVerdict: String, Codable, Sendable, CaseIterable {
  /// Everything judged held.
  case ok
  /// At least one thing did not hold.
  case failed
  /// The measurement could not decide.
  case inconclusive
  /// Nothing was judged.
  case notRun

  /// The verdict as people read it: `not run` in two words.
  package var words: String { self == .notRun ? "not run" : rawValue }

  /// The verdict of a program that ended so: 0 all holds, 1 something does not, any other undecided.
  package init(exitCode: Int32) {
    self = exitCode == 0 ? .ok : exitCode == 1 ? .failed : .inconclusive
  }

  /// The exit code of a program that came to it: 0 all holds, 1 something does not, 2 undecided.
  package var exitCode: Int32 {
    switch self {
    case .ok: 0
    case .failed: 1
    case .inconclusive, .notRun: 2
    }
  }

  /// Whether a person must look: a page shows what it is about unfolded, and first.
  var needsLook: Bool { self == .failed || self == .inconclusive }

  /// A sign that says the same without colour.
  var sign: String {
    switch self {
    case .ok: "✓"
    case .failed: "✗"
    case .inconclusive: "?"
    case .notRun: "–"
    }
  }

  /// The gravest of `verdicts`: failed, then inconclusive, ok, not run; `nil` of none.
  package static func gravest(of verdicts: some Sequence<ReportVerdict>) -> ReportVerdict? {
    let order: [ReportVerdict] = [.failed, .inconclusive, .ok, .notRun]
    let present = Set(verdicts)
    return order.first(where: present.contains)
  }
}
