import Foundation
import PerformanceBudgets

#if canImport(Darwin)
private typealias FileActions = posix_spawn_file_actions_t?
#else
private typealias FileActions = posix_spawn_file_actions_t
#endif

#if os(Linux)
/// F_SETPIPE_SZ of fcntl(2), which the module of the C library hides: F_LINUX_SPECIFIC_BASE + 7.
private let setPipeSize: Int32 = 1_024 + 7
#endif

/// A process that is run to be measured, from its start to its end.
///
/// Foundation's `Process` takes longer to start one than what is measured takes, and does not tell the times
/// of a single child.
struct ChildRun {
  /// Seconds from the call that starts it until it has ended.
  private(set) var wall = 0.0
  /// Seconds of CPU, its own and the system's for it.
  private(set) var cpu = 0.0
  private(set) var exitCode: Int32 = -1

  private let process: pid_t
  private let start: UInt64

  /// Starts a program with a file as its input, and its output written to a descriptor, or (`nil`) dropped;
  /// what it writes to standard error is dropped.
  private init(
    starting program: String, _ arguments: [String], input: String?, output: Int32?
  ) throws(BenchFailure) {
    #if canImport(Darwin)
    var actions: FileActions = nil
    #else
    var actions = FileActions()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var environment =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + environment { free(text) } }
    var process = pid_t()
    start = WallClock().now()
    let code = posix_spawn(&process, program, &actions, nil, &words, &environment)
    self.process = process
    guard code == 0 else {
      throw BenchFailure(70, "cannot run '\(program)': \(String(cString: strerror(code)))")
    }
  }

  private mutating func wait() {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    wall = Double(WallClock().now() - start) / 1e9
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    // By wait(2): the low seven bits are the signal that ended it, else the code stands above them.
    exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Runs a program to its end.
  init(_ program: String, _ arguments: [String], input: String? = nil) throws(BenchFailure) {
    try self.init(starting: program, arguments, input: input, output: nil)
    wait()
  }

  /// Runs a program twice at once; the wall's time of the later end.
  static func wallOfTwo(
    _ program: String, _ arguments: [String]
  ) throws(BenchFailure) -> Double {
    var first = try ChildRun(starting: program, arguments, input: nil, output: nil)
    var second = try ChildRun(starting: program, arguments, input: nil, output: nil)
    first.wait()
    second.wait()
    return max(first.wall, second.wall)
  }

  /// Runs a program and takes what it writes, up to `limit` bytes, and its peak of memory.
  ///
  /// The pipe holds a page, so the program is still there, waiting, when its last bytes are: its own figures
  /// are read then. Those of wait4(2) would contain the peak of the process that started it.
  static func watching(
    _ program: String, _ arguments: [String], input: String? = nil, limit: Int = 1 << 16
  ) throws(BenchFailure) -> (run: ChildRun, output: [UInt8], peakMemory: UInt64?) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchFailure(70, "no pipe") }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    #if os(Linux)
    _ = fcntl(ends[1], setPipeSize, 4_096)
    #endif
    var run: ChildRun
    do throws(BenchFailure) {
      run = try ChildRun(starting: program, arguments, input: input, output: ends[1])
    } catch {
      close(ends[1])
      throw error
    }
    close(ends[1])
    var output: [UInt8] = []
    var peak: UInt64?
    var piece = [UInt8](repeating: 0, count: 4_096)
    while true {
      if let bytes = PeakMemory.bytes(ofProcess: run.process) { peak = bytes }
      let count = read(ends[0], &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      output += piece.prefix(min(count, limit - output.count))
    }
    run.wait()
    return (run, output, peak)
  }
}
