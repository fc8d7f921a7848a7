import Foundation

/// The largest resident memory of a process so far.
package enum PeakMemory {
  /// Bytes of this process, or of another one while it runs; `nil` where the system does not tell.
  ///
  /// VmHWM on Linux, because `ru_maxrss` there contains the peak of the process that started it.
  ///
  /// - Source: proc_pid_status(5), getrusage(2).
  package static func bytes(of process: Int32? = nil) -> UInt64? {
    #if os(Linux)
    let path = "/proc/\(process.map(String.init) ?? "self")/status"
    return FileManager.default.contents(atPath: path).flatMap {
      highWaterMark(inStatus: String(decoding: $0, as: UTF8.self))
    }
    #else
    var usage = rusage()
    guard process == nil, getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
    return UInt64(usage.ru_maxrss)
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
}
