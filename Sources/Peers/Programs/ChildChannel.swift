#if os(macOS) || os(Linux)
import Foundation

/// A channel of lines to and from a child process, on one thread.
///
/// A batch may exceed the capacity of a pipe, and then parent and child could wait for each other
/// to read. Text that the pipe does not accept is therefore kept, and written while answers are
/// read.
package final class ChildChannel {
  /// The path of the program.
  package let path: String

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()
  private let timeLimit: Duration
  private var unsent: [UInt8] = []
  private var received: [UInt8] = []
  /// The start of the next line in `received`.
  private var start = 0
  private var hasEnded = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found on PATH.
  ///   - arguments: the arguments after the name of the program.
  ///   - environment: variables to add to the environment of this process.
  ///   - timeLimit: the longest time to wait for output when a line is awaited.
  /// - Throws: ``PeerError`` if the program does not exist, or the system cannot start it.
  package init(
    _ program: String, arguments: [String], environment: [String: String] = [:],
    timeLimit: Duration
  ) throws(PeerError) {
    guard let path = Self.path(of: program) else { throw .notFound(program) }
    self.path = path
    self.timeLimit = timeLimit
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    do {
      try process.run()
    } catch {
      throw .notStarted(path, reason: "\(error)")
    }
    // The child has its own copies of these ends. The parent closes its copies, because an open
    // copy would hide the end of the child.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    try? error.fileHandleForWriting.close()
    for descriptor in [sink, source] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { end() }

  private var sink: Int32 { input.fileHandleForWriting.fileDescriptor }
  private var source: Int32 { output.fileHandleForReading.fileDescriptor }

  private static func path(of program: String) -> String? {
    let folders =
      program.contains("/")
      ? [""]
      : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" }
    return folders.map { $0 + program }.first(where: FileManager.default.isExecutableFile)
  }

  /// Sends text: as much as the pipe accepts now, and the rest while lines are awaited.
  package func send(_ text: String) throws(PeerError) {
    if hasEnded { throw ended() }
    unsent += text.utf8
    try write()
  }

  /// Reads the next line, without its newline.
  ///
  /// - Throws: ``PeerError/silent(_:limit:)`` if no output arrives within the time limit,
  ///   ``PeerError/ended(_:standardError:)`` if the process has ended.
  package func line() throws(PeerError) -> String {
    var searched = start
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[start..<end], as: UTF8.self)
        start = end + 1
        return line
      }
      searched = received.count
      received.removeFirst(start)
      searched -= start
      start = 0
      try exchange()
    }
  }

  /// Waits until the pipes to or from the child are ready, then writes and reads.
  private func exchange() throws(PeerError) {
    var descriptors = [pollfd(fd: source, events: Int16(POLLIN), revents: 0)]
    if !unsent.isEmpty {
      descriptors.append(pollfd(fd: sink, events: Int16(POLLOUT), revents: 0))
    }
    let milliseconds = Int32(clamping: Int((timeLimit / .milliseconds(1)).rounded(.up)))
    let ready = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    if ready == 0 {
      end()
      throw .silent(path, limit: timeLimit)
    }
    // A signal interrupted the wait before a pipe was ready.
    if ready < 0 { return }
    if descriptors.count > 1, descriptors[1].revents != 0 { try write() }
    if descriptors[0].revents != 0 { try read() }
  }

  private func read() throws(PeerError) {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = Foundation.read(source, buffer.baseAddress, buffer.count)
      if count > 0 { received += buffer.prefix(count) }
      return count
    }
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { throw ended() }
  }

  private func write() throws(PeerError) {
    let (count, code) = Self.withoutBrokenPipeSignal {
      unsent.withUnsafeBytes { bytes in
        let count = Foundation.write(sink, bytes.baseAddress, bytes.count)
        return (count, errno)
      }
    }
    if count > 0 { unsent.removeFirst(count) }
    // Any other error, such as EPIPE, means that the child has ended. Its standard error states
    // why.
    if count < 0 && code != EAGAIN && code != EINTR { throw ended() }
  }

  /// Runs `body` with SIGPIPE blocked, so that a write to an ended child fails instead of ending
  /// this process.
  ///
  /// The system sends SIGPIPE to the writing thread. The signal is blocked in this thread, and a
  /// pending one is removed.
  private static func withoutBrokenPipeSignal(
    _ body: () -> (count: Int, code: Int32)
  ) -> (count: Int, code: Int32) {
    var (broken, old, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &broken, &old)
    let result = body()
    if result.count < 0 && result.code == EPIPE {
      sigpending(&pending)
      var number: Int32 = 0
      if sigismember(&pending, SIGPIPE) == 1 { sigwait(&broken, &number) }
    }
    pthread_sigmask(SIG_SETMASK, &old, nil)
    return result
  }

  private func ended() -> PeerError {
    end()
    // The child's own children may keep the pipe open, so only text already written is read.
    let descriptor = error.fileHandleForReading.fileDescriptor
    var text: [UInt8] = []
    var news = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while text.count < 1 << 16, poll(&news, 1, 500) > 0 {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 12, alignment: 1) { buffer in
        let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { text += buffer.prefix(count) }
        return count
      }
      if count <= 0 { break }
    }
    return .ended(
      path,
      standardError: String(decoding: text.suffix(4_000), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Ends the child, and does not wait for its end, because the child's own children could delay
  /// it.
  private func end() {
    if hasEnded { return }
    hasEnded = true
    unsent = []
    try? input.fileHandleForWriting.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
#endif
