import Reporting

/// The results of the seeded faults for one commit, with one campaign for each seed.
///
/// The file `mutants.json` stores them.
package struct FaultCampaigns: Codable {
  var commit: String
  /// The campaigns in the order of their seeds.
  private(set) var runs: [FaultCampaign]

  /// Adds a campaign to the stored campaigns of its commit, and replaces a campaign of equal seed.
  package init(_ campaign: FaultCampaign, in folder: ReportFolder) {
    commit = campaign.commit
    runs = [campaign]
    // A truncated file or a file of an older form is ignored, and replaced later.
    if let known = try? folder.figures(FaultCampaigns.self, of: .mutants), known.commit == commit {
      runs += known.runs.filter { $0.seed != campaign.seed }
      runs.sort { $0.seed < $1.seed }
    }
  }

  /// The sorted names of the faults that at least one seed did not find.
  var notFound: [String] { Set(runs.flatMap(\.survivors).map(\.name)).sorted() }

  /// The number of faults.
  var faults: Int { runs.map(\.rows.count).max() ?? 0 }

  /// A sentence such as `129 of 129 seeded faults found on each of the seeds 1, 2`.
  ///
  /// The sentence also names the faults that were not found.
  var score: String {
    let seeds = runs.map { String($0.seed) }.joined(separator: ", ")
    return
      "\(faults - notFound.count) of \(faults) seeded faults found on "
      + "\(runs.count == 1 ? "seed" : "each of the seeds") \(seeds)"
      + (notFound.isEmpty ? "" : "; not found: \(notFound.joined(separator: ", "))")
  }
}
