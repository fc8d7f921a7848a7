import Conformance
import DecimalArithmetic
import GMPDecimal
import MeasureText
import Testing

@Suite struct ClaimJudgeTests {
  private let judge = ClaimJudge(BigDecimal.self, numbers: .arbitraryPrecision)

  /// A row of a table and what is to be found of it.
  private static let rows: [(row: String, verdict: ClaimVerdict, right: String)] = [
    ("5,mi,km,8.04672", .correct, "8.04672"), ("5,mi,km,8.0467", .correct, "8.0467"),
    ("5,mi,km,8.0468", .off(units: 1), "8.0467"),
    ("5,mi,km,8.0467,ceiling", .off(units: -1), "8.0468"),
    ("5,mi,km,8.0460", .off(units: -7), "8.0467"), ("5,mi,km,8.0457", .wrong, "8.0467"),
    ("14,lb,st,1", .correct, "1"), ("1,st,kg,0.157473", .wrong, "6.350293"),
    ("1,mi,km,1.60934,,6", .correct, "1.60934"),
    ("1,mi,km,1.60934,,7", .off(units: -4), "1.609344"),
    ("2.5,in,mm,63.5,,2", .off(units: -1), "64"), ("2.5,in,mm,64,,2", .correct, "64"),
    ("2.5,in,mm,64,half-even,2", .correct, "64"), ("6.5,m,cm,6.5E+2", .correct, "6.5E+2"),
    ("32,°F,°C,-0", .correct, "0"), ("1e9000,mi,km,1", .wrong, "1.609344E+9000"),
  ]

  @Test func claimsAreJudgedAtTheirLastDigit() throws {
    var failures: [String] = []
    for (row, verdict, right) in Self.rows {
      let claim = try #require(try ClaimTable(Array(row.utf8)).claims.first)
      let judged = try judge.judge(claim)
      if judged.verdict != verdict || judged.right != right {
        failures.append("\(row): \(judged.verdict), \(judged.right)")
      }
    }
    #expect(failures == [])
  }

  private static let unreadable: [(row: String, message: String)] = [
    ("x,mi,km,1", "'x' is not a number"),
    ("1,mi,furlnog,1", "unknown unit 'furlnog'; did you mean fur (furlong)?"),
    (
      "1,mi,kg,1",
      "cannot convert mile (length) to kilogram (mass): they measure different quantities"
    ),
  ]

  @Test func whatCannotBeReadIsAProblemOfTheRow() throws {
    var failures: [String] = []
    for (row, message) in Self.unreadable {
      let claim = try #require(try ClaimTable(Array(row.utf8)).claims.first)
      do throws(ClaimProblem) {
        failures.append("\(row): \(try judge.judge(claim).verdict)")
      } catch {
        if error.description != message { failures.append("\(error) instead of \(message)") }
      }
    }
    #expect(failures == [])
  }
}
