import ArgumentParser
import Foundation
import Reporting

/// The output format of the findings.
struct BenchOutput: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  /// Prints a report, then exits with `exitCode` unless it is 0.
  func finish(_ document: ReportDocument, exitCode: Int32) throws {
    let text = TerminalRenderer().render(document) + "\n"
    try Self.print(json ? JSONRenderer.render(document) : text)
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Writes to standard output, and throws if the write fails, as on a full disk.
  private static func print(_ text: String) throws(BenchFailure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      throw BenchFailure(74, "cannot write to standard output: \(error.localizedDescription)")
    }
  }
}

func contents(of path: String) throws(BenchFailure) -> Data {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw BenchFailure(66, "cannot read '\(path)'")
  }
  return data
}
