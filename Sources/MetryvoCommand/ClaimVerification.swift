import ArgumentParser
import ConversionRequests
import DecimalArithmetic
import Foundation
import GMPDecimal
import MeasureText
import Peers
import StrictText
import UnitCatalog
import UnitConversion

/// Judges a table of claims row by row, in memory that does not grow with it: `metryvo verify
/// --table`.
struct ClaimVerification {
  /// The file as it was named; `-` is standard input.
  let path: String
  /// What messages call the table.
  private var name: String { isStandardInput ? "standard input" : path }
  private var isStandardInput: Bool { path == "-" }
  private let judge: ClaimJudge<BigDecimal>
  private(set) var counts = Counts()
  /// How many digits of right results were kept.
  private var digits = 0

  /// A row with what was found of it: judged, or with a problem.
  struct Row {
    var row: ClaimRow
    var judged: JudgedClaim?
    var problem: ClaimProblem?
    /// What names with several meanings were read as.
    var notes: [String] = []
    /// The right result as far as it is kept.
    var right: LongNumber?
  }

  /// How many digits of right results are kept in all; beyond it they are shortened.
  ///
  /// A row of a few bytes can ask for 100,000: this bounds what JSON prints.
  private static let digitLimit = 10_000_000

  init(path: String, catalog: Catalog) {
    self.path = path
    judge = ClaimJudge(BigDecimal.self, catalog: catalog)
  }

  /// Prints each row and the sums.
  ///
  /// - Throws: ``Failure`` if the file is missing or no table; what was judged before is printed. A
  ///   row that cannot be read is found, not thrown. Else the exit code 1 if a claim is not
  ///   correct, 65 if a row cannot be judged.
  mutating func run(json: Bool) throws {
    let descriptor = isStandardInput ? STDIN_FILENO : try InputFile.open(path)
    defer { if !isStandardInput { close(descriptor) } }
    let failure: Failure?
    if json {
      var output = ClaimJSON()
      failure = try judgeRows(of: descriptor) { (row) in try output.add(row) }
      try output.end(file: path, counts: counts, isWhole: failure == nil)
    } else {
      var output = ClaimText()
      failure = try judgeRows(of: descriptor) { (row) in try output.add(row) }
      try output.end(file: name, counts: counts)
    }
    if let failure { throw failure }
    if counts.off + counts.wrong > 0 { throw ExitCode(Failure.Code.checkFailed.rawValue) }
    if counts.unreadable > 0 { throw ExitCode(Failure.Code.badInput.rawValue) }
  }

  /// Hands each row out as it is judged.
  ///
  /// - Returns: why the table cannot be read to its end, if so.
  /// - Throws: ``Failure`` if no row can be read at all.
  private mutating func judgeRows(
    of descriptor: Int32, _ add: (Row) throws -> Void
  ) throws -> Failure? {
    // Its pieces are whole lines, so that a row is cut only inside of quotation marks.
    var pieces = ChunkReader(descriptor, name: name, rules: RowRules(.tsv))
    var table = ClaimReader()
    var failure: Failure?
    var isComplete = false
    while !isComplete {
      do throws(Failure) {
        if let piece = try pieces.next() { table.append(piece) } else { isComplete = true }
      } catch {
        // The rows before it are there all the same. A table that cannot be read is a missing
        // input.
        let code = error.code == .inputOutput ? Failure.Code.missingInput : error.code
        (failure, isComplete) = (Failure(code: code, message: error.message), true)
      }
      if isComplete { table.end() }
      do {
        while let row = try table.next() { try add(found(row)) }
      } catch let error as ClaimTableError {
        throw failure ?? Failure(code: .badInput, message: "\(name): \(error)")
      }
    }
    return failure
  }

  /// Judges a row and counts it.
  private mutating func found(_ row: ClaimRow) -> Row {
    var found = Row(row: row)
    do throws(ClaimProblem) {
      let judged = try judge.judge(try row.claim.get())
      found.judged = judged
      found.notes = judged.alternatives.compactMap { RequestNote($0.name, $0.reading)?.english }
      if case .number(let text, let count) = judged.right {
        digits += count
        let number = LongNumber(text: text, digitCount: count)
        found.right = digits > Self.digitLimit ? number.shortened : number
      }
    } catch {
      found.problem = error
      found.notes = Self.notes(row, judge.units)
    }
    counts.add(found.judged?.verdict)
    return found
  }

  /// The notes of a row whose units are known and do not convert.
  private static func notes(_ row: ClaimRow, _ reader: MeasureReader) -> [String] {
    guard let (from, to) = try? row.claim.map({ ($0.from, $0.to) }).get(),
      let source = try? reader.unit(from), let target = try? reader.unit(to)
    else { return [] }
    let readings = reader.fit(source, target)
    return [RequestNote(from, readings.source), RequestNote(to, readings.target)]
      .compactMap { $0?.english }
  }

  struct Counts: Encodable {
    var correct = 0
    var off = 0
    var wrong = 0
    var unreadable = 0

    var claims: Int { correct + off + wrong + unreadable }

    fileprivate mutating func add(_ verdict: ClaimVerdict?) {
      switch verdict {
      case .correct: correct += 1
      case .off: off += 1
      case .wrong: wrong += 1
      case nil: unreadable += 1
      }
    }
  }
}
