/// Why the catalog cannot be compared with tables.
package enum CatalogVerificationError: Error, Hashable, Sendable {
  /// A folder that was asked for is not there.
  case noFolder(String)
  /// A table cannot be read, with its title and the problem.
  case malformed(String, String)
  /// No table is there, with the way to get each.
  case noTable([String])
}

extension CatalogVerificationError: CustomStringConvertible {
  /// What is missing or wrong, and the way out.
  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'"
    case .malformed(let title, let problem): "\(title): \(problem)"
    case .noTable(let missing): "no table to compare with: \(missing.joined(separator: ", "))"
    }
  }
}
