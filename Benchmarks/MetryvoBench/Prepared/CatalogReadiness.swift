import Foundation
import PerformanceBudgets
import Workloads

/// What the first use of the built-in catalog takes: a process has only one.
struct CatalogReadiness: Codable {
  /// The data read and evaluated, and a unit found by its identifier, on thread CPU.
  var nanoseconds: Double
  /// By how much the process's peak of memory grew; `nil` where the system does not tell.
  var bytes: Double?

  /// Uses the catalog, which nothing in the process may have done before.
  init() {
    let clock = ThreadCPUClock()
    let before = PeakMemory.bytes()
    let start = clock.now()
    CatalogFirstUse.run()
    nanoseconds = Double(clock.now() - start)
    if let before, let after = PeakMemory.bytes() { bytes = Double(after - before) }
  }

  /// How many processes are asked at most.
  private static let mostProcesses = 8

  /// The shortest of this process's first use and, while it is too long, those of others.
  static func shortest(
    _ limits: PreparedLimits, in surroundings: inout Surroundings
  ) -> CatalogReadiness {
    var shortest = surroundings.measure { CatalogReadiness() }
    for _ in 1..<mostProcesses where shortest.nanoseconds > limits.catalogReady.nanoseconds {
      guard let other = surroundings.measure({ inAnotherProcess() }),
        other.nanoseconds < shortest.nanoseconds
      else { continue }
      shortest = other
    }
    return shortest
  }

  /// What this program measures when it does nothing else.
  private static func inAnotherProcess() -> CatalogReadiness? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--catalog-first-use"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try? JSONDecoder().decode(CatalogReadiness.self, from: data)
  }

  /// What is not as it must be, in words; of portable limits the memory alone.
  func breaches(
    of limits: PreparedLimits, yardstick: Double, isPortable: Bool
  ) -> PreparedBreaches {
    var found = PreparedBreaches()
    found.isTooSlow =
      !isPortable && nanoseconds > limits.catalogReady.nanoseconds * limits.slowness(yardstick)
    if let bytes, bytes >= limits.catalogReady.bytes { found.others.append("too large") }
    return found
  }
}
