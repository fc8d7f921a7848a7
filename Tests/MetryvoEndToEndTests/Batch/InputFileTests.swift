import Foundation
import Testing

/// Each option that reads a file ends with 66 (EX_NOINPUT) if the file cannot be read.
@Suite struct InputFileTests {
  private static let commands = [
    ["verify", "claims"], ["verify", "--vectors"],
    ["verify", "claims", "README.md", "--registry"],
    ["verify", "conversions", "--registry"], ["convert", "1", "m", "ft", "--registry"],
    ["all", "1", "m", "--registry"], ["units", "--registry"], ["compare", "--keystrokes"],
  ]

  @Test func aFolderIsNoInput() throws {
    for path in [CommandRun.package.path + "/Sources", "/dev/null/x"] {
      for command in Self.commands {
        let run = try CommandRun(command + [path])
        #expect(run.code == 66 && run.output == "", "\(command) \(path): \(run.code)")
        #expect(run.error.contains(path) && run.error.contains("cannot read"), "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1)
      }
    }
  }

  /// The pipe of a shell's `<(…)` is read to its end.
  @Test func aPipeIsInput() throws {
    let pipe = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: pipe) }
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "mkfifo '\(pipe)' && echo 1,m,cm,100 >'\(pipe)'"]
    try writer.run()
    while writer.isRunning && !FileManager.default.fileExists(atPath: pipe) { usleep(1_000) }
    let run = try CommandRun(["verify", "claims", pipe])
    writer.waitUntilExit()
    #expect(run.code == 0 && run.output.hasSuffix("1 correct, 0 off in the last place, 0 wrong\n"))
  }

  @Test func findingsThatAreAFolderAreNoInput() throws {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/verify.json", withIntermediateDirectories: true)
    let run = try CommandRun(["report", "--from", folder, "--to", folder + "/index.html"])
    #expect(run.code == 66 && run.error == "metryvo: cannot read '\(folder)/verify.json'\n")
  }
}
