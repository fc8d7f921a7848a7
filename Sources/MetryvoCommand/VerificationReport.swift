import Conformance

/// The findings of a run.
struct VerificationReport {
  var plan: VerificationPlan
  var missing: [String]
  var backends: [BackendVerification]
  var agreements: [BackendVerification]
  /// What is read and written, unless one backend alone was asked for.
  var texts: [BackendVerification] = []
  /// The comparisons with a peer, if one was asked for.
  var peers = PeerVerification()
  var duration: Duration
  /// What the functions of Decimal128 needed, if they were judged.
  var zivDepths: ZivDepths?

  var all: [BackendVerification] { backends + agreements + texts }

  /// Known deviations of the vectors that excused nothing: the ledger must stay true.
  var unusedDeviations: [String] {
    KnownDeviation.unused(in: backends.flatMap { $0.vectors.flatMap(\.reports) })
  }

  /// Whether everything judged held.
  var holds: Bool {
    all.allSatisfy(\.holds) && peers.reports.allSatisfy(\.holds) && unusedDeviations.isEmpty
  }
}
