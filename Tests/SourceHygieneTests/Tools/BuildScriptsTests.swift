import Testing

/// The scripts that build revisions, orders of functions and modules, with and without programs.
@Suite struct BuildScriptsTests {
  /// A `git` for which the branch left main at `LEFT`, and the last commit is `here`.
  private static let git = """
    case "$1 $2" in
      'merge-base HEAD') test -n "$LEFT" && echo "$LEFT" ;;
      'rev-parse HEAD') echo here ;;
      'rev-parse '*) echo "<$2>" ;;
      *) echo "$*" >>calls ;;
    esac
    """

  @Test func theRevisionToCompareWith() throws {
    let rows: [(left: String, arguments: [String], base: String)] = [
      ("there", [], "there"), ("there", [""], "there"), ("there", ["v1"], "v1"),
      ("here", [], "HEAD~1"), ("", [], "HEAD~1"),
    ]
    for row in rows {
      let run = try ToolRun(
        "base_checkout", ["base"] + row.arguments, programs: ["git": Self.git],
        environment: ["LEFT": row.left])
      #expect(run.code == 0 && run.error == "", "\(run)")
      #expect(run.files["calls"] == "worktree add -q --detach base <\(row.base)>\n", "\(row)")
    }
    let again = try ToolRun(
      "base_checkout", ["base"], programs: ["git": Self.git], files: ["base/file": ""],
      environment: ["LEFT": "there"])
    #expect(again.files["calls"] == "-C base checkout -q --detach <there>\n", "\(again)")
  }

  @Test(.enabled(if: ToolRun.has("md5sum"), "md5sum compares orders of functions"))
  func ordersOfFunctionsDiffer() throws {
    let swift = """
      mkdir -p .build-shuffled/release
      for option; do :; done
      echo "$option" >.build-shuffled/release/metryvo-bench
      """
    let names = "for file; do :; done; echo \"0 T $(cat \"$file\")\""
    let run = try ToolRun("shuffled_builds", [".", "2"], programs: ["swift": swift, "nm": names])
    #expect(run.code == 0 && run.files[".build-shuffled/metryvo-bench-2"] != nil, "\(run)")
    let same = try ToolRun(
      "shuffled_builds", [".", "2"], programs: ["swift": swift, "nm": "echo 0 T same"])
    #expect(same.code == 1, "\(same)")
    #expect(
      same.error == "shuffled_builds: the linker did not change the order of functions\n")
  }

  @Test func theModuleIsDividedWhereAllProgramsAreThere() throws {
    let call = "echo \"${0##*/} $*\" >>../calls"
    var programs = [
      "wasm-opt": call, "node": call,
      "wasm-split": call + "; case $* in *--split*) : >first.wasm; : >rest.wasm ;; esac",
    ]
    for name in ["cp", "rm", "mkdir"] { programs[name] = "exec /bin/\(name) \"$@\"" }
    let files = [
      "build/WebApp.wasm": "app", "build/Unpacker.wasm": "unpacker", "parts/old.wasm": "",
    ]
    func divide(_ programs: [String: String]) throws -> (run: ToolRun, parts: [String]) {
      let run = try ToolRun(
        "app_module", ["build", "parts"], programs: programs, files: files, isIsolated: true)
      return (run, run.files.keys.filter { $0.hasPrefix("parts/") }.sorted())
    }

    let whole = ["parts/unpacker.wasm", "parts/whole.wasm"]
    let (run, parts) = try divide(programs)
    #expect(run.code == 0 && run.output == "", "\(run)")
    #expect(parts == ["parts/first.wasm", "parts/rest.wasm"] + whole)
    let calls = (run.files["calls"] ?? "").split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(calls == ["wasm-opt", "wasm-opt", "wasm-split", "node", "wasm-split"])
    for name in ["wasm-opt", "wasm-split", "node"] {
      let (run, parts) = try divide(programs.filter { $0.key != name })
      #expect(run.code == 0 && parts == whole && run.files["calls"] == nil, "\(run)")
      #expect(run.output.hasPrefix("app: binaryen (wasm-opt, wasm-split) or node is missing"))
    }
    #expect(try divide(programs.merging(["wasm-opt": "exit 1"]) { $1 }).run.code == 1)
  }

  @Test func sizesNeedNode() throws {
    var programs = [
      "swift": ":", "swiftc": "echo '  \"runtimeResourcePath\": \"/library\",'",
      "sed": "exec /usr/bin/sed \"$@\"", "dirname": "echo \"${1%/*}\"",
    ]
    let files = [".build-wasm-native/release/web-comparison": "#!/bin/sh\n"]
    let without = try ToolRun(
      "wasm_check", ["3", "4"], programs: programs, files: files, isIsolated: true)
    #expect(without.code == 0, "\(without)")
    #expect(without.output == "wasm-check: sizes: skipped, node is not on the PATH\n")
    programs["node"] = "echo \"$*\"; exit 5"
    let judged = try ToolRun(
      "wasm_check", ["3", "4"], programs: programs, files: files, isIsolated: true)
    #expect(judged.code == 5 && judged.output.hasSuffix("WebNotebook.wasm 3 4\n"), "\(judged)")
  }

  @Test func peersDoWithoutOneAnother() throws {
    var programs = [
      "swift": "echo \"$METRYVO_PEERS\"", "apt-get": "exit 1", "apt-cache": "exit 1", "cc": "",
    ]
    let files = [".build-peers/release/metryvo-bench": "#!/bin/sh\necho \"$*\"\n"]
    let libmpdec = files.merging([".corpora/mpdecimal/libmpdec/libmpdec.a": ""]) { $1 }
    let with = try ToolRun("bench_peers", ["found"], programs: programs, files: libmpdec)
    #expect(with.output == "intel,libmpdec\n--only-peers --report found\n", "\(with)")
    let without = try ToolRun("bench_peers", ["found"], programs: programs, files: files)
    #expect(without.code == 0, "\(without)")
    #expect(without.output.contains("going on without it\nintel\n--only-peers"))
    programs["cc"] = "exit 1"
    let withoutIntel = try ToolRun("bench_peers", ["found"], programs: programs, files: libmpdec)
    #expect(withoutIntel.code == 0, "\(withoutIntel)")
    #expect(withoutIntel.output.hasSuffix(",libmpdec\n--only-peers --report found\n"))
    #expect(withoutIntel.error.contains("going on without Intel's decimal library"))
  }
}
