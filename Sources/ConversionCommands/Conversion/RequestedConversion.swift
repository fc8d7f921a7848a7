import CommandShell
import ConversionRequests
import DecimalArithmetic
import EventLog
import GMPDecimal
import MeasureText
import NativeDecimal
import TerminalText
import UnitCatalog
import UnitConversion

/// Converts a request, to one unit or to all units of its quantity, and prints the answers.
struct RequestedConversion {
  let request: ConversionRequest
  let settings: ConversionSettings
  let backend: BackendChoice
  /// The form of the output.
  var output = Output.standard
  let catalog: Catalog

  /// The forms of the output.
  enum Output {
    /// One answer as a line with its remark, several as a table.
    case standard
    /// Each answer as a line in the style of the settings.
    case lines
    case json
  }

  /// Prints the answer, and records its steps in the log.
  func run(_ log: inout EventLog) throws {
    switch backend {
    case .native: try run(Decimal128.self, &log)
    case .gmp: try run(BigDecimal.self, &log)
    }
  }

  private func run<Number: DecimalBackend>(_: Number.Type, _ log: inout EventLog) throws {
    let converter = RequestConverter<Number>(settings, catalog: catalog)
    if request.target == nil {
      let (answers, notes) = try answered(request.notes) { () throws(RequestError) in
        try converter.answers(request, log: &log)
      }
      if output != .json { write(notes) }
      return try print(answers)
    }
    // An array of one answer and `joined` would make the runtime look up conformances, which is
    // slow.
    let answer = try answered(request.notes) { () throws(RequestError) in
      try converter.answer(request, log: &log)
    }
    if let refusal = answer.refusal {
      write(answer.notes)
      throw Failure(refusal)
    }
    if output == .json { return try StandardOutput.write(json: AnswerRecord(answer, settings)) }
    write(answer.notes)
    try StandardOutput.write(answer.line)
  }

  /// Calls `answer`; if it throws, prints the notes, because how a name was read may explain the
  /// error.
  private func answered<Answer>(
    _ notes: [RequestNote], _ answer: () throws(RequestError) -> Answer
  ) throws(Failure) -> Answer {
    do throws(RequestError) { return try answer() } catch {
      write(notes)
      throw Failure(error)
    }
  }

  private func print<Number: DecimalBackend>(_ answers: [ConversionAnswer<Number>]) throws {
    switch output {
    case .json:
      try StandardOutput.write(json: answers.map { AnswerRecord($0, settings) })
    case .standard:
      let rows = answers.map { answer in
        let (source, target) = (answer.plan.source, answer.plan.target)
        // If the source name means another unit in this row, the row says which.
        let mark = source == request.source.unit ? "" : "of \(source.symbol)"
        return [answer.number, target.symbol, target.name, answer.remark.words, mark]
      }
      let table = TextTable(rows: rows, alignments: [.right, .left, .left, .left, .left])
      try StandardOutput.write(table.text)
    case .lines:
      try StandardOutput.write(answers.map(\.line).joined(separator: "\n"))
    }
  }

  private func write(_ notes: [RequestNote]) {
    for note in notes { StandardError.write("note: \(note.words)") }
  }
}

extension ConversionAnswer {
  /// The answer as a line with its remark: `8.04672 km   (exact)`; the style `value` has no remark.
  fileprivate var line: String {
    style == .value ? text : "\(text)   \(TerminalColor.remark("(\(remark.words))"))"
  }
}

extension ResultRemark {
  /// The remark, with advice for the command line.
  var words: String {
    if size != nil { return english + " with --notation scientific" }
    guard case .missing(let missing, backend: Decimal128.backendName) = verdict else {
      return english
    }
    switch missing {
    case .tooLarge: return english + ": try scientific notation with --backend gmp"
    case .tooSmall: return english + ": try --backend gmp"
    default: return english
    }
  }
}

extension RequestNote {
  /// The note, with advice for the command line.
  var words: String {
    self == .flag(.manyDigits) ? english + "; --backend gmp converts them" : english
  }
}
