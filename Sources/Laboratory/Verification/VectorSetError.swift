/// Why the vectors of a run cannot be had.
package enum VectorSetError: Error, Hashable, Sendable {
  /// A folder that was asked for has no decTest files.
  case noFolder(String)
  /// A file cannot be read.
  case unreadable(String, reason: String?)
  /// A file is not in the form of decTest, with the place and the problem.
  case malformed(String)
  /// A file has no case, so that it would pass unjudged.
  case empty(String)
}

extension VectorSetError: CustomStringConvertible {
  /// The file or the folder, and what is wrong with it.
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
