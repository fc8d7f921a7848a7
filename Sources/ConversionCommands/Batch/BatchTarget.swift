import CommandShell
import SystemCalls

/// Where a batch writes: standard output, or a file that appears under its name when all is written.
final class BatchTarget {
  private let descriptor: Int32
  /// The name it was given; `nil` for standard output.
  private let path: String?
  /// What is renamed, and to what; `nil` where rows go straight to where they belong.
  private let renaming: (from: String, to: String)?
  private var isFinished = false

  /// - Throws: ``Failure`` if the file cannot be made.
  init(_ path: String?) throws(Failure) {
    self.path = path == "-" ? nil : path
    guard let path, path != "-" else {
      (descriptor, renaming) = (STDOUT_FILENO, nil)
      return
    }
    var status = stat()
    let isThere = stat(path, &status) == 0
    // A link that leads nowhere or in a circle is something too, and must not be replaced.
    let code = errno
    if !isThere && (code != ENOENT || lstat(path, &status) == 0) { throw Self.failure(path, code) }
    if isThere && status.st_mode & S_IFMT != S_IFREG {
      // A device or a pipe takes the rows as they come; renaming would put a file in its place.
      renaming = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw Self.failure(path, errno) }
      return
    }
    // Behind a symbolic link lies the file that is meant.
    let place = isThere ? Self.resolved(path) : path
    let temporary = "\(place).\(getpid()).partial"
    renaming = (temporary, place)
    // Before it is there: a signal may come at once.
    Interruption.removes(temporary)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Self.failure(path, errno) }
    // Who could read the old file can read the new one.
    if isThere { fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit {
    if path != nil { close(descriptor) }
    guard let renaming else { return }
    if !isFinished { unlink(renaming.from) }
    Interruption.removesNothing()
  }

  /// - Throws: ``Failure``, e.g. on a full disk.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let code = bytes.withUnsafeBytes { DescriptorOutput.write($0, to: descriptor) }
    if code == 0 { return }
    throw Failure(
      code: .inputOutput,
      message: "cannot write to \(path.map { "'\($0)'" } ?? "standard output"): "
        + String(cString: strerror(code)))
  }

  /// Gives the file its name.
  ///
  /// - Throws: ``Failure`` if its last bytes or its name cannot be written.
  func finish() throws(Failure) {
    guard let path, let renaming else { return }
    guard fsync(descriptor) == 0, rename(renaming.from, renaming.to) == 0 else {
      throw Self.failure(path, errno)
    }
    isFinished = true
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(
      code: .inputOutput, message: "cannot write '\(path)': \(String(cString: strerror(code)))")
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
