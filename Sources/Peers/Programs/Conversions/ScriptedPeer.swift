#if os(macOS) || os(Linux)
/// A peer whose child process runs a program of ours, in the peer's language.
///
/// - The program first writes a line of two fields separated by a tab: `ready` and its version, or
///   `missing` and the name of a module that it lacks.
/// - Each line that the program reads has one line of answer. An empty line requests all answers so
///   far.
/// - `ask` is followed by the fields of a conversion and the number. The answer is the result, `-`
///   for a conversion that the program does not offer, or an exclamation mark and the reason why
///   there is no result.
/// - `keep` is followed by the same fields. The answer is `kept`, or `-`. Kept conversions are the
///   ones that `time` measures. `drop` discards all of them.
/// - `time` is followed by `convert` or `text` and a number of passes. The answer is the CPU time
///   of the program in nanoseconds.
package final class ScriptedPeer: ConversionPeer {
  package let name: String
  package let description: String
  package let summary: String
  package let format: AccuracyFormat
  package let timesItself = true
  package let forms = TimedForm.allCases
  private let fields: @Sendable (AskedConversion) -> [String]?
  private let child: PeerChild

  /// Creates a peer from its greeting; `title` is the name of the peer without its version.
  ///
  /// `fields` returns the fields of a conversion, or `nil` for a conversion that is not asked.
  ///
  /// - Throws: ``PeerError`` if the program lacks a module, or its first line is no greeting.
  init(
    _ name: String, title: String, summary: String, format: AccuracyFormat, child: PeerChild,
    fields: @escaping @Sendable (AskedConversion) -> [String]?
  ) throws(PeerError) {
    let line = try child.line()
    let greeting = line.split(separator: "\t").map(String.init)
    guard greeting.count == 2 else { throw .unreadable(line) }
    if greeting[0] == "missing" { throw .withoutModule(child.path, module: greeting[1]) }
    guard greeting[0] == "ready" else { throw .unreadable(line) }
    self.name = name
    description = "\(title) \(greeting[1])"
    self.summary = summary
    self.format = format
    self.child = child
    self.fields = fields
  }

  package func results(of conversions: [AskedConversion]) throws(PeerError) -> [AccuracyResult] {
    try answers(to: "ask", conversions).map { answer in
      guard let answer, answer != "-" else { return .notOffered }
      if answer.hasPrefix("!") { return .noNumber(String(answer.dropFirst())) }
      return format == .binary64
        ? Double(answer).map { $0.isFinite ? .binary($0) : .noNumber(answer) } ?? .noNumber(answer)
        : .decimal(answer)
    }
  }

  package func prepare(_ conversions: [AskedConversion]) throws(PeerError) -> Int {
    _ = try exchange(["drop"])
    return try answers(to: "keep", conversions).count { $0 == "kept" }
  }

  package func nanoseconds(_ form: TimedForm, passes: Int) throws(PeerError) -> Double {
    let line = try exchange(["time\t\(form.rawValue)\t\(passes)"])[0]
    guard let time = Double(line), time >= 0 else { throw .unreadable(line) }
    return time
  }

  /// Returns the answer to each conversion; `nil` for a conversion that is not asked.
  private func answers(
    to verb: String, _ conversions: [AskedConversion]
  ) throws(PeerError) -> [String?] {
    let lines = conversions.map { conversion in
      fields(conversion).map { ([verb] + $0 + [conversion.text]).joined(separator: "\t") }
    }
    var answers = try exchange(lines.compactMap { $0 })[...]
    return lines.map { $0 == nil ? nil : answers.popFirst() }
  }

  private func exchange(_ lines: [String]) throws(PeerError) -> [String] {
    try child.send(lines.map { $0 + "\n" }.joined() + "\n")
    var answers: [String] = []
    for _ in lines { answers.append(try child.line()) }
    return answers
  }
}
#endif
