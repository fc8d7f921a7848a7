import BuildInformation
import Conformance
import Foundation
import Peers
import Reporting
import Synchronization
import TerminalText

/// The results of all faults of the table, each judged in a process of its own.
///
/// As many processes run at the same time as the pool has threads.
package struct FaultCampaign: Codable {
  /// A fault with its result.
  package struct Row: Codable {
    var number: Int
    var name: String
    var statement: String
    var files: [String]
    var finding: FaultFinding
  }

  let version: String
  let commit: String
  let seed: UInt64
  private(set) var rows: [Row]
  private(set) var seconds: Double

  package var survivors: [Row] { rows.filter { !$0.finding.isKilled } }

  /// The longest time to wait for a line of a process, because a fault may cause an endless loop.
  private static let silence = Duration.seconds(30)

  /// Judges every fault of the table.
  ///
  /// `say` is called with a line for each judged fault. `hunt` returns the arguments with which
  /// this program searches for the fault of a number.
  package init(
    seed: UInt64, pool: WorkPool, progress: ProgressLine, say: @Sendable (String) -> Void,
    hunt: @Sendable (Int) -> [String]
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let faults = FaultTable.all
    let done = Atomic<Int>(0)
    version = Version.number
    commit = Version.commit
    self.seed = seed
    rows = pool.map(faults.count) { number in
      let fault = faults[number]
      let ended = done.load(ordering: .relaxed)
      progress.show("seeded faults: \(ended) of \(faults.count), \(fault.name)")
      let finding = Self.finding(arguments: hunt(fault.number))
      let judged = done.wrappingAdd(1, ordering: .relaxed).newValue
      say("seeded faults: \(judged) of \(faults.count), \(fault.name): \(finding.text)")
      return Row(
        number: fault.number, name: fault.name, statement: fault.statement, files: fault.files,
        finding: finding)
    }
    seconds = (clock.now - start) / .seconds(1)
  }

  /// Returns the finding of a process with a fault; a crash and a time-out are findings too.
  private static func finding(arguments: [String]) -> FaultFinding {
    let clock = ContinuousClock()
    let start = clock.now
    var last = FaultFinding(outcome: .crash)
    func ended(_ outcome: FaultFinding.Outcome) -> FaultFinding {
      last.outcome = outcome
      last.seconds = (clock.now - start) / .seconds(1)
      return last
    }
    do throws(PeerError) {
      let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
      // A crash is a finding, so the backtrace is switched off.
      let child = try ChildChannel(
        program, arguments: arguments, environment: ["SWIFT_BACKTRACE": "enable=no"],
        timeLimit: silence)
      while true {
        let line = try child.line()
        guard let said = try? JSONDecoder().decode(FaultLine.self, from: Data(line.utf8)) else {
          continue
        }
        last = said.finding
        if said.isEnd { return ended(last.outcome) }
      }
    } catch .silent {
      return ended(.hang)
    } catch {
      return ended(.crash)
    }
  }
}

/// A line of a process that searches for its fault: the progress, or the finding as the last line.
package struct FaultLine: Codable {
  var isEnd: Bool
  var finding: FaultFinding
}
