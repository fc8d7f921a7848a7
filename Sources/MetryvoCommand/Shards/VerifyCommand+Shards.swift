import ArgumentParser
import Conformance
import Foundation
import PropertyTesting
import Reporting
import Wording

extension VerifyCommand {
  /// Judges the blocks of one shard and writes its file.
  func judge(
    _ shard: Shard, of schedule: VerificationSchedule, notRun: [String], into folder: String,
    since start: ContinuousClock.Instant, _ progress: ProgressLine
  ) throws {
    let all = schedule.blocks(schedule.lawBlocks)
    let own = shard.places(of: all.count).map { (place: $0, block: all[$0]) }
    let pool = WorkPool(jobs: jobs)
    let findings = VerificationSchedule.judged(own.map(\.block), on: pool, progress)
    progress.end()
    var file = ShardFile(
      header: ShardHeader(shard, of: schedule.plan, all, notRun: notRun), findings: findings)
    file.header.jobs = pool.jobs
    file.header.seconds = (ContinuousClock.now - start) / .seconds(1)
    let path = ReportFolder(path: folder).file(named: shard.fileName)
    let written = Result { try ReportFolder.write(file.text(own), to: path) }
    let cases = findings.reduce(0) { $0 + $1.cases }
    let failing = findings.count { !$0.holds }
    try StandardOutput.write(
      "shard \(shard): \(findings.count) of \(all.count.counted("block")), \(cases.counted("case")): "
        + (failing == 0 ? "nothing failed" : "failures in \(failing) of its blocks")
        + ((try? written.get()) == nil ? "" : "; written to \(path)"))
    try written.get()
    if failing > 0 { throw ExitCode(Failure.Code.checkFailed.rawValue) }
  }

  /// Puts shards together to the report that one run would have given, and ends as it would.
  func merge(_ paths: [String]) throws {
    let shards = try ShardMerge(paths)
    let header = shards.header
    var command: VerifyCommand
    do {
      command = try VerifyCommand.parse(header.options + ["--seed", "\(header.seed)"])
    } catch {
      throw ShardFile.refusal(paths[0], "line 1: options that no shard has")
    }
    command.corpora = corpora
    command.regressions = regressions
    let sets = VectorSets(header)
    let plan = try command.plan(sets.sets, Self.conversions.get())
    if plan.options != header.options {
      throw ShardFile.refusal(paths[0], "line 1: options that no shard has")
    }
    allowWideExponents()
    let schedule = VerificationSchedule(plan, backend: command.backend)
    let lawBlocks = schedule.lawBlocks
    let found = try shards.findings(of: schedule.blocks(lawBlocks))
    let pool = WorkPool(jobs: jobs)
    var report = VerificationReport(
      plan: plan, missing: sets.missing, schedule.findings(of: found, lawBlocks, on: pool),
      jobs: shards.jobs)
    report.duration = shards.duration
    try finish(report)
  }
}
