import CommandShell
import ConversionRequests
import DecimalArithmetic
import GMPDecimal
import MeasureText
import NativeDecimal
import Reporting
import UnitCatalog
import UnitConversion

/// Converts what was asked for, to one unit or to all of its quantity, and prints it.
struct RequestedConversion {
  let request: ConversionRequest
  let settings: ConversionSettings
  let backend: BackendChoice
  /// How answers are printed.
  var output = Output.standard
  let catalog: Catalog

  /// How answers are printed.
  enum Output {
    /// One as a line with its remark, many as a table.
    case standard
    /// Each as a line in the style of the settings.
    case lines
    case json
  }

  func run() throws {
    switch backend {
    case .native: try run(Decimal128.self)
    case .gmp: try run(BigDecimal.self)
    }
  }

  private func run<Number: DecimalBackend>(_: Number.Type) throws {
    let converter = RequestConverter<Number>(settings, catalog: catalog)
    var notes = request.notes
    let answers: [ConversionAnswer<Number>]
    do throws(RequestError) {
      if request.target == nil {
        (answers, notes) = try converter.answers(request)
      } else {
        let answer = try converter.answer(request)
        notes = answer.notes
        if let refusal = answer.refusal { throw refusal }
        answers = [answer]
      }
    } catch {
      // What a name was read as may be why there is no result.
      write(notes)
      throw Failure(error)
    }
    if output != .json { write(notes) }
    try print(answers)
  }

  private func print<Number: DecimalBackend>(_ answers: [ConversionAnswer<Number>]) throws {
    switch output {
    case .json:
      let records = answers.map { AnswerRecord($0, settings) }
      if request.target == nil {
        try StandardOutput.write(json: records)
      } else if let record = records.first {
        try StandardOutput.write(json: record)
      }
    case .standard where request.target == nil:
      let rows = answers.map { answer in
        let (source, target) = (answer.plan.source, answer.plan.target)
        // A row in which the name means another of its units says which.
        let mark = source == request.source.unit ? "" : "of \(source.symbol)"
        return [answer.number, target.symbol, target.name, answer.remark.words, mark]
      }
      let table = TextTable(rows: rows, alignments: [.right, .left, .left, .left, .left])
      try StandardOutput.write(table.text)
    case .standard, .lines:
      try StandardOutput.write(answers.map(\.line).joined(separator: "\n"))
    }
  }

  private func write(_ notes: [RequestNote]) {
    for note in notes { StandardError.write("note: \(note.english)") }
  }
}

extension ConversionAnswer {
  /// `8.04672 km   (exact)`; a number alone says no more than itself.
  fileprivate var line: String {
    style == .value ? text : "\(text)   \(TerminalColor.remark("(\(remark.words))"))"
  }
}

extension ResultRemark {
  /// The remark with what the command line can do about it.
  var words: String {
    guard case .missing(let missing, backend: Decimal128.backendName) = verdict,
      missing == .tooLarge || missing == .tooSmall
    else { return english }
    return english + ": try --backend gmp"
  }
}
