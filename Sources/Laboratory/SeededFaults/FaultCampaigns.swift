import Reporting

/// What the seeded faults showed of the laws of one commit, on each seed: the figures of
/// `mutants.json`.
package struct FaultCampaigns: Codable {
  var commit: String
  /// One for each seed, in the order of the seeds.
  private(set) var runs: [FaultCampaign]

  /// A run, beside those of the same commit that a folder holds; one of the same seed is replaced.
  package init(_ campaign: FaultCampaign, in folder: ReportFolder) {
    commit = campaign.commit
    runs = [campaign]
    // A file of an older form, or cut off, is written anew.
    if let known = try? folder.figures(FaultCampaigns.self, of: .mutants), known.commit == commit {
      runs += known.runs.filter { $0.seed != campaign.seed }
      runs.sort { $0.seed < $1.seed }
    }
  }

  /// The names of the faults that some seed did not find, sorted.
  var notFound: [String] { Set(runs.flatMap(\.survivors).map(\.name)).sorted() }

  /// How many faults there are.
  var faults: Int { runs.map(\.rows.count).max() ?? 0 }

  /// `129 of 129 seeded faults found on each of the seeds 1, 2`; what was not found is named.
  var score: String {
    let seeds = runs.map { String($0.seed) }.joined(separator: ", ")
    return
      "\(faults - notFound.count) of \(faults) seeded faults found on "
      + "\(runs.count == 1 ? "seed" : "each of the seeds") \(seeds)"
      + (notFound.isEmpty ? "" : "; not found: \(notFound.joined(separator: ", "))")
  }
}
