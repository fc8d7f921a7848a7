/// The verdict on a section, a row or a whole run.
package enum ReportVerdict: String, Codable, Sendable, CaseIterable {
  /// All judged items held.
  case ok
  /// At least one item failed.
  case failed
  /// At least one item could not be decided, and none failed.
  case inconclusive
  /// Nothing was judged.
  case notRun

  /// The verdict in words; `notRun` is `not run`.
  package var words: String { self == .notRun ? "not run" : rawValue }

  /// Returns the verdict for an exit code: 0 is ok, 1 is failed, any other code is inconclusive.
  package init(exitCode: Int32) {
    self = exitCode == 0 ? .ok : exitCode == 1 ? .failed : .inconclusive
  }

  /// The exit code for the verdict: 0 for ok, 1 for failed, else 2.
  package var exitCode: Int32 {
    switch self {
    case .ok: 0
    case .failed: 1
    case .inconclusive, .notRun: 2
    }
  }

  /// Whether a person must look at the item; a page shows it first and unfolded.
  var needsLook: Bool { self == .failed || self == .inconclusive }

  /// A sign that shows the verdict without colour.
  var sign: String {
    switch self {
    case .ok: "✓"
    case .failed: "✗"
    case .inconclusive: "?"
    case .notRun: "–"
    }
  }

  /// Returns the gravest verdict: failed, then inconclusive, ok, not run; `nil` for no verdicts.
  package static func gravest(of verdicts: some Sequence<ReportVerdict>) -> ReportVerdict? {
    let order: [ReportVerdict] = [.failed, .inconclusive, .ok, .notRun]
    let present = Set(verdicts)
    return order.first(where: present.contains)
  }
}
