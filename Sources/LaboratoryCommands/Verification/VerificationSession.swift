import ArgumentParser
import CommandShell
import Laboratory
import PropertyTesting
import Reporting
import TerminalText

/// A run with its output.
///
/// The session checks the folder, prints the seed, and prints and stores the findings.
struct VerificationSession {
  let settings: VerificationSettings
  let findings: FindingOptions

  /// Runs all parts that the settings choose, or one shard of them.
  func run(shard: Shard?) throws {
    try findings.makeWritable()
    let run = try VerificationRun(settings)
    let progress = Self.announce(seed: settings.seed)
    guard let shard, let folder = findings.report else {
      return try findings.finish(run.report(progress))
    }
    let part = run.part(shard, progress)
    let written = Result { try part.write(into: folder) }
    let place = (try? written.get()).map { "; written to \($0)" } ?? ""
    try StandardOutput.write(part.summary + place)
    _ = try written.get()
    if part.failing > 0 { throw Failure.checkFailed }
  }

  /// Runs only the comparison with a peer.
  func run(beside peer: PeerChoice) throws {
    try findings.makeWritable()
    let run = try VerificationRun(settings, readsVectors: false)
    let progress = Self.announce(seed: settings.seed)
    try findings.finish(run.report(beside: peer, progress))
  }

  /// Prints the seed now, and again if a signal ends the run.
  ///
  /// - Returns: the progress line of the run.
  static func announce(seed: UInt64) -> ProgressLine {
    let progress = ProgressLine()
    let announcement = "metryvo verify: seed \(seed)"
    SeedAnnouncement.repeatOnSignals(progress.erasure + announcement)
    SeedAnnouncement.write(announcement)
    return progress
  }
}

extension VectorSetError: SaidAsFailure {
  package var failure: Failure {
    switch self {
    case .noFolder, .unreadable: Failure(code: .missingInput, message: description)
    case .malformed, .empty: Failure(code: .badInput, message: description)
    }
  }
}
