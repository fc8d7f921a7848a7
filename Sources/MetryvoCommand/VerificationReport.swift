import Conformance

/// The findings of a run.
struct VerificationReport {
  var plan: VerificationPlan
  var missing: [String]
  var backends: [BackendVerification]
  var agreements: [BackendVerification]
  /// What is read and written, unless one backend alone was asked for.
  var texts: [BackendVerification] = []
  /// The directed cases, which all backends answer in one pass.
  var directed: [BackendVerification] = []
  /// The comparisons with a peer, if one was asked for.
  var peers = PeerVerification()
  var duration: Duration
  /// What the functions of Decimal128 needed, if they were judged.
  var zivDepths: ZivDepths?

  var all: [BackendVerification] { backends + agreements + texts + directed }

  /// Whether everything judged held.
  var holds: Bool { all.allSatisfy(\.holds) && peers.reports.allSatisfy(\.holds) }
}
