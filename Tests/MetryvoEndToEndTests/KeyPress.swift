import Foundation

/// The state of a shell on a terminal after a person types a line and presses Tab.
struct KeyPress: Decodable {
  /// The typed line.
  var line: String
  /// The line after Tab.
  var buffer: String
  /// All words on the screen.
  var text: [String]

  /// The offered words: all words on the screen, and the last word of the line, because the shell
  /// inserts a single offer into the line.
  var offers: Set<String> {
    Set(text).union(buffer.split(separator: " ").last.map { [String($0)] } ?? [])
  }

  /// Types each of the lines in one session of the shell, with completions installed as by `make
  /// install`, in a folder with `files`.
  static func all(_ lines: [String], in shell: String, files: [String] = []) throws -> [KeyPress] {
    var contents = ["keys.py": program]
    contents["lines.json"] = String(decoding: try JSONEncoder().encode(lines), as: UTF8.self)
    for file in files { contents[file] = "" }
    let run = try ShellRun("python3 keys.py \(shell) <lines.json", files: contents)
    guard run.code == 0 else { throw SessionError(text: run.error) }
    return try JSONDecoder().decode([KeyPress].self, from: Data(run.output.utf8))
  }

  struct SessionError: Error { var text: String }

  /// Returns whether the machine has the shell, and a python3 for the pseudo-terminal.
  static func isPossible(in shell: String) -> Bool {
    ShellRun.hasTerminal && (try? ShellRun("command -v \(shell)"))?.code == 0
  }

  /// A Python program that types the lines.
  ///
  /// After Tab, a second key prints the line, which marks the end of the offers.
  private static let program = #"""
    import fcntl, json, os, pty, re, select, struct, sys, termios, time
    shell, lines = sys.argv[1], json.load(sys.stdin)
    command, setup = {
        "bash": (["bash", "--norc", "--noprofile", "-i"], r'''
    bind 'set show-all-if-ambiguous on'; bind 'set page-completions off'
    bind 'set completion-query-items 0'; bind 'set enable-bracketed-paste off'
    eval "$(metryvo --generate-completion-script bash)"
    shown() { printf '\n<%s>\n' "$READLINE_LINE"; }
    bind -x '"\C-xs": shown'; bind '"\C-xk": kill-whole-line'; PS1=
    '''),
        "zsh": (["zsh", "-f", "-i"], r'''
    mkdir functions; metryvo --generate-completion-script zsh >functions/_metryvo
    fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D
    setopt auto_list no_list_ambiguous; LISTMAX=0; PROMPT_EOL_MARK=; PS1=
    shown() { zle -I; print -r -- "<$BUFFER>" }
    zle -N shown; bindkey -e; bindkey '^Xs' shown; bindkey '^Xk' kill-whole-line
    '''),
        "fish": (["fish", "--no-config", "-i"], r'''
    metryvo --generate-completion-script fish | source
    function shown; set -l line (commandline); echo; echo "<$line>"; end
    bind \cxs shown; bind \cxk 'commandline ""'; function fish_prompt; end
    set fish_autosuggestion_enabled 0
    '''),
    }[shell]
    with open("setup", "w") as file: file.write(setup)
    os.environ.update(TERM="xterm", HOME=os.getcwd(), HISTFILE="/dev/null", LC_ALL="C.UTF-8")
    child, terminal = pty.fork()
    if child == 0: os.execvp(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 400, 120, 0, 0))

    def typed(keys): os.write(terminal, keys.encode())

    def read(end):
        text, until = "", time.monotonic() + 60
        while not re.search(end, text):
            ready = select.select([terminal], [], [], max(0, until - time.monotonic()))[0]
            try: data = os.read(terminal, 65536) if ready else b""
            except OSError: data = b""
            if not data: sys.exit(f"{shell}: {end} is not in {text[-1000:]!r}")
            text += data.decode(errors="replace")
        return text

    def plain(text):
        text = re.sub(r"\x1b\][^\x07\x1b]*(\x07|\x1b\\)", " ", text)
        text = re.sub(r"\x1b[\[(][0-9;?]*[A-Za-z0-9=<>]|\x1b[=>]", " ", text)
        return re.sub(r"[\r\x07\x0e\x0f]", "\n", text)

    typed(". ./setup; printf 'rea%s\\n' dy\r")
    read(r"ready\r?\n")
    result = []
    # What is shown late must not be taken for an offer for the next line.
    typed("\x18s")
    read(r"<>\r?\n")
    for line in lines:
        typed(line + "\t\x18s")
        text = plain(read(r"<metryvo[^\n]*>\r?\n"))
        buffer = re.findall(r"<(metryvo[^\n]*)>\n", text)[-1]
        result.append({"line": line, "buffer": buffer, "text": text.split()})
        # The line is thrown away. Control-U is the terminal's own while a command runs.
        typed("\x18k\x18s")
        read(r"<>\r?\n")
    print(json.dumps(result))
    os.kill(child, 9)
    """#
}
