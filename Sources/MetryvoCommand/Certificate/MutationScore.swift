import Reporting

/// How many seeded faults the laws find, for a certificate.
struct MutationScore: Encodable {
  /// Whether it was measured on the commit of the certificate.
  let isMeasured: Bool
  let found: Int
  let faults: Int
  let seeds: [UInt64]
  /// The faults that some seed did not find.
  let notFound: [String]
  /// The same in words.
  let text: String

  /// The score in a folder, measured on a commit.
  ///
  /// - Throws: ``ReportError`` for a file that cannot be read.
  init(in folder: ReportFolder, commit: String) throws(ReportError) {
    let file = try MutantsFile(in: folder)
    guard let file, file.commit == commit, !file.runs.isEmpty else {
      isMeasured = false
      (found, faults, seeds, notFound) = (0, 0, [], [])
      let other = file.map { ", only on commit \($0.commit)" } ?? ""
      text = "not measured\(other): run make mutants"
      return
    }
    let missed = file.runs.map { Set($0.survivors.map(\.name)) }
    isMeasured = true
    faults = file.runs.map(\.rows.count).max() ?? 0
    notFound = missed.reduce(into: Set()) { $0.formUnion($1) }.sorted()
    found = faults - notFound.count
    seeds = file.runs.map(\.seed)
    let words = seeds.map(String.init).joined(separator: ", ")
    text =
      "\(found) of \(faults) seeded faults found on \(seeds.count == 1 ? "seed" : "each of the seeds") \(words)"
      + (notFound.isEmpty ? "" : "; not found: \(notFound.joined(separator: ", "))")
  }
}
