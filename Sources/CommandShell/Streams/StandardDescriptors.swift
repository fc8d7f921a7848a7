import SystemCalls

/// The three standard descriptors, which every process expects to be open.
package enum StandardDescriptors {
  /// Opens `/dev/null` for each standard descriptor that the caller has closed (`>&-`).
  ///
  /// Otherwise the next opened file would get the descriptor, and messages would be written into
  /// the file. The descriptor is opened for the opposite direction, so that its use is still an
  /// error.
  package static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is `descriptor`.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
