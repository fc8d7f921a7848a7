import Conformance
import GMPDecimal
import Peers
import Reporting
import TerminalText
import Wording

/// A prepared run, whose vectors are read and whose plan is made.
package struct VerificationRun {
  private let settings: VerificationSettings
  private let plan: VerificationPlan
  /// The sets of vectors that were not found.
  private let missing: [String]
  private let start: ContinuousClock.Instant

  /// Prepares a run; reads its vectors unless `readsVectors` is false or a law is chosen.
  ///
  /// - Throws: ``VectorSetError``, or the error of a pair of units that has no plan.
  package init(_ settings: VerificationSettings, readsVectors: Bool = true) throws {
    start = ContinuousClock.now
    let sets =
      !readsVectors || settings.law != nil
      ? VectorSets.none
      : settings.vectors.isEmpty
        ? try VectorSets(own: settings.folders.corpora, published: settings.folders.dectest)
        : try VectorSets(files: settings.vectors)
    self.settings = settings
    plan = try settings.plan(sets.sets, JudgedLaws.conversions.get())
    missing = sets.missing
  }

  /// Judges all parts of the run; the findings do not depend on the number of threads.
  package func report(_ progress: ProgressLine) -> VerificationReport {
    let pool = WorkPool(jobs: settings.jobs)
    let schedule = VerificationSchedule(plan, backend: settings.backend)
    var report = VerificationReport(
      plan: plan, missing: missing, schedule.run(on: pool, progress), jobs: pool.jobs)
    progress.end()
    report.duration = ContinuousClock.now - start
    return report
  }

  /// Compares the backends or the oracle with a peer; no laws and vectors are judged.
  ///
  /// - Throws: ``PeerError`` if the peer cannot be started.
  package func report(
    beside peer: PeerChoice, _ progress: ProgressLine
  ) throws(PeerError) -> VerificationReport {
    var report = VerificationReport(plan: plan, missing: [])
    let run = PeerVerification.Run(
      cases: settings.cases ?? settings.level.cases(beside: peer),
      timeLimit: settings.seconds.map { .seconds($0) / peer.parts(of: settings.backend) })
    report.peers = try PeerVerification(
      peer, backend: settings.backend, run: run, plan: plan, progress: progress)
    report.verifications = [report.peers.oracle].compactMap(\.self)
    progress.end()
    report.duration = ContinuousClock.now - start
    return report
  }

  /// Judges the blocks of one shard.
  package func part(_ shard: Shard, _ progress: ProgressLine) -> JudgedShard {
    let schedule = VerificationSchedule(plan, backend: settings.backend)
    let all = schedule.blocks(schedule.lawBlocks)
    let own = shard.places(of: all.count).map { (place: $0, block: all[$0]) }
    let pool = WorkPool(jobs: settings.jobs)
    let findings = VerificationSchedule.judged(own.map(\.block), on: pool, progress)
    progress.end()
    var file = ShardFile(
      header: ShardHeader(shard, of: plan, all, notRun: missing), findings: findings)
    file.header.jobs = pool.jobs
    file.header.seconds = (ContinuousClock.now - start) / .seconds(1)
    return JudgedShard(shard: shard, file: file, blocks: own, blockCount: all.count)
  }
}

/// The results of the blocks of one shard.
package struct JudgedShard {
  let shard: Shard
  let file: ShardFile
  let blocks: [(place: Int, block: VerificationSchedule.Block)]
  /// The number of blocks of the whole run.
  let blockCount: Int

  /// The number of the shard's blocks in which a case failed.
  package var failing: Int { file.findings.count { !$0.holds } }

  /// Writes the file of the shard into a folder.
  ///
  /// - Returns: the path of the file.
  /// - Throws: ``ReportError``, or the error of a finding that cannot be encoded.
  package func write(into folder: String) throws -> String {
    let path = path(in: folder)
    try ReportFolder.write(file.text(blocks), to: path)
    return path
  }

  private func path(in folder: String) -> String {
    ReportFolder(path: folder).file(named: shard.fileName)
  }

  /// The number of blocks and cases judged, and the result, as a sentence.
  package var summary: String {
    let cases = file.findings.reduce(0) { $0 + $1.cases }
    return
      "shard \(shard): \(file.findings.count) of \(blockCount.counted("block")), \(cases.counted("case")): "
      + (failing == 0 ? "nothing failed" : "failures in \(failing) of its blocks")
  }
}

extension VerificationReport {
  /// Creates the report that a single run would have created, from the files of its shards.
  ///
  /// `settings` determine the number of threads and the folders; the files determine everything
  /// else.
  ///
  /// - Throws: ``ShardError`` for files that are not the shards of one run.
  package init(merging paths: [String], _ settings: VerificationSettings) throws {
    let shards = try ShardMerge(paths)
    let header = shards.header
    guard var own = VerificationSettings(options: header.options, seed: header.seed) else {
      throw ShardError.malformed(paths[0], "line 1: options that no shard has")
    }
    own.folders = settings.folders
    let sets = VectorSets(header)
    let plan = try own.plan(sets.sets, JudgedLaws.conversions.get())
    let schedule = VerificationSchedule(plan, backend: own.backend)
    let lawBlocks = schedule.lawBlocks
    let found = try shards.findings(of: schedule.blocks(lawBlocks))
    let pool = WorkPool(jobs: settings.jobs)
    self.init(
      plan: plan, missing: sets.missing, schedule.findings(of: found, lawBlocks, on: pool),
      jobs: shards.jobs)
    duration = shards.duration
  }
}
