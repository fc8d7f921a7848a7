import Conformance
import Peers
import Reporting

/// The findings of a run.
package struct VerificationReport {
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
  /// The hash over all results.
  var hash = ResultsHash.withheld("a comparison with a peer is no whole run")

  /// Whether it is of a run that a certificate can be written of: no single case, no comparison
  /// with a peer.
  package var isWhole: Bool { plan.caseNumber == nil && peers.reports.isEmpty }

  /// Backends judged together beside the oracle.
  var together: [BackendVerification] { all(.together) }
  var backends: [BackendVerification] { all(.alone) }
  /// The directed cases, which all backends answer in one pass.
  var directed: [BackendVerification] { all(.directed) }
  /// What is read and written, unless one backend alone was asked for.
  var texts: [BackendVerification] { all(.texts) }

  /// What is calculated.
  var calculations: [BackendVerification] { all(.calculations) }

  /// What a person keeps.
  var notebooks: [BackendVerification] { all(.notebooks) }

  private func all(_ kind: BackendVerification.Kind) -> [BackendVerification] {
    verifications.filter { $0.kind == kind }
  }

  /// Known deviations of the vectors that excused nothing: the ledger must stay true.
  var unusedDeviations: [String] {
    KnownDeviation.unused(in: backends.flatMap { $0.vectors.flatMap(\.reports) })
  }

  /// Skips of vectors that nothing expects: of published files by the ledger, of given ones each
  /// case that no backend judged.
  var unexpectedSkips: [UnexpectedSkip] {
    plan.sets.enumerated().flatMap { position, set in
      let reports = backends.map { $0.vectors[position].reports }
      if !set.isGiven { return reports.joined().flatMap(SkipLedger.published.differences) }
      return set.files.indices.flatMap { file in
        UnexpectedSkip.unjudged(in: reports.map { $0[file] })
      }
    }
  }

  /// Whether everything judged held.
  package var holds: Bool {
    verifications.allSatisfy(\.holds) && peers.reports.allSatisfy(\.holds)
      && unusedDeviations.isEmpty && unexpectedSkips.isEmpty
  }
}

extension VerificationReport {
  /// What the schedule of a plan found.
  init(
    plan: VerificationPlan, missing: [String], _ found: VerificationSchedule.Findings, jobs: Int
  ) {
    self.init(
      plan: plan, missing: missing, verifications: found.verifications, jobs: jobs,
      zivDepths: found.depths, hash: found.hash)
  }
}
