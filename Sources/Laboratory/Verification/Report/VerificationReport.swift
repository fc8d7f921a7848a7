import Conformance
import Peers
import Reporting

/// The findings of a run.
package struct VerificationReport {
  var plan: VerificationPlan
  var missing: [String]
  /// The verifications, in the order of the report.
  var verifications: [BackendVerification] = []
  /// The comparisons with a peer; empty if no peer was chosen.
  var peers = PeerVerification()
  var duration: Duration = .zero
  /// The number of threads.
  var jobs = 1
  /// The Ziv depths of the functions of `Decimal128`; `nil` if they were not recorded.
  var zivDepths: ZivDepths?
  /// The hash of all results.
  var hash = ResultsHash.withheld("a comparison with a peer is no whole run")

  /// Whether a certificate can be written: the run is no single case, and no comparison with a
  /// peer.
  package var isWhole: Bool { plan.caseNumber == nil && peers.reports.isEmpty }

  /// The verifications of several backends with the oracle.
  var together: [BackendVerification] { all(.together) }
  var backends: [BackendVerification] { all(.alone) }
  /// The verifications of directed cases, which all backends answer in one pass.
  var directed: [BackendVerification] { all(.directed) }
  /// The verifications of texts; empty if a single backend was chosen.
  var texts: [BackendVerification] { all(.texts) }

  /// The verifications of calculations.
  var calculations: [BackendVerification] { all(.calculations) }

  /// The verifications of notebooks.
  var notebooks: [BackendVerification] { all(.notebooks) }

  private func all(_ kind: BackendVerification.Kind) -> [BackendVerification] {
    verifications.filter { $0.kind == kind }
  }

  /// The known deviations that excused no vector, so that their list is out of date.
  var unusedDeviations: [String] {
    KnownDeviation.unused(in: backends.flatMap { $0.vectors.flatMap(\.reports) })
  }

  /// The unexpected skips of vectors.
  ///
  /// In published files these are differences from the expected skips (``SkipLedger``). In files
  /// named on the command line they are cases that no backend judged.
  var unexpectedSkips: [UnexpectedSkip] {
    plan.sets.enumerated().flatMap { position, set in
      let reports = backends.map { $0.vectors[position].reports }
      if !set.isGiven { return reports.joined().flatMap(SkipLedger.published.differences) }
      return set.files.indices.flatMap { file in
        UnexpectedSkip.unjudged(in: reports.map { $0[file] })
      }
    }
  }

  /// Whether every vector, law and comparison passed, and the ledgers are up to date.
  package var holds: Bool {
    verifications.allSatisfy(\.holds) && peers.reports.allSatisfy(\.holds)
      && unusedDeviations.isEmpty && unexpectedSkips.isEmpty
  }
}

extension VerificationReport {
  /// Creates the report of a plan from the findings of its schedule.
  init(
    plan: VerificationPlan, missing: [String], _ found: VerificationSchedule.Findings, jobs: Int
  ) {
    self.init(
      plan: plan, missing: missing, verifications: found.verifications, jobs: jobs,
      zivDepths: found.depths, hash: found.hash)
  }
}
