import BuildInformation
import Conformance
import Foundation
import Peers
import Reporting
import Synchronization
import TerminalText

/// The results of every fault of the table, each judged in a process of its own.
///
/// As many processes run at a time as there are threads.
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

  /// The longest time without a line from a process; a fault may cause an endless loop.
  private static let silence = Duration.seconds(30)

  /// Judges every fault of the table; `say` is called with a line for each when it is judged.
  ///
  /// `hunt` returns the arguments with which this program searches for the fault of a number.
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

  /// Returns the finding that a process with a fault reports, or how the process ended.
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
      // A crash is a finding; its backtrace is not needed.
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

/// A line of a process that searches for its own fault: its progress, or its finding at the end.
package struct FaultLine: Codable {
  var isEnd: Bool
  var finding: FaultFinding
}
