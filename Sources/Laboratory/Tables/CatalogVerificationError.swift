/// The reason why the catalog cannot be compared with the tables.
package enum CatalogVerificationError: Error, Hashable, Sendable {
  /// A given folder that does not exist.
  case noFolder(String)
  /// A table that cannot be read, with its title and the problem.
  case malformed(String, String)
  /// No table was found; the texts are advice how to get each table.
  case noTable([String])
}

extension CatalogVerificationError: CustomStringConvertible {
  /// The problem as text, with the remedy.
  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'"
    case .malformed(let title, let problem): "\(title): \(problem)"
    case .noTable(let missing): "no table to compare with: \(missing.joined(separator: ", "))"
    }
  }
}
