import Foundation

/// The peak resident memory of a process.
package enum PeakMemory {
  /// Returns the peak in bytes of this or another running process; `nil` if it is not reported.
  ///
  /// On Linux the peak is VmHWM, because `ru_maxrss` includes the peak of the parent process.
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

  /// Returns the bytes of the line `VmHWM: 1234 kB` of a status text, where 1 kB is 1,024 bytes.
  package static func highWaterMark(inStatus text: String) -> UInt64? {
    for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count == 3, words[2] == "kB", let size = UInt64(words[1]) else { return nil }
      return size * 1_024
    }
    return nil
  }
}
