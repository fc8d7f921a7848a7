import Foundation
import Reporting

/// What the seeded faults showed of the laws of one commit, on each seed: `mutants.json`.
struct MutantsFile: Codable {
  static let name = "mutants.json"
  static let kind = "metryvo mutants"
  static let schema = 1

  var kind = Self.kind
  var schema = Self.schema
  var commit: String
  /// One for each seed, in the order of the seeds.
  var runs: [FaultCampaign]

  /// Reads the file of a folder.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: ``ReportError`` if it cannot be read or is not what `metryvo verify --mutants` writes.
  init?(in folder: ReportFolder) throws(ReportError) {
    let path = folder.file(named: Self.name)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path)
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .malformed(file: path, problem: CodingProblem.text(of: error))
    }
    if kind != Self.kind || schema != Self.schema {
      throw .malformed(
        file: path, problem: "another kind or schema than \(Self.kind) \(Self.schema)")
    }
  }

  init(_ campaign: FaultCampaign) {
    commit = campaign.commit
    runs = [campaign]
  }

  /// Adds a run to those of the same commit in a folder; one of the same seed is replaced.
  ///
  /// - Throws: ``ReportError``.
  static func add(_ campaign: FaultCampaign, to folder: ReportFolder) throws(ReportError) {
    var file = MutantsFile(campaign)
    // A file of an older form, or cut off, is written anew.
    if let known = try? MutantsFile(in: folder), known.commit == file.commit {
      file.runs += known.runs.filter { $0.seed != campaign.seed }
      file.runs.sort { $0.seed < $1.seed }
    }
    try ReportFolder.write(JSONRenderer.text(of: file), to: folder.file(named: name))
  }
}
