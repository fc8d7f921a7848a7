import ConversionRequests
import DecimalArithmetic
import GMPDecimal
import MeasureText
import Peers
import UnitCatalog
import UnitConversion

/// The judgement of a table of claims row by row, in constant memory: `metryvo verify claims`.
package struct ClaimVerification {
  private let judge: ClaimJudge<BigDecimal>
  package private(set) var counts = Counts()
  /// The number of digits of the right results so far.
  private var digits = 0

  /// A row with its judgement or its problem.
  package struct Row {
    var row: ClaimRow
    var judged: JudgedClaim?
    var problem: ClaimProblem?
    /// The notes on unit names with several meanings.
    var notes: [String] = []
    /// The right result, shortened if the rows before this row used up the limit of digits.
    var right: LongNumber?
  }

  /// The largest total number of digits of right results; results beyond the limit are shortened.
  ///
  /// A row of a few bytes can request 100,000 digits, so the limit bounds the size of the JSON.
  private static let digitLimit = 10_000_000

  package init(catalog: Catalog) {
    judge = ClaimJudge(BigDecimal.self, catalog: catalog)
  }

  /// Judges the rows and passes each to `add`.
  ///
  /// `next` returns the next bytes of the table, in pieces of whole lines, and `nil` at its end.
  ///
  /// - Returns: the error of `next` if the table was not read to its end, but rows were passed on.
  /// - Throws: the error of `add`; ``ClaimTableError`` for a table without a readable row; the
  ///   error of `next` if it caused a ``ClaimTableError``.
  package mutating func judgeRows<Obstacle: Error>(
    _ next: () throws(Obstacle) -> [UInt8]?, _ add: (Row) throws -> Void
  ) throws -> Obstacle? {
    var table = ClaimReader()
    var obstacle: Obstacle?
    var isComplete = false
    while !isComplete {
      do throws(Obstacle) {
        if let piece = try next() { table.append(piece) } else { isComplete = true }
      } catch { (obstacle, isComplete) = (error, true) }
      if isComplete { table.end() }
      do {
        while let row = try table.next() { try add(found(row)) }
      } catch let error as ClaimTableError {
        if let obstacle { throw obstacle }
        throw error
      }
    }
    return obstacle
  }

  /// Returns the judgement of a row, and counts it.
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

  /// Returns the notes of a row whose unit names are known but do not convert.
  private static func notes(_ row: ClaimRow, _ reader: MeasureReader) -> [String] {
    guard let (from, to) = try? row.claim.map({ ($0.from, $0.to) }).get(),
      let source = try? reader.unit(from), let target = try? reader.unit(to)
    else { return [] }
    let readings = reader.fit(source, target)
    return [RequestNote(from, readings.source), RequestNote(to, readings.target)]
      .compactMap { $0?.english }
  }

  package struct Counts: Encodable {
    package var correct = 0
    package var off = 0
    package var wrong = 0
    package var unreadable = 0

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
