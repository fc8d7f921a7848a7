/// The part that all Python scripts share: the greeting, and the loop of questions and answers.
///
/// - The first line written is a greeting: `ready` and the script's versions.
/// - A question is a line; an empty line requests all answers so far.
/// - An answer is a line; an exception is a line that starts with an exclamation mark.
///
/// The loop ends at the end of standard input, so the child does not outlive its parent.
enum PythonLoop {
  static let text = #"""
    import sys

    def serve(greeting, answer):
        sys.stdin.reconfigure(encoding="utf-8", newline="\n")
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        print("ready", *greeting, sep="\t", flush=True)
        answers = []
        for line in sys.stdin:
            line = line[:-1]
            if line:
                try:
                    answers.append(answer(line))
                except Exception as error:
                    answers.append(f"!{type(error).__name__}: {error}".replace("\n", " "))
                continue
            answers.append("")
            sys.stdout.write("\n".join(answers))
            sys.stdout.flush()
            answers.clear()


    """#
}
