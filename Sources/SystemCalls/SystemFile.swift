/// The functions that examine and open files by path.
package enum SystemFile {
  /// The kind of file at a path, after following links.
  package enum Kind: Equatable {
    case nothing
    case folder
    /// A file, a device or a pipe.
    case file
  }

  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Opens a file for reading.
  ///
  /// - Returns: the descriptor; a negative number for a folder or a file that cannot be opened.
  package static func openForReading(_ path: String) -> Int32 {
    kind(of: path) == .folder ? -1 : open(path, O_RDONLY | O_CLOEXEC)
  }
}
