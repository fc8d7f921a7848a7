import Reporting

/// The mutation score of a certificate: the number of seeded faults that the laws find.
struct MutationScore: Encodable {
  /// Whether the score was measured on the commit of the certificate.
  let isMeasured: Bool
  let found: Int
  let faults: Int
  let seeds: [UInt64]
  /// The names of the faults that at least one seed did not find.
  let notFound: [String]
  /// The score as a sentence.
  let text: String

  /// Reads the score in `folder`, if it was measured on `commit`.
  ///
  /// - Throws: ``ReportError`` for a file that cannot be read.
  init(in folder: ReportFolder, commit: String) throws(ReportError) {
    let known = try folder.figures(FaultCampaigns.self, of: .mutants)
    guard let known, known.commit == commit, !known.runs.isEmpty else {
      isMeasured = false
      (found, faults, seeds, notFound) = (0, 0, [], [])
      let other = known.map { ", only on commit \($0.commit)" } ?? ""
      text = "not measured\(other): run make mutants"
      return
    }
    isMeasured = true
    faults = known.faults
    notFound = known.notFound
    found = faults - notFound.count
    seeds = known.runs.map(\.seed)
    text = known.score
  }
}
