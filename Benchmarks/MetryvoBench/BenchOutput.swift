import ArgumentParser
import Foundation
import Reporting

/// How findings are printed.
struct BenchOutput: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  /// Prints what was found, then ends with the exit code.
  func finish(_ document: ReportDocument, exitCode: Int32) throws {
    let text = TerminalRenderer().render(document) + "\n"
    try Self.print(json ? JSONRenderer.render(document) : text)
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
