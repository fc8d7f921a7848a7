import Foundation
import Wording

#if canImport(Darwin)
import Darwin
#endif

/// Facts about the environment of a run.
package enum RunFacts {
  /// Returns toolchain, machine, system and load, as `metryvo verify` shows them.
  ///
  /// Facts that cannot be determined are left out. The caller adds the date.
  package static func current() -> [ReportFact] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let machine = [processor, cores.counted("core")].compactMap { $0 }
    let facts = [
      ReportFact("toolchain", toolchain), ReportFact("machine", machine.joined(separator: ", ")),
      ReportFact("system", ProcessInfo.processInfo.operatingSystemVersionString),
    ]
    return facts + (load.map { [ReportFact("load", $0)] } ?? [])
  }

  /// The language version of the compiler; a program cannot determine more about its compiler.
  package static var toolchain: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #else
    "Swift 6.3"
    #endif
  }

  /// The load average of the last minute, which counts runnable processes.
  private static var load: String? {
    var averages = [0.0]
    guard getloadavg(&averages, 1) == 1 else { return nil }
    return String(format: "%.2f", averages[0])
  }

  private static var processor: String? {
    #if canImport(Darwin)
    var length = 0
    guard sysctlbyname("machdep.cpu.brand_string", nil, &length, nil, 0) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    guard sysctlbyname("machdep.cpu.brand_string", &bytes, &length, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    #endif
  }
}
