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
