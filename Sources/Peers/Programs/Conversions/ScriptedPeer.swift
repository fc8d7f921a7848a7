#if os(macOS) || os(Linux)
/// A peer whose child process runs a program of ours, in the peer's language.
///
/// - The program first writes `ready` and its version, or `missing` and what it lacks, separated by
///   tabs.
/// - Each line that it reads has one line of answer; an empty line requests all answers so far.
/// - `ask` with the fields of the conversion and the number: the result, `-` if it does not offer
///   the conversion, or an exclamation mark and the reason why there is none.
/// - `keep` with the same fields: `kept`, or `-`. A kept conversion is timed from then on. `drop`
///   discards all kept conversions.
/// - `time` with `convert` or `text` and a number of passes: the nanoseconds of its own processor
///   time.
package final class ScriptedPeer: ConversionPeer {
  package let name: String
  package let description: String
  package let summary: String
  package let format: AccuracyFormat
  package let timesItself = true
  package let forms = TimedForm.allCases
  private let fields: @Sendable (AskedConversion) -> [String]?
  private let child: PeerChild

  /// Creates a peer from its greeting; `title` is its name without the version.
  ///
  /// `fields` returns the fields of a conversion, or `nil` for one that need not be asked.
  ///
  /// - Throws: ``PeerError`` if the program lacks something, or sends no greeting.
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

  /// Returns the answer to each conversion; `nil` for those that are not asked.
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
