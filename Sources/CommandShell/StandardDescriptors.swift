import SystemCalls

/// The three descriptors that every process expects to have.
package enum StandardDescriptors {
  /// Takes the place of those that the caller has closed (`>&-`).
  ///
  /// Otherwise the next file that is opened gets the number, and what is meant for people would be
  /// written into it. The place is taken the wrong way round, so that using it still is an error.
  package static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given out, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
