import DecimalArithmetic
import Dispatch
import Foundation
import Reporting
import UnitConversion

/// Converts the rows of a stream: pieces of it in turn, each on a core, written in the order read.
struct BatchConversion<Number: DecimalBackend> {
  var converter: Converter<Number>
  var options: ConversionOptions
  var batch: BatchOptions
  var format: RowFormat
  /// The name of the input in messages.
  var name: String

  /// What came of a batch.
  struct Summary {
    var rows = 0
    var failed = 0
    var notes: [String] = []
    /// The first rows without a result, as messages.
    var failures: [String] = []
  }

  /// - Throws: ``Failure`` if the input cannot be read, the output cannot be written, or a row has no
  ///   result and the policy is to stop.
  func run(_ descriptor: Int32, to target: BatchTarget) throws -> Summary {
    var reader = ChunkReader(descriptor, name: name, format: format)
    var summary = Summary()
    guard var first = try reader.next() else { return summary }
    // Places in messages count the byte order mark, which is in the file.
    var offset = 0
    if first.starts(with: [0xEF, 0xBB, 0xBF]) {
      first.removeFirst(3)
      offset = 3
    }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) {
      throw Failure(code: .badInput, message: "\(name): UTF-16; rows must be UTF-8")
    }
    let header = header(of: first)
    let columns = try BatchColumns(batch, first: header.fields)
    if columns.hasHeader {
      summary.rows = 1
      try target.write(headerLine(header.fields))
      first.removeFirst(header.length)
      offset += header.length
    }
    let workers = (0..<batch.workers).map { _ in
      BatchWorker(
        RowConverter(
          converter: converter, options: options, batch: batch, columns: columns, format: format),
        policy: batch.onError, appends: batch.append, format: format)
    }
    let progress = ProgressLine()
    let start = ContinuousClock.now
    var isWatched = false
    var pieces: [[UInt8]] = [first]
    while !pieces.isEmpty {
      while pieces.count < workers.count, let next = try reader.next() { pieces.append(next) }
      let shared = pieces
      DispatchQueue.concurrentPerform(iterations: shared.count) { workers[$0].convert(shared[$0]) }
      for (worker, piece) in zip(workers, pieces) {
        try target.write(worker.output.bytes)
        try summary.add(worker, name: name, columns: columns, offset: offset, policy: batch.onError)
        offset += piece.count
      }
      if isWatched || ContinuousClock.now - start > .seconds(1) {
        isWatched = true
        progress.show("\(summary.rows) rows")
      }
      pieces = try reader.next().map { [$0] } ?? []
    }
    if isWatched { progress.end() }
    for worker in workers {
      for note in worker.converter.notes where !summary.notes.contains(note) {
        summary.notes.append(note)
      }
    }
    if columns.hasHeader { summary.rows -= 1 }
    return summary
  }

  /// The fields of the first row, and how long it is with its line end.
  private func header(of chunk: [UInt8]) -> (fields: [String], length: Int) {
    chunk.withUnsafeBufferPointer { chunk in
      var ends = RowEnds(format)
      let length = ends.next(in: chunk) ?? chunk.count
      let row = UnsafeBufferPointer(rebasing: chunk[..<length]).withoutLineEnd
      var fields = RowFields(format)
      guard (try? fields.split(row)) != nil else { return ([], length) }
      return (fields.fields.map { fields.text($0, of: row) }, length)
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
  /// How many rows there were, and how many had no result.
  var line: String {
    "\(rows) rows: \(rows - failed) converted, \(failed) without a result"
  }

  /// Failures are named for so many rows, then only counted.
  private static var failureLimit: Int { 10 }

  fileprivate mutating func add(
    _ worker: BatchWorker<Number>, name: String, columns: BatchColumns, offset: Int,
    policy: RowErrorPolicy
  ) throws(Failure) {
    for failure in worker.failures where failures.count < Self.failureLimit {
      failures.append(
        "\(name): row \(rows + failure.row + 1), column \(failure.problem.column + 1)"
          + (columns.role(failure.problem.column).map { " (\($0))" } ?? "")
          + ", byte \(offset + failure.offset): "
          + failure.problem.reason)
    }
    rows += worker.rows
    failed += worker.failed
    if policy == .stop, failed > 0 {
      throw Failure(code: .badInput, message: failures[0])
    }
  }
}

/// One core's share of a batch: it converts a piece of rows at a time.
///
/// Sendable because only one thread at a time has it.
final class BatchWorker<Number: DecimalBackend>: @unchecked Sendable {
  struct FailedRow {
    /// In the piece, from 0.
    var row: Int
    /// The place of the field in the piece.
    var offset: Int
    var problem: RowConverter<Number>.Problem
  }

  let converter: RowConverter<Number>
  private let policy: RowErrorPolicy
  private let appends: Bool
  private let format: RowFormat
  private(set) var output: RowOutput
  private(set) var rows = 0
  private(set) var failed = 0
  /// The first of them.
  private(set) var failures: [FailedRow] = []

  init(
    _ converter: RowConverter<Number>, policy: RowErrorPolicy, appends: Bool, format: RowFormat
  ) {
    self.converter = converter
    self.policy = policy
    self.appends = appends
    self.format = format
    output = RowOutput(format)
  }

  func convert(_ piece: [UInt8]) {
    output.clear()
    (rows, failed) = (0, 0)
    failures.removeAll()
    piece.withUnsafeBufferPointer { bytes in
      var ends = RowEnds(format)
      var start = 0
      while start < bytes.count {
        let end = ends.next(in: bytes) ?? bytes.count
        let row = UnsafeBufferPointer(rebasing: bytes[start..<end]).withoutLineEnd
        let goesOn = convert(row, at: start)
        rows += 1
        start = end
        if !goesOn { return }
      }
    }
  }

  /// Returns whether the rows after it are wanted.
  private func convert(_ row: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    // An empty row stays one: it asks for nothing.
    if row.isEmpty {
      output.end()
      return true
    }
    do {
      try converter.convert(row, appending: appends, to: &output)
      output.end()
      return true
    } catch {
      failed += 1
      if failures.count < 10 {
        failures.append(FailedRow(row: rows, offset: start + error.offset, problem: error))
      }
      switch policy {
      case .stop: return false
      case .skip: return true
      case .keep:
        if appends { converter.writeFields(of: row, to: &output) }
        output.write(error: error.reason)
        output.end()
        return true
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The row without the line feed and a carriage return before it.
  fileprivate var withoutLineEnd: UnsafeBufferPointer<UInt8> {
    var count = self.count
    if count > 0 && self[count - 1] == 0x0A { count -= 1 }
    if count > 0 && self[count - 1] == 0x0D { count -= 1 }
    return UnsafeBufferPointer(rebasing: self[..<count])
  }
}
