import Foundation

/// Where a batch writes: standard output, or a file that appears under its name when all is written.
final class BatchTarget {
  private let descriptor: Int32
  private let path: String?
  private let temporary: String?
  private var isFinished = false

  /// The file to remove when the process is interrupted; one batch runs at a time.
  private nonisolated(unsafe) static var unfinished: UnsafeMutablePointer<CChar>?

  /// - Throws: ``Failure`` if the file cannot be made.
  init(_ path: String?) throws(Failure) {
    self.path = path
    guard let path else {
      temporary = nil
      descriptor = STDOUT_FILENO
      return
    }
    let name = "\(path).\(getpid()).partial"
    temporary = name
    descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 {
      throw Failure(
        code: .inputOutput,
        message: "cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
    Self.unfinished = strdup(name)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let name = BatchTarget.unfinished { unlink(name) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  deinit {
    guard let temporary else { return }
    close(descriptor)
    if !isFinished { unlink(temporary) }
    free(Self.unfinished)
    Self.unfinished = nil
  }

  /// - Throws: ``Failure``, e.g. on a full disk.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { raw in
        Foundation.write(descriptor, raw.baseAddress?.advanced(by: offset), raw.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(
          code: .inputOutput,
          message: "cannot write to \(path.map { "'\($0)'" } ?? "standard output"): "
            + String(cString: strerror(errno)))
      }
      offset += count
    }
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``Failure`` if its last bytes or its name cannot be written.
  func finish() throws(Failure) {
    guard let path, let temporary else { return }
    guard fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      throw Failure(
        code: .inputOutput,
        message: "cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
    isFinished = true
  }
}
