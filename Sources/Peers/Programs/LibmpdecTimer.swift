#if os(macOS) || os(Linux)
/// A timer of libmpdec, the library of Python's `decimal`, which runs in a child process.
package final class LibmpdecTimer {
  private let channel: ChildChannel
  /// The versions, such as `libmpdec 2.5.1, Python 3.11.2`.
  package let version: String

  /// Starts Python.
  ///
  /// - Throws: ``PeerError`` if Python is not installed, or its `decimal` is not libmpdec.
  package init(
    _ program: String = "python3", timeLimit: Duration = .seconds(300)
  ) throws(PeerError) {
    channel = try ChildChannel(
      program, arguments: ["-I", "-c", Self.script], timeLimit: timeLimit)
    version = try channel.line()
  }

  /// Sends the operands, which replace the operands that were sent before.
  package func load(_ operands: DigitsOperands) throws(PeerError) {
    var text = "load \(operands.digits) \(operands.x.count) \(operands.quantum)\n"
    for line in operands.x + operands.y + operands.arguments { text += line + "\n" }
    try channel.send(text)
  }

  /// Returns the results of an operation for all operands; `operation` is its name in decTest.
  package func results(of operation: String, count: Int) throws(PeerError) -> [String] {
    try channel.send("results \(operation)\n")
    var results: [String] = []
    for _ in 0..<count { results.append(try channel.line()) }
    return results
  }

  /// Returns the thread CPU time of one operation and of an empty call, in nanoseconds.
  package func time(_ operation: String, passes: Int) throws(PeerError) -> PeerTime {
    try channel.send("time \(operation) \(passes)\n")
    let line = try channel.line()
    let times = line.split(separator: " ").compactMap { Double($0) }
    guard times.count == 2 else { throw .unreadable(line) }
    return PeerTime(whole: times[0], call: times[1])
  }

  /// The Python program of the child process.
  ///
  /// Below 10⁴ digits the program also measures an empty call, whose time the caller subtracts.
  private static let script = """
    import sys, time, platform
    try:
        import _decimal
    except ImportError:
        sys.exit("this Python has no _decimal, the decimal in C that is libmpdec")
    from decimal import Context, Decimal, ROUND_HALF_EVEN

    def answer(text):
        sys.stdout.write(text + "\\n")
        sys.stdout.flush()

    answer("libmpdec %s, Python %s" % (_decimal.__libmpdec_version__, platform.python_version()))
    context = operands = nothing = None
    digits = 0

    def single(function, values):
        def run(passes):
            for _ in range(passes):
                for x in values: function(x)
        return run

    def double(function, values, others):
        pairs = list(zip(values, others))
        def run(passes):
            for _ in range(passes):
                for x, y in pairs: function(x, y)
        return run

    def load(count, quantum):
        exact = Context(prec=digits, Emax=999999999, Emin=-999999999, traps=[])
        texts = [[sys.stdin.readline().rstrip("\\n") for _ in range(count)] for _ in range(3)]
        x, y, z = [[exact.create_decimal(text) for text in part] for part in texts]
        q = [Decimal(quantum)] * count
        two = {"add": (exact.add, x, y), "subtract": (exact.subtract, x, y),
               "multiply": (exact.multiply, x, y), "divide": (exact.divide, x, y),
               "quantize": (exact.quantize, x, q)}
        one = {"parse": (exact.create_decimal, texts[0]), "format": (exact.to_sci_string, x),
               "squareroot": (exact.sqrt, z), "exp": (exact.exp, z), "ln": (exact.ln, z)}
        runs = {name: (double(*row), double(exact.same_quantum, x, y)) for name, row in two.items()}
        runs.update({name: (single(*row), single(exact.is_snan, x)) for name, row in one.items()})
        values = {name: lambda row=row: [row[0](a, b) for a, b in zip(row[1], row[2])]
                  for name, row in two.items()}
        values.update({name: lambda row=row: [row[0](a) for a in row[1]]
                       for name, row in one.items()})
        return count, runs, values

    def clocked(run, passes):
        start = time.thread_time_ns()
        run(passes)
        return time.thread_time_ns() - start

    for line in sys.stdin:
        words = line.split()
        if words[0] == "load":
            digits = int(words[1])
            operands = load(int(words[2]), words[3])
        elif words[0] == "results":
            for value in operands[2][words[1]](): answer(str(value))
        else:
            count, runs, _ = operands
            passes = int(words[2])
            run, nothing = runs[words[1]]
            each = 1 / passes / count
            whole = clocked(run, passes) * each
            answer("%r %r" % (whole, clocked(nothing, passes) * each if digits < 10000 else 0))
    """
}

/// The time of one operation called from Python, and the time of an empty call.
///
/// ``least(_:)`` keeps the minimum of each time, because noise only adds time.
package struct PeerTime: Sendable {
  /// The time of the operation, including the call from Python.
  package var whole: Double
  /// The time of an empty call.
  package var call: Double

  /// The time of the operation, excluding the call from Python.
  package var operation: Double { max(whole - call, 1) }

  /// Returns the smaller time of each kind.
  package func least(_ other: PeerTime) -> PeerTime {
    PeerTime(whole: min(whole, other.whole), call: min(call, other.call))
  }
}
#endif
