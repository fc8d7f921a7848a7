/// The error that findings cannot be read, written or rendered.
package enum ReportError: Error, Equatable, Sendable {
  /// The folder does not exist.
  case missingFolder(String)
  /// The folder has no findings of any command.
  case noFindings(String)
  /// The file exists, but cannot be read.
  case unreadable(file: String)
  /// The file does not have the form that a command writes.
  case malformed(file: String, problem: String)
  /// The file, or a folder above it, cannot be written.
  case unwritable(file: String)
  /// The folder cannot be created, or no file can be written into it.
  case unwritableFolder(String)
  /// The findings contain a value that JSON cannot represent.
  case notEncodable(String)
}

extension ReportError: CustomStringConvertible {
  /// The error as text: the file, the problem, and the remedy.
  package var description: String {
    func way(_ path: String) -> String { "'\(ReportFolder.Part.verify.command(into: path))'" }
    switch self {
    case .missingFolder(let path):
      return "no folder '\(path)': \(way(path)) makes it"
    case .noFindings(let path):
      let names = ReportFolder.Part.allCases.map(\.fileName).joined(separator: ", ")
      return "no findings in '\(path)' (\(names)): \(way(path)) writes some"
    case .unreadable(let file): return "cannot read '\(file)'"
    case .malformed(let file, let problem):
      return "'\(file)' is no report: \(problem); run the command that writes it again"
    case .unwritable(let file): return "cannot write '\(file)'"
    case .unwritableFolder(let path):
      return "cannot write into the folder '\(path)': name another one"
    case .notEncodable(let problem): return "the findings cannot be written as JSON: \(problem)"
    }
  }
}
