import Foundation
import Testing

/// A command ends by the signal that it receives, as a shell expects, and leaves no partial files.
@Suite struct InterruptionTests {
  /// Returns a shell line with a batch of endless input, interrupted as soon as its partial file
  /// exists.
  private static func interrupted(by signal: String, _ before: String = "") -> String {
    """
    mkfifo in; echo old >result; exec 3<>in; printf '1\\tm\\tcm\\n' >&3
    \(before) sh -c 'exec metryvo convert --batch in --output result' & batch=$!
    i=0; until ls | grep -q partial || test $i = 200; do sleep 0.05; i=$((i + 1)); done
    ls | grep -c partial; kill -\(signal) $batch; { wait $batch; } 2>shell; code=$?; rm in shell; cat result; exit $code
    """
  }

  @Test func aBatchLeavesNoFileBehind() throws {
    for (signal, code) in [("TERM", 143), ("HUP", 129)] as [(String, Int32)] {
      let run = try ShellRun(Self.interrupted(by: signal))
      #expect(run.code == code && run.output == "1\nold\n", "\(signal): \(run.code) \(run.output)")
      #expect(run.error == "" && run.files == ["result"], "\(run.files) \(run.error)")
    }
  }

  /// On a terminal, where Control-C and Control-\ are typed, the progress line is erased too.
  @Test(
    .enabled(if: ShellRun.hasTerminal, "python3 makes the pseudo-terminal"),
    arguments: ["SIGINT", "SIGQUIT"])
  func controlC(signal: String) throws {
    // Shells without job control ignore the signal in commands started with `&`; python3 does not.
    // `ulimit` prevents a core file.
    let line = """
      ulimit -c 0
      mkfifo in; echo old >result; exec 3<>in
      python3 -c '
      import os, signal, subprocess, time
      batch = subprocess.Popen(["metryvo", "convert", "--batch", "in", "--output", "result"])
      end = time.monotonic() + 10
      while not any("partial" in name for name in os.listdir(".")) and time.monotonic() < end:
          time.sleep(0.01)
      print("partial" in "".join(os.listdir(".")), flush=True)
      batch.send_signal(signal.\(signal))
      print(batch.wait() == -signal.\(signal))'
      rm in; cat result
      """
    let file = try ShellRun(line)
    #expect(file.output == "True\nTrue\nold\n" && file.files == ["result"], "\(file.error)")
    let watched = try ShellRun(line, environment: ["TERM": "xterm"], terminal: true)
    #expect(watched.output == "True\n\r\u{1B}[KTrue\nold\n" && watched.files == ["result"])
  }

  /// Without a handler, Swift's runtime would print a backtrace for SIGQUIT and continue.
  @Test(.enabled(if: ShellRun.hasTerminal, "python3 sends the signal"))
  func aQuitEndsEveryCommand() throws {
    let run = try ShellRun(
      """
      ulimit -c 0
      python3 -c '
      import signal, subprocess, time
      lines = ["paste", "convert --batch", "verify claims -",
               "verify laws add-commutes --seconds 60 --report out"]
      pipe, null = subprocess.PIPE, subprocess.DEVNULL
      runs = [subprocess.Popen(["metryvo", *line.split()], stdin=pipe, stdout=null, stderr=null) for line in lines]
      time.sleep(1)
      for run in runs: run.send_signal(signal.SIGQUIT)
      for run in runs:
          try: print(run.wait(20) == -signal.SIGQUIT)
          except subprocess.TimeoutExpired: run.kill(); print("goes on")'
      ls out
      """)
    #expect(run.output == "True\nTrue\nTrue\nTrue\n" && run.files == ["out"], "\(run)")
  }

  /// A command whose parent ignores SIGQUIT ignores SIGQUIT too.
  @Test(.enabled(if: ShellRun.hasTerminal, "python3 sends the signal"))
  func aQuitThatIsSwitchedOff() throws {
    let run = try ShellRun(
      """
      python3 -c '
      import signal, subprocess, time
      signal.signal(signal.SIGQUIT, signal.SIG_IGN)
      run = subprocess.Popen(["metryvo", "paste"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
      time.sleep(1)
      run.send_signal(signal.SIGQUIT)
      print(run.communicate(b"5 km")[0].decode()[:4], run.wait())'
      """)
    #expect(run.output == "5 km 0\n", "\(run)")
  }

  /// SIGPIPE ends a command whose pipe has no reader, even if the command's parent ignores the
  /// signal.
  @Test func aPipeThatNobodyReads() throws {
    for before in ["", "trap '' PIPE;"] {
      let run = try ShellRun(Self.interrupted(by: "PIPE", before))
      #expect(run.code == 141 && run.output == "1\nold\n", "\(before) \(run.code) \(run.output)")
      #expect(run.error == "" && run.files == ["result"], "\(run.files) \(run.error)")
    }
    // If the message about an unreadable row meets a closed pipe, no partial file remains either.
    let run = try ShellRun(
      """
      { sleep 0.1; sh -c 'echo x | exec metryvo convert --batch - --output result' 2>&1; } | true; ls
      """)
    #expect(!run.files.contains { $0.contains("partial") }, "\(run.files)")
  }

  /// A signal that the parent ignores does not end the batch.
  @Test func nohupIsRespected() throws {
    let run = try ShellRun(
      Self.interrupted(by: "HUP", "trap '' HUP;").replacingOccurrences(
        of: "; { wait", with: "; sleep 0.1; kill -TERM $batch; { wait"))
    #expect(run.code == 143 && run.output == "1\nold\n", "\(run.code) \(run.error)")
  }

  @Test func verifySaysItsSeedAgain() throws {
    let run = try ShellRun(
      """
      sh -c 'exec metryvo verify laws add-commutes --seed 7 --seconds 60 --report out 2>said' & lab=$!
      i=0; until grep -qs seed said || test $i = 200; do sleep 0.05; i=$((i + 1)); done
      kill -TERM $lab; { wait $lab; } 2>shell; code=$?; cat said >&2; rm said shell; exit $code
      """)
    #expect(run.code == 143 && run.output == "" && run.files == ["out"], "\(run.files)")
    #expect(run.error == "metryvo verify: seed 7\nmetryvo verify: seed 7\n", "\(run.error)")
  }
}
