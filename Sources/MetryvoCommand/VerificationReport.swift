import Conformance
import Reporting

/// The findings of a run.
struct VerificationReport {
  var plan: VerificationPlan
  var missing: [String]
  /// Backends judged together beside the oracle.
  var together: [BackendVerification] = []
  var backends: [BackendVerification] = []
  var agreements: [BackendVerification] = []
  /// What is read and written, unless one backend alone was asked for.
  var texts: [BackendVerification] = []
  /// The directed cases, which all backends answer in one pass.
  var directed: [BackendVerification] = []
  /// The comparisons with a peer, if one was asked for.
  var peers = PeerVerification()
  var duration: Duration = .zero
  /// The number of threads.
  var jobs = 1
  /// What the functions of Decimal128 needed, if they were judged.
  var zivDepths: ZivDepths?

  var all: [BackendVerification] { together + backends + agreements + directed + texts }

  /// Known deviations of the vectors that excused nothing: the ledger must stay true.
  var unusedDeviations: [String] {
    KnownDeviation.unused(in: backends.flatMap { $0.vectors.flatMap(\.reports) })
  }

  /// Whether everything judged held.
  var holds: Bool {
    all.allSatisfy(\.holds) && peers.reports.allSatisfy(\.holds) && unusedDeviations.isEmpty
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
      plan: plan, missing: missing, together: Array(found[schedule.together]),
      backends: Array(found[schedule.backends]), agreements: Array(found[schedule.agreements]),
      texts: Array(found[schedule.texts]), directed: Array(found[schedule.directed]),
      jobs: pool.jobs, zivDepths: depths)
  }
}
