import ArgumentParser
import CommandShell
import Conformance
import Foundation
import Laboratory
import Reporting
import TerminalText

struct VerifyMutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Whether the laws find mistakes made on purpose.",
    usage: "metryvo verify mutants [--seed <n>] [options]",
    discussion: """
      Makes each mistake of the table in turn, in a process of its own, in a build that has them ('make \
      mutants'), and exits with 1 if one is not found.
      """)

  @OptionGroup var extent: ExtentOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var folders: FolderOptions

  @Option(
    help: ArgumentHelp(
      "The folder of the published decTest files (.corpora/dectest).", valueName: "folder"),
    completion: .directory)
  var dectest: String?

  /// The number of the seeded fault that this process activates and searches for.
  @Option(help: .hidden)
  var seededFault: Int?

  @OptionGroup var findings: FindingOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if !FaultSearch.isPossible {
      throw ValidationError(
        "This build has no seeded faults: 'make mutants' builds one that has, and runs it.")
    }
    if let seededFault, FaultTable.fault(seededFault) == nil {
      throw ValidationError("There is no seeded fault \(seededFault).")
    }
  }

  func run() throws {
    if let fault = seededFault.flatMap(FaultTable.fault) { return try search(fault) }
    try findings.makeWritable()
    let progress = ProgressLine()
    var options = ["--seed", "\(extent.seed)", "--level", extent.level.rawValue]
    if let corpora = folders.corpora { options += ["--corpora", corpora] }
    if let dectest { options += ["--dectest", dectest] }
    // If the progress line is not visible, a line for each fault shows the progress.
    let isWatched = !progress.erasure.isEmpty
    let campaign = FaultCampaign(
      seed: extent.seed, pool: WorkPool(jobs: jobs.jobs), progress: progress,
      say: { line in if !isWatched { StandardError.write(line) } },
      hunt: { [options] in ["verify", "mutants", "--seeded-fault", "\($0)"] + options })
    progress.end()
    if findings.json {
      try StandardOutput.write(json: campaign)
    } else {
      try StandardOutput.write(campaign.text)
    }
    if let folder = findings.folder {
      let campaigns = FaultCampaigns(campaign, in: folder)
      try folder.write(
        .mutants, document: campaigns.document(facts: RunFacts.current()), data: campaigns)
    }
    if !campaign.survivors.isEmpty { throw Failure.checkFailed }
  }

  /// Searches for the seeded fault of this process and reports the result to the parent process.
  private func search(_ fault: ListedFault) throws {
    var settings = VerificationSettings()
    extent.apply(to: &settings)
    folders.apply(to: &settings)
    settings.folders.dectest = dectest
    try FaultSearch.run(fault, settings) { line in
      try StandardOutput.write(String(decoding: JSONEncoder().encode(line), as: UTF8.self))
    }
  }
}
