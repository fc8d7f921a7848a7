/// The reason why the vectors of a run are not available.
package enum VectorSetError: Error, Hashable, Sendable {
  /// A folder, named by the user, that contains no decTest files.
  case noFolder(String)
  /// A file that cannot be read.
  case unreadable(String, reason: String?)
  /// A file that is not in the form of decTest, with the place and the problem.
  case malformed(String)
  /// A file without cases, which would pass although nothing is judged.
  case empty(String)
}

extension VectorSetError: CustomStringConvertible {
  /// The problem as text, with the file or folder.
  package var description: String {
    switch self {
    case .noFolder(let path): "'\(path)' is no folder with decTest files"
    case .unreadable(let name, let reason?): "cannot read \(name).decTest: \(reason)"
    case .unreadable(let path, nil): "cannot read '\(path)'"
    case .malformed(let problem): problem
    case .empty(let name): "\(name): no case"
    }
  }
}
