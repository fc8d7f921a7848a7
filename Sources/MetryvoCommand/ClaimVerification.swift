import ArgumentParser
import Conformance
import DecimalArithmetic
import Foundation
import GMPDecimal
import MeasureText
import UnitCatalog
import UnitConversion

/// What was found of a table of claims: `metryvo verify --table`.
struct ClaimVerification {
  let path: String
  private(set) var rows: [Row] = []

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
  /// A row of a few bytes can ask for 100,000: this bounds memory and what JSON prints.
  private static let digitLimit = 10_000_000

  /// Reads and judges the table.
  ///
  /// - Throws: ``Failure`` if the file is missing or no table. A row that cannot be read is found, not thrown.
  init(path: String, catalog: Catalog) throws {
    self.path = path
    let table: ClaimTable
    do {
      table = try ClaimTable([UInt8](try InputFile.read(path)))
    } catch let error as ClaimTableError {
      throw Failure(code: .badInput, message: "\(path): \(error)")
    }
    let judge = ClaimJudge(BigDecimal.self, catalog: catalog)
    var digits = 0
    for row in table.rows {
      var found = Row(row: row)
      do throws(ClaimProblem) {
        let judged = try judge.judge(try row.claim.get())
        found.judged = judged
        found.notes = judged.alternatives.compactMap { ReadingNote($0.name, $0.reading)?.text }
        if case .number(let text, let count) = judged.right {
          digits += count
          let number = LongNumber(text: text, digitCount: count)
          found.right = digits > Self.digitLimit ? number.shortened : number
        }
      } catch {
        found.problem = error
        found.notes = Self.notes(row, judge.units)
      }
      rows.append(found)
    }
  }

  /// The notes of a row whose units are known and do not convert.
  private static func notes(_ row: ClaimRow, _ reader: MeasureReader) -> [String] {
    guard let (from, to) = try? row.claim.map({ ($0.from, $0.to) }).get(),
      let source = try? reader.unit(from), let target = try? reader.unit(to)
    else { return [] }
    let readings = reader.fit(source, target)
    return [ReadingNote(from, readings.source), ReadingNote(to, readings.target)]
      .compactMap { $0?.text }
  }

  /// Prints each row and the sums.
  ///
  /// - Throws: the exit code 1 if a claim is not correct, else 65 if a row cannot be judged.
  func finish(json: Bool) throws {
    if json {
      try StandardOutput.write(json: ClaimVerificationRecord(self))
    } else {
      try StandardOutput.write(text)
    }
    let counts = counts
    if counts.off + counts.wrong > 0 { throw ExitCode(Failure.Code.checkFailed.rawValue) }
    if counts.unreadable > 0 { throw ExitCode(Failure.Code.badInput.rawValue) }
  }

  var counts: Counts {
    var counts = Counts()
    for row in rows {
      switch row.judged?.verdict {
      case .correct: counts.correct += 1
      case .off: counts.off += 1
      case .wrong: counts.wrong += 1
      case nil: counts.unreadable += 1
      }
    }
    return counts
  }

  struct Counts: Encodable {
    var correct = 0
    var off = 0
    var wrong = 0
    var unreadable = 0
  }
}
