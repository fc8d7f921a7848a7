import Conformance

/// The findings of a run.
struct VerificationReport {
  var plan: VerificationPlan
  var missing: [String]
  var backends: [BackendVerification]
  var agreements: [BackendVerification]
  var duration: Duration

  var all: [BackendVerification] { backends + agreements }

  /// Whether everything judged held.
  var holds: Bool { all.allSatisfy(\.holds) }
}
