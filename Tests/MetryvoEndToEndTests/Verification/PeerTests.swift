import Foundation
import Testing

/// `metryvo verify peer`: output, and messages if the peer cannot run.
@Suite struct PeerTests {
  /// The machine's python3, if it has libmpdec.
  private static let python: String? = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "python3 -c 'import _decimal, sys; print(sys.executable)'"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let path = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? path.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }()

  private static let skipReason: Comment = "there is no python3 with libmpdec (_decimal) on PATH"

  /// Returns a folder with a `python3` that is a shell script of these lines.
  private func folder(_ lines: String) throws -> String {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/python3"
    try "#!/bin/sh\n\(lines)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return folder
  }

  @Test(.enabled(if: python != nil, skipReason)) func backendsAreCompared() throws {
    let run = try CommandRun(["verify", "peer", "python", "--cases", "600", "--seed", "4"])
    #expect(run.code == 0 && run.error == "metryvo verify: seed 4\n", "\(run.error)")
    #expect(run.output.contains("Beside Python 3.") && run.output.contains("(libmpdec "))
    for backend in ["native", "gmp", "gmp-limbs"] {
      #expect(run.output.contains("\n  \(backend) "), "\(backend)")
    }
    #expect(run.output.contains("verify: all holds") && !run.output.contains("Vectors"))
  }

  @Test(.enabled(if: python != nil, skipReason)) func oneCaseIsRepeated() throws {
    let run = try CommandRun([
      "verify", "peer", "python", "--backend", "native", "--case", "7", "--seed", "4",
    ])
    #expect(run.code == 0 && run.output.contains("Case 7 of agrees-with-python\n  native: "))
  }

  @Test(.enabled(if: python != nil, skipReason)) func programsReadWhatWasFound() throws {
    struct Record: Decodable {
      struct Peer: Decodable {
        struct Documented: Decodable {
          var identifier: String
          var rule: String
          var count: Int
        }
        var backend: String
        var compared: Int
        var failed: Int
        var documented: [Documented]
      }
      var holds: Bool
      var peers: [Peer]
    }
    let run = try CommandRun([
      "verify", "peer", "python", "--backend", "native", "--cases", "4000", "--json",
    ])
    let record = try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
    let peer = try #require(record.peers.first)
    #expect(record.holds && record.peers.count == 1 && peer.backend == "native")
    #expect(peer.failed == 0 && peer.compared > 3_900)
    #expect(peer.documented.contains { $0.identifier == "power-not-correctly-rounded" })
  }

  @Test func misuseIsSaid() throws {
    let rows: [([String], String)] = [
      (
        ["peer", "python", "--shard", "1/2"], "Unknown option '--shard'"
      ),
      (
        ["peer", "python", "--case", "1"],
        "--case of a comparison needs --backend: its cases are the backend's."
      ),
      (["peer", "perl"], "The value 'perl' is invalid for '<name>'"),
      (
        ["peer", "fractions", "--backend", "gmp"],
        "fractions judge the oracle: leave --backend out."
      ),
    ]
    for (arguments, message) in rows {
      let run = try CommandRun(["verify"] + arguments)
      #expect(run.code == 64 && run.error.contains(message), "\(run.error)")
    }
  }

  @Test func aMissingPythonIsSaid() throws {
    let run = try CommandRun(
      ["verify", "peer", "python"], environment: ["PATH": "/dev/null/x"])
    #expect(run.code == 66)
    #expect(
      run.error.hasSuffix(
        "metryvo: 'python3' was not found on PATH: install Python 3, or leave the comparison out\n")
    )
  }

  @Test func aMissingBcIsSaid() throws {
    let run = try CommandRun(["verify", "peer", "bc"], environment: ["PATH": "/dev/null/x"])
    #expect(run.code == 66)
    #expect(
      run.error.hasSuffix(
        "metryvo: 'bc' was not found on PATH: install GNU bc (apt-get install bc), or leave the "
          + "comparison out\n"))
  }

  @Test func aMissingCompilerIsSaid() throws {
    let run = try CommandRun(["verify", "peer", "intel"], environment: ["PATH": "/dev/null/x"])
    #expect(run.code == 66)
    #expect(
      run.error.hasSuffix(
        "metryvo: 'cc' was not found on PATH: install a C compiler (apt-get install gcc), or leave "
          + "the comparison out\n"))
  }

  /// If the compiler does not find the library, the error names the library.
  @Test func aMissingIntelLibraryIsSaid() throws {
    let folder = try folder("exit 1")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let compiler = folder + "/cc"
    try "#!/bin/sh\necho \"${1#*=}\"\n".write(toFile: compiler, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let run = try CommandRun(["verify", "peer", "intel"], environment: ["PATH": folder])
    #expect(run.code == 66, "\(run.error)")
    #expect(
      run.error.hasSuffix(
        "metryvo: Intel's decimal library (libbidgcc000.a) was not found: install it (apt-get install "
          + "libintelrdfpmath-dev), or leave the comparison out\n"))
  }

  @Test(.enabled(if: bc, "there is no bc on PATH")) func backendsAreComparedWithBc() throws {
    let run = try CommandRun(["verify", "peer", "bc", "--cases", "600", "--seed", "4"])
    #expect(run.code == 0 && run.output.contains("Beside bc "), "\(run.error)")
    #expect(run.output.contains("\n  gmp-limbs ") && run.output.contains("verify: all holds"))
    let one = try CommandRun([
      "verify", "peer", "bc", "--backend", "native", "--case", "7", "--seed", "4",
    ])
    #expect(one.code == 0 && one.output.contains("Case 7 of agrees-with-bc\n  native: "))
  }

  @Test(.enabled(if: python != nil, skipReason)) func theOracleIsJudgedByFractions() throws {
    let run = try CommandRun(["verify", "peer", "fractions", "--cases", "2000", "--seed", "4"])
    #expect(run.code == 0 && run.output.contains("'s fractions"), "\(run.error)")
    #expect(run.output.contains("\n  oracle ") && run.output.contains("Conversions"))
    #expect(run.output.contains("verify: all holds"))
    let one = try CommandRun(["verify", "peer", "fractions", "--case", "7", "--seed", "4"])
    #expect(one.code == 0 && one.output.contains("Case 7 of agrees-with-fractions\n  oracle: "))
  }

  private static let bc =
    ["/usr/bin/bc", "/bin/bc", "/usr/local/bin/bc", "/opt/homebrew/bin/bc"]
    .contains(where: FileManager.default.isExecutableFile)

  @Test(.enabled(if: python != nil, skipReason)) func aPythonWithoutLibmpdecIsSaid() throws {
    let python = try #require(Self.python)
    let folder = try folder(
      "exec \(python) -c 'import sys; sys.modules[\"_decimal\"] = None; exec(sys.argv[-1])' \"$@\"")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try CommandRun(["verify", "peer", "python"], environment: ["PATH": folder])
    #expect(run.code == 66, "\(run.error)")
    #expect(run.error.contains("\(folder)/python3 has no module _decimal"))
  }

  @Test func aPythonThatFailsIsSaidWithItsWords() throws {
    let folder = try folder("echo 'cannot open shared object' >&2; exit 127")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try CommandRun(["verify", "peer", "python"], environment: ["PATH": folder])
    #expect(run.code == 74, "\(run.error)")
    #expect(run.error.contains("it wrote:\ncannot open shared object"))
  }

  /// A killed run cannot end its child process.
  ///
  /// The child ends when its standard input is closed.
  @Test(.enabled(if: python != nil, skipReason)) func pythonEndsWithARunThatIsKilled() throws {
    let python = try #require(Self.python)
    let folder = try folder("echo $$ > \"${0%/*}/id\"; exec \(python) \"$@\"")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    process.executableURL = CommandRun.executable("metryvo")
    process.arguments = [
      "verify", "peer", "python", "--backend", "native", "--cases", "100000000",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["PATH": folder]) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var child: pid_t?
    for _ in 0..<200 where child == nil {
      usleep(50_000)
      let text = try? String(contentsOfFile: folder + "/id", encoding: .utf8)
      child = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let number = try #require(child)
    for _ in 0..<200 where kill(number, 0) == 0 { usleep(50_000) }
    #expect(kill(number, 0) == -1 && errno == ESRCH)
  }
}
