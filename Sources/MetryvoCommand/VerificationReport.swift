import Conformance
import Reporting

/// The findings of a run.
struct VerificationReport {
  var plan: VerificationPlan
  var missing: [String]
  /// In the order in which they are reported.
  var verifications: [BackendVerification] = []
  /// The comparisons with a peer, if one was asked for.
  var peers = PeerVerification()
  var duration: Duration = .zero
  /// The number of threads.
  var jobs = 1
  /// What the functions of Decimal128 needed, if they were judged.
  var zivDepths: ZivDepths?

  /// Backends judged together beside the oracle.
  var together: [BackendVerification] { all(.together) }
  var backends: [BackendVerification] { all(.alone) }
  /// The directed cases, which all backends answer in one pass.
  var directed: [BackendVerification] { all(.directed) }
  /// What is read and written, unless one backend alone was asked for.
  var texts: [BackendVerification] { all(.texts) }

  private func all(_ kind: BackendVerification.Kind) -> [BackendVerification] {
    verifications.filter { $0.kind == kind }
  }

  /// Known deviations of the vectors that excused nothing: the ledger must stay true.
  var unusedDeviations: [String] {
    KnownDeviation.unused(in: backends.flatMap { $0.vectors.flatMap(\.reports) })
  }

  /// Whether everything judged held.
  var holds: Bool {
    verifications.allSatisfy(\.holds) && peers.reports.allSatisfy(\.holds)
      && unusedDeviations.isEmpty
  }
}

extension VerificationReport {
  /// What a schedule finds on the threads of `pool`.
  init(
    plan: VerificationPlan, missing: [String], findings schedule: VerificationSchedule,
    on pool: WorkPool, _ progress: ProgressLine
  ) {
    let (found, depths) = schedule.run(on: pool, progress)
    self.init(
      plan: plan, missing: missing, verifications: found, jobs: pool.jobs, zivDepths: depths)
  }
}
