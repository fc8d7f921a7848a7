import Reporting

/// The results of the seeded faults on each seed for the laws of one commit, kept in
/// `mutants.json`.
package struct FaultCampaigns: Codable {
  var commit: String
  /// The results on each seed, in the order of the seeds.
  private(set) var runs: [FaultCampaign]

  /// Adds a run to those of the same commit in a folder; it replaces one of the same seed.
  package init(_ campaign: FaultCampaign, in folder: ReportFolder) {
    commit = campaign.commit
    runs = [campaign]
    // A file of an older form or a truncated file is replaced.
    if let known = try? folder.figures(FaultCampaigns.self, of: .mutants), known.commit == commit {
      runs += known.runs.filter { $0.seed != campaign.seed }
      runs.sort { $0.seed < $1.seed }
    }
  }

  /// The sorted names of the faults that were not found on some seed.
  var notFound: [String] { Set(runs.flatMap(\.survivors).map(\.name)).sorted() }

  /// The number of faults.
  var faults: Int { runs.map(\.rows.count).max() ?? 0 }

  /// A sentence such as `129 of 129 seeded faults found on each of the seeds 1, 2`.
  ///
  /// It names the faults that were not found.
  var score: String {
    let seeds = runs.map { String($0.seed) }.joined(separator: ", ")
    return
      "\(faults - notFound.count) of \(faults) seeded faults found on "
      + "\(runs.count == 1 ? "seed" : "each of the seeds") \(seeds)"
      + (notFound.isEmpty ? "" : "; not found: \(notFound.joined(separator: ", "))")
  }
}
