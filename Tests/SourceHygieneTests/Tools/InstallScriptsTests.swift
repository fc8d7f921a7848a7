import Foundation
import Testing

/// `Tools/static_options.sh`, `Tools/manual.sh`, `Tools/install.sh` and `Tools/install_check.sh`
/// prepare `metryvo` for other machines.
@Suite struct InstallScriptsTests {
  /// Returns a compiler; each program that this compiler makes prints the text.
  private func compiler(_ text: String) -> String {
    """
    for file; do :; done
    { echo '#!/bin/sh'; echo 'echo \(text)'; } >"$file"
    chmod +x "$file"
    """
  }

  @Test func onlyAProgramThatRunsIsStatic() throws {
    let swift = "--static-swift-stdlib\n"
    let rows = [
      (compiler("Bw=="), "Linux", "-Xswiftc -static-executable\n-Xswiftc -use-ld=lld\n"),
      (compiler("no"), "Linux", swift), ("exit 1", "Linux", swift),
      (compiler("Bw=="), "Darwin", ""),
    ]
    for (compiler, system, options) in rows {
      let run = try ToolRun(
        "static_options", programs: ["swiftc": compiler, "uname": "echo \(system)"])
      #expect(run.code == 0 && run.output == options && run.error == "", "\(run)")
    }
  }

  @Test(.enabled(if: ToolRun.has("python3"), "python3 names characters"))
  func theManualKeepsWhatTheGeneratorDrops() throws {
    let generator = #"""
      #!/bin/sh
      echo "$*" >options
      "$1" >"$6/metryvo.1"
      printf 'See metryvo.convert and METRYVO.UNITS.\n\nNext:\n  $ metryvo -1\n' >"$6/metryvo.convert.1"
      printf '    indented\nEnd of 5 m.\n' >>"$6/metryvo.convert.1"
      """#
    let metryvo = "#!/bin/sh\ntest \"$1\" = --experimental-dump-help && echo '−40 °C [a]'\n"
    let run = try ToolRun(
      "manual", ["made", "./generator"], programs: ["git": "echo 2026-01-02"],
      files: ["made/metryvo": metryvo, "generator": generator])
    #expect(run.code == 0 && run.error == "", "\(run)")
    #expect(run.files["options"]?.contains(" --multi-page --date 2026-01-02 -o ") == true)
    #expect(run.files["made/metryvo.1"] == "\\[u2212]40 \\[u00B0]C [a]\n")
    #expect(
      run.files["made/metryvo-convert.1"] == """
        See metryvo-convert and METRYVO-UNITS.
        .Pp
        Next:
        .Bd -literal -offset indent
        $ metryvo -1
          indented
        .Ed
        End of 5 m.

        """)
  }

  private static let metryvo = #"""
    #!/bin/sh
    case "$*" in
      'convert 5 mi km') echo '8.04672 km   (exact)' ;;
      'convert --batch') printf '0.3048\texact\n' ;;
      'verify laws '*) ;;
      verify) exit 69 ;;
      --help) printf 'SUBCOMMANDS:\n  convert   one value\n\n  other\n' ;;
      *) exit 64 ;;
    esac

    """#

  /// Returns a `make` that runs `install` and `uninstall`; the command `end` follows `uninstall`.
  private func make(_ end: String = "") -> String {
    let install = PackageFiles.root.appendingPathComponent("Tools/install.sh").path
    return """
      #!/bin/sh
      for word; do
        case $word in DESTDIR=*) export "$word" ;; PREFIX=*) export "$word" ;; esac
      done
      case " $* " in
        *' install '*) '\(install)' made ;;
        *' uninstall '*) '\(install)'; \(end) ;;
      esac
      """
  }

  private func check(
    _ changes: [String: String] = [:], metryvo: String = Self.metryvo, end: String = ":",
    bytes: Int = 10_000, programs: [String: String] = [:], options: String = ""
  ) throws -> ToolRun {
    var files = ["made/metryvo": metryvo, "make": make(end)]
    let others = [
      "metryvo-lab", "metryvo.1", "metryvo-convert.1", "completion.bash", "completion.zsh",
      "completion.fish",
    ]
    for name in others { files["made/\(name)"] = name }
    return try ToolRun(
      "install_check", ["./make", "\(bytes)"],
      programs: ["mandoc": "", "bash": "", "zsh": "", "fish": ""].merging(programs) { $1 },
      files: files.merging(changes) { $1 }, environment: ["STATIC": options])
  }

  @Test func whatIsInstalledRunsAndGoes() throws {
    let run = try check()
    #expect(run.code == 0 && run.error == "", "\(run)")
    #expect(run.output.hasSuffix("\ninstall-check: ok\n"))
  }

  @Test func aProgramThatAnswersOtherwise() throws {
    let answers = [
      ("8.04672", "8.04673", "convert 5 mi km"), ("0.3048", "0.3047", "convert --batch"),
      ("'verify laws '*) ;;", "'verify laws '*) exit 1 ;;", "verify laws add"),
      ("exit 69", "exit 0", "without metryvo-lab verify ends with 0"),
    ]
    for (right, wrong, problem) in answers {
      let run = try check(metryvo: Self.metryvo.replacing(right, with: wrong))
      #expect(run.code == 1 && run.error == "install-check: \(problem)\n", "\(run)")
    }
  }

  @Test func whatIsMissingOrLeft() throws {
    let zsh = "zsh/site-functions/_metryvo"
    let runs = [
      ("metryvo has more than 9 bytes", try check(bytes: 9)),
      ("no page ", try check(["made/metryvo-convert.1": ""])),
      ("no \(zsh)", try check(["made/completion.zsh": ""])),
      (zsh, try check(programs: ["zsh": "exit 1"])),
      ("", try check(programs: ["mandoc": "exit 3"])),
      ("uninstall left ", try check(end: ": >\"$DESTDIR/left\"")),
    ]
    for (problem, run) in runs {
      #expect(run.code == 1 && run.error.hasPrefix("install-check: \(problem)"), "\(run)")
      #expect(!run.output.contains("install-check: ok"))
    }
  }

  @Test func librariesThatAStaticProgramNeeds() throws {
    let linked = "-Xswiftc -static-executable -Xswiftc -use-ld=lld"
    let rows = [
      (linked, "echo libswiftCore.so", "install-check: it needs a Swift library\n"),
      (linked, "echo libc.so", "install-check: it needs shared libraries\n"),
      (linked, "exit 1", ""), ("--static-swift-stdlib", "echo libc.so", ""),
      ("", "echo libswiftCore.so", ""),
    ]
    for (options, ldd, error) in rows {
      let run = try check(programs: ["ldd": ldd], options: options)
      #expect(run.code == (error == "" ? 0 : 1) && run.error == error, "\(run)")
    }
  }
}
