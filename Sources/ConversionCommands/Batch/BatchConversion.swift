import CommandShell
import ConversionRequests
import DecimalArithmetic
import StrictText
import TerminalText
import UnitConversion
import Wording

/// Converts the rows of a stream in pieces on several cores, and writes the rows in their order.
///
/// While some pieces are converted, other pieces are read and written.
struct BatchConversion<Number: DecimalBackend> {
  var converter: Converter<Number>
  var settings: ConversionSettings
  var batch: BatchOptions
  var format: RowFormat
  /// The name of the input in messages.
  var name: String

  /// The result of a batch.
  struct Summary {
    var rows = 0
    var failed = 0
    /// The number of rows without text, which ask for no conversion.
    var blank = 0
    var notes: [String] = []
    /// The messages about the first rows without a result.
    var failures: [String] = []
  }

  /// Converts the rows of a descriptor.
  ///
  /// - Throws: ``Failure`` if the input cannot be read, the output cannot be written, or a row has
  ///   no result and the policy is to stop.
  func run(_ descriptor: Int32, to target: BatchTarget) throws -> Summary {
    var reader = ChunkReader(descriptor, name: name, rules: RowRules(format))
    var summary = Summary()
    guard var first = try reader.next() else { return summary }
    // Offsets in messages count the byte order mark, because the file has it.
    var offset = 0
    if first.starts(with: [0xEF, 0xBB, 0xBF]) {
      first.removeFirst(3)
      offset = 3
    }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) {
      throw Failure(code: .badInput, message: "\(name): UTF-16; rows must be UTF-8")
    }
    let header = header(of: first)
    let columns = try columns(of: header.row, width: header.width)
    if columns.hasHeader {
      summary.rows = 1
      try target.write(headerLine(header.row.fields))
      first.removeFirst(header.length)
      offset += header.length
    }
    let workers = (0..<batch.workers).map { _ in
      BatchWorker(
        RowConverter(
          converter, settings, columns: columns.places, source: batch.source,
          target: batch.target, format: format, wording: .command),
        policy: batch.onError, appends: batch.append)
    }
    let progress = ProgressLine()
    let start = ContinuousClock.now
    var isWatched = false
    var line = BatchLine(workers, format: format)
    func finish(_ piece: RowPiece) throws {
      try target.write(piece.output.bytes)
      try summary.add(piece, name: name, columns: columns, offset: offset, policy: batch.onError)
      offset += piece.input.count
      if isWatched || ContinuousClock.now - start > .seconds(1) {
        isWatched = true
        progress.show(summary.rows.counted("row"))
      }
    }
    var next: [UInt8]? = first
    var failure: Failure?
    while let input = next {
      if line.isFull { try finish(line.takeOldest()) }
      line.add(input)
      // Write converted pieces before the next read, because the read may have to wait for rows.
      while let piece = line.takeConverted() { try finish(piece) }
      do throws(Failure) { next = try reader.next() } catch {
        // The rows before the failure are written, whatever the number of threads.
        (next, failure) = (nil, error)
      }
    }
    while !line.isEmpty { try finish(line.takeOldest()) }
    if isWatched { progress.end() }
    if let failure { throw failure }
    for worker in workers {
      for note in worker.notes.map(\.words) where !summary.notes.contains(note) {
        summary.notes.append(note)
      }
    }
    if summary.failed > 0, let hint = header.row.separatorHint(format) {
      summary.notes.append(hint)
    }
    if columns.hasHeader { summary.rows -= 1 }
    return summary
  }

  /// Returns the columns, by the options and the first row.
  private func columns(of first: FirstRow, width: Int) throws(Failure) -> BatchColumns {
    do throws(Failure) {
      let columns = try BatchColumns(batch, first: first, width: width)
      if !columns.hasHeader {
        try BatchColumns.checkData(first, batch, settings.reader(of: converter.catalog))
      }
      return columns
    } catch {
      guard let hint = first.separatorHint(format) else { throw error }
      throw Failure(code: error.code, message: "\(error.message); \(hint)")
    }
  }

  /// Returns the first row, its length with the line end, and the number of columns of the first
  /// row with text.
  private func header(of chunk: [UInt8]) -> (row: FirstRow, length: Int, width: Int) {
    chunk.withUnsafeBufferPointer { chunk in
      var ends = RowEnds(RowRules(format))
      var start = 0
      func next() -> FirstRow {
        let end = ends.next(in: chunk, isComplete: true) ?? chunk.count
        let row = UnsafeBufferPointer(rebasing: chunk[start..<end]).withoutLineEnd
        start = end
        return FirstRow(row, format, settings)
      }
      let first = next()
      let length = start
      var widest = first
      while widest.isBlank && start < chunk.count { widest = next() }
      return (first, length, widest.fields.count)
    }
  }

  private func headerLine(_ names: [String]) -> [UInt8] {
    var output = RowOutput(format)
    for name in batch.append ? names : [] {
      output.write(field: name)
      output.separate()
    }
    output.write(field: "result")
    output.separate()
    output.write(field: "remark")
    output.end()
    return output.bytes
  }
}

extension BatchConversion.Summary {
  /// The numbers of rows: all, converted, without a result, and blank.
  var line: String {
    "\(rows.counted("row")): \(rows - failed - blank) converted, \(failed) without a result"
      + (blank > 0 ? ", \(blank) blank" : "")
  }

  /// The first notes, and a line with the number of the other notes.
  var shownNotes: [String] {
    let limit = 20
    if notes.count <= limit { return notes }
    return notes.prefix(limit) + [
      "\((notes.count - limit).counted("more name was", "more names were")) read so; these are the first"
    ]
  }

  fileprivate mutating func add(
    _ piece: RowPiece, name: String, columns: BatchColumns, offset: Int,
    policy: RowErrorPolicy
  ) throws(Failure) {
    for failure in piece.failures where failures.count < RowPiece.failureLimit {
      let refusal = failure.refusal
      failures.append(
        "\(name): row \(rows + failure.row + 1), column \(refusal.column + 1)"
          + (columns.role(refusal.column).map { " (\($0))" } ?? "")
          + ", byte \(offset + failure.start + refusal.offset): "
          + RowWording.command.sentence(refusal.reason))
    }
    rows += piece.rows
    failed += piece.failed
    blank += piece.blank
    if policy == .stop, failed > 0 {
      throw Failure(code: .badInput, message: failures[0])
    }
  }
}

extension RowWording {
  /// The sentences of remarks and refusals, with advice for the command line.
  fileprivate static let command = RowWording(
    remark: { $0.words }, refusal: { Failure($0).message })
}
