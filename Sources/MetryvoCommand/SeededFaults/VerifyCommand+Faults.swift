import ArgumentParser
import Conformance
import Foundation
import Reporting

extension VerifyCommand {
  /// Makes each mistake in turn, or looks for the one that this process has.
  func judgeFaults() throws {
    if law != nil || peer != nil || table != nil || catalog || sweep.conversions || backend != nil
      || cases != nil || seconds != nil || !vectors.isEmpty
    {
      throw ValidationError(
        "--mutants judges the laws alone, all on all backends: leave what chooses some out.")
    }
    guard let number = faults.seededFault else { return try judgeLaws() }
    // Before any unit or constant is computed.
    faults.activate()
    guard let fault = FaultTable.fault(number) else { return }
    allowWideExponents()
    let start = ContinuousClock.now
    func say(_ finding: FaultFinding, isEnd: Bool) throws {
      let line = FaultLine(isEnd: isEnd, finding: finding)
      try StandardOutput.write(String(decoding: JSONEncoder().encode(line), as: UTF8.self))
    }
    let conversions: ConversionLaws
    do {
      conversions = try ConversionLaws()
    } catch {
      try say(
        FaultFinding(outcome: .law, by: "every pair has a plan", backend: "catalog", cases: 1),
        isEnd: true)
      return
    }
    let plan = try plan([], conversions)
    var hunt = FaultHunt(
      fault, plan: plan,
      vectors: { try VectorSets(own: corpora, published: dectest).sets },
      announce: { by, backend, cases in
        try say(
          FaultFinding(outcome: .crash, by: by, backend: backend, cases: cases), isEnd: false)
      })
    var finding = try hunt.finding()
    finding.seconds = (ContinuousClock.now - start) / .seconds(1)
    try say(finding, isEnd: true)
  }

  private func judgeLaws() throws {
    let progress = ProgressLine()
    var folders: [String] = ["--level", level.rawValue]
    if let corpora { folders += ["--corpora", corpora] }
    if let dectest { folders += ["--dectest", dectest] }
    // Where no one sees the line of progress a line for each fault says how far it is.
    let isWatched = !progress.erasure.isEmpty
    let campaign = FaultCampaign(
      seed: seed, folders: folders, pool: WorkPool(jobs: jobs), progress: progress
    ) { line in if !isWatched { StandardError.write(line) } }
    progress.end()
    if json {
      try StandardOutput.write(json: campaign)
    } else {
      try StandardOutput.write(campaign.text)
    }
    if let reportFolder {
      let folder = ReportFolder(path: reportFolder)
      let campaigns = FaultCampaigns(campaign, in: folder)
      try folder.write(
        .mutants, document: campaigns.document(facts: RunFacts.current()), data: campaigns)
    }
    if !campaign.survivors.isEmpty { throw ExitCode(Failure.Code.checkFailed.rawValue) }
  }
}
