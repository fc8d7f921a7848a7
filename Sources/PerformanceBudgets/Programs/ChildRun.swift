import Foundation

#if canImport(Darwin)
private typealias FileActions = posix_spawn_file_actions_t?
#else
private typealias FileActions = posix_spawn_file_actions_t
#endif

#if os(Linux)
/// `F_SETPIPE_SZ` of fcntl(2), F_LINUX_SPECIFIC_BASE + 7; the C library's module hides the macro.
private let setPipeSize: Int32 = 1_024 + 7
#endif

/// A child process that runs to its end, with its times.
///
/// Foundation's `Process` takes longer to start a program than a short program runs, and does not
/// report the times of a single child. A signal that ends this process also ends the child.
package struct ChildRun {
  /// The CPU time in seconds: user time plus system time.
  package private(set) var cpu = 0.0
  /// The exit code, or 128 + the number of the signal that ended the process.
  package private(set) var exitCode: Int32 = -1

  private let process: pid_t

  /// Starts a program; a name without a folder is searched on the PATH.
  ///
  /// Standard output goes to `output`, standard error to the end of `log`; `nil` means /dev/null.
  private init(
    starting command: [String], input: String?, output: Int32?, log: String? = nil,
    environment: [String: String] = [:]
  ) throws(ChildRunError) {
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
    posix_spawn_file_actions_addopen(
      &actions, 2, log ?? "/dev/null", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = command.map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var process = pid_t()
    EndingChildren.passSignals()
    let code = posix_spawnp(&process, command[0], &actions, nil, &words, &pairs)
    self.process = process
    guard code == 0 else {
      throw ChildRunError(program: command[0], reason: String(cString: strerror(code)))
    }
    EndingChildren.began(process)
  }

  private mutating func wait(every pause: UInt32 = 0, _ isWaiting: () -> Void = {}) {
    var status: Int32 = 0
    var usage = rusage()
    while true {
      let ended = wait4(process, &status, pause == 0 ? 0 : WNOHANG, &usage)
      if ended == process || ended < 0 && errno != EINTR { break }
      isWaiting()
      usleep(pause)
    }
    EndingChildren.ended(process)
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    // By wait(2) the low seven bits are the signal; for signal 0, the next eight are the exit code.
    exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - input: the file for standard input; `nil` for none.
  ///   - log: the file to which standard error is appended; `nil` for none.
  ///   - environment: variables in addition to those of this process.
  ///   - pause: the microseconds between checks for the end; 0 blocks, and makes the times exact.
  ///   - isWaiting: called before each pause.
  /// - Throws: ``ChildRunError`` if the program cannot be started.
  package init(
    _ command: [String], input: String? = nil, log: String? = nil,
    environment: [String: String] = [:], every pause: UInt32 = 0, isWaiting: () -> Void = {}
  ) throws(ChildRunError) {
    try self.init(
      starting: command, input: input, output: nil, log: log, environment: environment)
    wait(every: pause, isWaiting)
  }

  /// Runs a program, and returns its output up to `limit` bytes and its peak memory.
  ///
  /// The pipe holds one page, so a program with more output blocks until this process reads. The
  /// peak is read from the running program: the peak of wait4(2) would include the parent's.
  package static func watching(
    _ command: [String], input: String? = nil, limit: Int = 1 << 16
  ) throws(ChildRunError) -> (run: ChildRun, output: [UInt8], peakMemory: UInt64?) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ChildRunError(program: command[0], reason: "no pipe") }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    #if os(Linux)
    _ = fcntl(ends[1], setPipeSize, 4_096)
    #endif
    var run: ChildRun
    do throws(ChildRunError) {
      run = try ChildRun(starting: command, input: input, output: ends[1])
    } catch {
      close(ends[1])
      throw error
    }
    close(ends[1])
    var output: [UInt8] = []
    var peak: UInt64?
    var piece = [UInt8](repeating: 0, count: 4_096)
    while true {
      if let bytes = PeakMemory.bytes(of: run.process) { peak = bytes }
      let count = read(ends[0], &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      output += piece.prefix(min(count, limit - output.count))
    }
    run.wait()
    return (run, output, peak)
  }
}

/// The error that a program could not be started.
package struct ChildRunError: Error, CustomStringConvertible {
  package let program: String
  package let reason: String

  package var description: String { "cannot run '\(program)': \(reason)" }
}
