import CommandShell
import SystemCalls

/// The output of a batch: standard output, or a file that gets its name when all rows are written.
final class BatchTarget {
  private let descriptor: Int32
  /// The path that the user gave; `nil` for standard output.
  private let path: String?
  /// The temporary path and the final path; `nil` if rows are written directly to their
  /// destination.
  private let renaming: (from: String, to: String)?
  private var isFinished = false

  /// Opens the output.
  ///
  /// - Throws: ``Failure`` if the file cannot be created.
  init(_ path: String?) throws(Failure) {
    self.path = path == "-" ? nil : path
    guard let path, path != "-" else {
      (descriptor, renaming) = (STDOUT_FILENO, nil)
      return
    }
    var status = stat()
    let isThere = stat(path, &status) == 0
    // A dangling or circular link exists, too, and must not be replaced.
    let code = errno
    if !isThere && (code != ENOENT || lstat(path, &status) == 0) { throw Self.failure(path, code) }
    if isThere && status.st_mode & S_IFMT != S_IFREG {
      // Rows are written directly to a device or a pipe; renaming would replace the device by a
      // file.
      renaming = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw Self.failure(path, errno) }
      return
    }
    // The rows replace the target of a symbolic link, and not the link.
    let place = isThere ? Self.resolved(path) : path
    let temporary = "\(place).\(getpid()).partial"
    renaming = (temporary, place)
    // Register the file before it exists, because a signal may arrive at once.
    Interruption.removes(temporary)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Self.failure(path, errno) }
    // The new file keeps the permissions of the old file.
    if isThere { fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit {
    if path != nil { close(descriptor) }
    guard let renaming else { return }
    if !isFinished { unlink(renaming.from) }
    Interruption.removesNothing()
  }

  /// Writes bytes of rows.
  ///
  /// - Throws: ``Failure``, e.g. on a full disk.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let code = bytes.withUnsafeBytes { DescriptorOutput.write($0, to: descriptor) }
    if code == 0 { return }
    throw Failure(
      code: .inputOutput,
      message: "cannot write to \(path.map { "'\($0)'" } ?? "standard output"): "
        + String(cString: strerror(code)))
  }

  /// Renames the temporary file to its final path.
  ///
  /// - Throws: ``Failure`` if the last bytes cannot be written, or the file cannot be renamed.
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
