import Foundation
import Workloads

extension ChildTimeClock {
  /// Runs a program as a sample, whose CPU time is added to the clock.
  ///
  /// One that fails is not a fast one: its sample takes two seconds, beyond any limit, on this clock and on the wall.
  func spend(running program: String, _ arguments: [String]) {
    spend {
      let run = try? ChildRun(program, arguments)
      if let run, run.exitCode == 0 { return run.cpu * 1e9 }
      Thread.sleep(forTimeInterval: 2)
      return 2e9
    }
  }
}
