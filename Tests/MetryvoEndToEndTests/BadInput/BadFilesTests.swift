import Foundation
import Testing

/// The row `S07-fs` of `Corpora/metryvo/bad-inputs.tsv`, and other failures of files and pipes.
@Suite struct BadFilesTests {
  private static let rows = ["rows.tsv": "1\tm\tcm\n2\tm\tcm\n"]
  private static let budgets = [
    "budgets.json": """
    {"schema": 1, "budgets": [
      {"workload": "read", "metric": "operations-per-second", "atLeast": 1, "reason": "r"}]}
    """, "keys.tsv": "typed\tfrom\tto\texpected\n5\tmile\tkilometer\t8.04672\n",
  ]
  private static let batch = "metryvo convert --batch rows.tsv"

  /// Commands that write to standard output, for tests in which every write fails.
  private static let writers = [
    "convert 5 mi km", "convert 5 mi km --json", "all 1 cup", "all 1 cup --json", "search mile",
    "search mile --json", "units mile", "units --json", "paste 5 km", "paste 5 km --json",
    "convert --batch rows.tsv", "convert --batch rows.tsv --output -", "verify laws --list",
    "--help", "--version", "help convert", "convert --help", "--generate-completion-script bash",
  ]

  #if os(Linux)
  @Test func aFullDiskIsAnErrorOfEveryCommand() throws {
    for writer in Self.writers {
      let run = try ShellRun("metryvo \(writer) >/dev/full", files: Self.rows)
      #expect(run.code == 74, "\(writer)")
      #expect(
        run.error.hasSuffix(
          "metryvo: cannot write to standard output: No space left on device\n"), "\(run.error)")
    }
    let output = try ShellRun(
      Self.batch + " --output /dev/full; test -c /dev/full", files: Self.rows)
    #expect(output.code == 0, "the device is still one")
    #expect(output.error == "metryvo: cannot write to '/dev/full': No space left on device\n")
    let report = try ShellRun(
      "mkdir latest; echo '\(Self.findings)' >latest/bench.json; "
        + "metryvo report --from latest --to /dev/full; code=$?; test -c /dev/full && exit $code")
    #expect(report.code == 74 && report.error == "metryvo: cannot write '/dev/full'\n")
    let bench = try ShellRun(
      "metryvo-bench --budgets budgets.json --keystrokes keys.tsv >/dev/full", files: Self.budgets)
    #expect(bench.code == 74)
    #expect(
      bench.error.hasPrefix("metryvo-bench: cannot write to standard output: "), "\(bench.error)")
  }

  /// Root may read a file whatever its permissions are, so the test uses `/proc/self/mem`, where
  /// every read at offset 0 fails.
  @Test func whatCannotBeRead() throws {
    let unreadable = "/proc/self/mem"
    for (arguments, code) in [
      ("convert --batch \(unreadable)", 74), ("convert 1 m ft --registry \(unreadable)", 66),
      ("verify claims \(unreadable)", 66),
    ] as [(String, Int32)] {
      let run = try ShellRun("metryvo \(arguments)")
      #expect(run.code == code && run.output == "", "\(arguments): \(run.code)")
      #expect(run.error.hasPrefix("metryvo: "), "\(run.error)")
      #expect(run.error.contains(unreadable) && run.error.contains("cannot read"), "\(run.error)")
    }
  }

  /// Not even root can create a file in /sys.
  @Test func aFolderThatTakesNoFiles() throws {
    let run = try ShellRun(Self.batch + " --output /sys/result.tsv", files: Self.rows)
    #expect(run.code == 74 && run.output == "" && run.files == ["rows.tsv"])
    #expect(run.error.hasPrefix("metryvo: cannot write '/sys/result.tsv': "), "\(run.error)")
  }
  #endif

  private static let findings =
    #"{"schema":1,"kind":"bench","document":{"title":"","facts":[],"sections":[],"conclusions":[]}}"#

  @Test func aClosedStandardOutputIsAnError() throws {
    for writer in Self.writers {
      let run = try ShellRun("metryvo \(writer) >&-", files: Self.rows)
      #expect(run.code == 74, "\(writer)")
      #expect(
        run.error.hasSuffix("metryvo: cannot write to standard output: Bad file descriptor\n"))
    }
    // Standard error is closed, so the output file gets the free descriptor 2. No message may go
    // into the output file.
    let quiet = try ShellRun(
      Self.batch + " --output result.tsv 2>&-; cat result.tsv", files: Self.rows)
    #expect(quiet.code == 0 && quiet.output == "100\texact\n200\texact\n", "\(quiet.output)")
    let input = try ShellRun("metryvo convert --batch <&-")
    #expect(input.code == 74)
    #expect(input.error == "metryvo: cannot read standard input: Bad file descriptor\n")
  }

  /// If the reader closes a pipe, the command prints no error and ends by SIGPIPE.
  @Test func aPipeThatNoOneReadsEndsQuietly() throws {
    let many =
      "i=0; while test $i -lt 17; do cat rows.tsv rows.tsv >more; mv more rows.tsv; i=$((i+1)); done"
    let lines = [
      "metryvo all 1 cup 2>error", "metryvo units 2>error",
      "metryvo convert --batch rows.tsv 2>error",
      // The parent ignores the signal for its children, as a service manager does.
      "(trap '' PIPE; exec metryvo convert --batch rows.tsv 2>error)",
    ]
    for line in lines {
      let run = try ShellRun(
        "\(many); { \(line); echo $? >code; } | head -n 1 >first; cat first error; cat code >&2",
        files: Self.rows)
      #expect(run.output.split(separator: "\n").filter { !$0.hasPrefix("note:") }.count == 1)
      // `all` and `units` may have written everything before the reader closed the pipe.
      #expect(
        run.error == "141\n" || run.error == "0\n" && !line.contains("batch"),
        "\(line): \(run.error)")
    }
  }

  @Test func whatIsNoFile() throws {
    let files = Self.rows
    let folder = try ShellRun("mkdir f; " + Self.batch + " --output f", files: files)
    #expect(folder.code == 74 && folder.error == "metryvo: cannot write 'f': Is a directory\n")
    #expect(folder.files == ["f", "rows.tsv"] && folder.output == "")
    let input = try ShellRun("mkdir f; metryvo convert --batch f")
    #expect(input.code == 66 && input.error == "metryvo: cannot read 'f': it is a folder\n")
    let standardInput = try ShellRun("mkdir f; metryvo convert --batch <f")
    #expect(standardInput.code == 74)
    #expect(standardInput.error == "metryvo: cannot read standard input: Is a directory\n")
    let loop = try ShellRun("ln -s a b; ln -s b a; metryvo convert --batch a")
    #expect(loop.code == 66 && loop.error.hasPrefix("metryvo: cannot read 'a'"), "\(loop.error)")
    let target = try ShellRun("ln -s a b; ln -s b a; " + Self.batch + " --output a", files: files)
    #expect(target.code == 74 && target.files == ["a", "b", "rows.tsv"], "\(target.files)")
    #expect(target.error.hasPrefix("metryvo: cannot write 'a': "), "\(target.error)")
    let nowhere = try ShellRun("ln -s b a; " + Self.batch + " --output a", files: files)
    #expect(nowhere.code == 74 && nowhere.files == ["a", "rows.tsv"], "\(nowhere.files)")
  }

  /// Named pipes are read and written directly.
  ///
  /// Writing to a symbolic link replaces the contents of its target, and the target keeps its
  /// permissions.
  @Test func whatIsBehindAName() throws {
    let pipes = try ShellRun(
      "mkfifo in out; cat rows.tsv >in & cat out >result & "
        + "metryvo convert --batch in --output out; code=$?; wait; cat result; test -p out || exit 1; "
        + "exit $code", files: Self.rows)
    #expect(pipes.code == 0 && pipes.output == "100\texact\n200\texact\n", "\(pipes.error)")
    let link = try ShellRun(
      "echo old >file; chmod 640 file; ln -s file link; \(Self.batch) --output link; cat file; "
        + "test -h link && ls -l file | cut -c 1-10", files: Self.rows)
    #expect(link.output == "100\texact\n200\texact\n-rw-r-----\n", "\(link.error)")
    #expect(link.files == ["file", "link", "rows.tsv"])
    let same = try ShellRun("\(Self.batch) --output rows.tsv; cat rows.tsv", files: Self.rows)
    #expect(same.output == "100\texact\n200\texact\n")
  }

  /// If a limit on file sizes stops the new file, the old file remains.
  @Test func aFileThatMayNotGrow() throws {
    let long = ["rows.tsv": String(repeating: "1\tm\tcm\n", count: 40_000)]
    let run = try ShellRun(
      "ulimit -f 8; echo old >result; \(Self.batch) --output result; code=$?; cat result; exit $code",
      files: long)
    #expect(run.code == 74 && run.output == "old\n" && run.files == ["result", "rows.tsv"])
    #expect(run.error == "metryvo: cannot write to 'result': File too large\n", "\(run.error)")
    let output = try ShellRun("ulimit -f 8; \(Self.batch) >result", files: long)
    #expect(output.code == 74, "\(output)")
    #expect(output.error == "metryvo: cannot write to standard output: File too large\n")
  }

  /// Findings are printed even if a limit on file sizes stops their file.
  @Test func findingsThatMayNotGrow() throws {
    let run = try ShellRun(
      "ulimit -f 1; metryvo verify laws add-commutes --cases 10 --report lim; code=$?; ls lim; exit $code"
    )
    #expect(run.code == 74 && run.output.contains("verify: all holds"), "\(run)")
    #expect(run.error.hasSuffix("metryvo: cannot write 'lim/certificate.json'\n"), "\(run.error)")
  }
}
