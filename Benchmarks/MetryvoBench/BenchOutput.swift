import ArgumentParser
import Foundation
import Reporting

/// Where findings go: to the terminal, and to a folder for `metryvo report`.
struct BenchOutput: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the findings to this folder for 'metryvo report'.", valueName: "folder"))
  var report: String?

  @Flag(help: "Print JSON.")
  var json = false

  /// A folder that cannot be written ends the run before its work.
  func prepare() throws(BenchFailure) {
    guard let report else { return }
    do throws(ReportError) { try ReportFolder(path: report).makeWritable() } catch {
      throw BenchFailure(74, error.description)
    }
  }

  /// Prints what was found whatever becomes of the folder, then ends with the exit code.
  func finish(
    _ document: ReportDocument, as part: (ReportFolder.Part, any Encodable)? = nil, exitCode: Int32
  ) throws {
    var problem: BenchFailure?
    if let report, let part {
      do throws(ReportError) {
        try ReportFolder(path: report).write(part.0, document: document, data: part.1)
      } catch { problem = BenchFailure(74, error.description) }
    }
    try Self.print(json ? JSONRenderer.render(document) : TerminalRenderer().render(document))
    if let problem { throw problem }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Writes to standard output; on a full disk that is an error.
  private static func print(_ text: String) throws(BenchFailure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      throw BenchFailure(74, "cannot write to standard output: \(error.localizedDescription)")
    }
  }
}

/// The bytes of a file.
func contents(of path: String) throws(BenchFailure) -> Data {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw BenchFailure(66, "cannot read '\(path)'")
  }
  return data
}
