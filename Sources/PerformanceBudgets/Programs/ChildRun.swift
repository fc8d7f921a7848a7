import Foundation

#if canImport(Darwin)
private typealias FileActions = posix_spawn_file_actions_t?
#else
private typealias FileActions = posix_spawn_file_actions_t
#endif

#if os(Linux)
/// F_SETPIPE_SZ of fcntl(2), which the module of the C library hides: F_LINUX_SPECIFIC_BASE + 7.
private let setPipeSize: Int32 = 1_024 + 7
#endif

/// A process that is run to its end, with the times that it took.
///
/// Foundation's `Process` takes longer to start one than a short program takes, and does not tell
/// the times of a single child. A signal that ends this process ends the child too.
package struct ChildRun {
  /// Seconds of CPU, its own and the system's for it.
  package private(set) var cpu = 0.0
  /// Its exit code; 128 + the signal that ended it.
  package private(set) var exitCode: Int32 = -1

  private let process: pid_t

  /// Starts a program, which is looked for on the PATH if it names no folder.
  ///
  /// Its output goes to a descriptor, or (`nil`) nowhere; its errors to the end of a log, or nowhere.
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
    // By wait(2): the low seven bits are the signal that ended it, else the code stands above them.
    exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - input: the file that it reads; `nil` for none.
  ///   - log: the file that its errors are appended to; `nil` for none.
  ///   - environment: variables beside those of this process.
  ///   - pause: the microseconds between two looks at whether it has ended; 0 waits for the end, and
  ///     tells the times exactly.
  ///   - isWaiting: called before each pause.
  /// - Throws: ``ChildRunError`` if it cannot be started.
  package init(
    _ command: [String], input: String? = nil, log: String? = nil,
    environment: [String: String] = [:], every pause: UInt32 = 0, isWaiting: () -> Void = {}
  ) throws(ChildRunError) {
    try self.init(
      starting: command, input: input, output: nil, log: log, environment: environment)
    wait(every: pause, isWaiting)
  }

  /// Runs a program and takes what it writes, up to `limit` bytes, and its peak of memory.
  ///
  /// The pipe holds a page, so the program is still there, waiting, when its last bytes are: its own
  /// figures are read then. Those of wait4(2) would contain the peak of the process that started it.
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

/// A program that cannot be started.
package struct ChildRunError: Error, CustomStringConvertible {
  package let program: String
  package let reason: String

  package var description: String { "cannot run '\(program)': \(reason)" }
}
