import Foundation

/// The largest resident memory of the process so far.
package enum PeakMemory {
  /// Bytes, or `nil` where the system does not tell.
  ///
  /// VmHWM on Linux, where `getrusage` also remembers the parent before `exec`; `ru_maxrss` elsewhere.
  ///
  /// - Source: proc_pid_status(5), getrusage(2).
  package static func bytes() -> UInt64? {
    #if os(Linux)
    return highWaterMark(of: "self")
    #else
    var usage = rusage()
    guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
    return UInt64(usage.ru_maxrss)
    #endif
  }

  /// The bytes of another process while it runs; `nil` where the system does not tell.
  ///
  /// Its `ru_maxrss` would contain the peak of the process that started it.
  package static func bytes(ofProcess process: Int32) -> UInt64? {
    #if os(Linux)
    return highWaterMark(of: "\(process)")
    #else
    return nil
    #endif
  }

  /// The bytes that the line `VmHWM: 1234 kB` of a status text states; a kB is 1,024 bytes there.
  package static func highWaterMark(inStatus text: String) -> UInt64? {
    for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count == 3, words[2] == "kB", let size = UInt64(words[1]) else { return nil }
      return size * 1_024
    }
    return nil
  }

  #if os(Linux)
  private static func highWaterMark(of process: String) -> UInt64? {
    FileManager.default.contents(atPath: "/proc/\(process)/status").flatMap {
      highWaterMark(inStatus: String(decoding: $0, as: UTF8.self))
    }
  }
  #endif
}
