import DecimalArithmetic
import GMPDecimal
import Metryvo
import Peers
import Testing

@Suite struct ClaimJudgeTests {
  private let judge = ClaimJudge(BigDecimal.self)

  /// A claim, its expected verdict and the expected right result.
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

  /// `off` requires an error of less than ten units of the last place and less than a hundredth of
  /// the result.
  private static let gross: [(row: String, verdict: ClaimVerdict, right: String)] = [
    ("5,mi,km,9", .wrong, "8"), ("5,mi,km,9,,1", .wrong, "8"), ("0,°C,°F,35", .wrong, "32"),
    ("5,mi,km,-8.04672", .wrong, "8.04672"),
    ("1,m,cm,101", .wrong, "100"), ("1,m,cm,99", .wrong, "100"),
    ("2,m,cm,201", .off(units: 1), "200"), ("2,m,cm,199", .off(units: -1), "200"),
    ("1,km,m,1009", .off(units: 9), "1000"), ("1,km,m,1010", .wrong, "1000"),
    ("10,km,m,10009", .off(units: 9), "10000"), ("10,km,m,10010", .wrong, "10000"),
    ("-1,km,m,-991", .off(units: 9), "-1000"), ("0,°F,°C,-17.7", .off(units: 1), "-17.8"),
  ]

  /// Claims whose right results round to 0 at the claim's last place.
  ///
  /// A claim of 0 is right. For other claims, the right result is shown with digits other than 0.
  private static let hidden: [(row: String, verdict: ClaimVerdict, right: String)] = [
    ("1,ft,m,0", .correct, "0"), ("1,mm,km,0.00", .correct, "0.00"), ("0,mi,km,0", .correct, "0"),
    ("0,mi,km,1", .wrong, "0"), ("32,°F,°C,1", .wrong, "0"), ("1,ft,yd,1", .wrong, "0.3"),
    ("1,ft,yd,10", .wrong, "0.33"), ("1,ft,yd,1.0", .wrong, "0.3"), ("1,lb,kg,5e2", .wrong, "0.5"),
    ("1,ft,m,0,up", .wrong, "1"), ("0.1,mm,km,12", .wrong, "1E-7"),
  ]

  private static let missing: [(row: String, reason: MissingResult)] = [
    ("0,W,dBm,3", .logarithmOfZero), ("-5,W,dBm,3", .logarithmOfNegative),
    ("0,L/100km,mpg-us,3", .divisionByZero), ("99999999900,dBm,W,3", .tooLarge),
    ("-99999999900,dBm,W,3", .tooSmall), ("-99999999900,dBm,W,3,down,9", .tooSmall),
    ("-99999999900,dBm,W,0,up,9", .tooSmall),
  ]

  @Test func claimsAreJudgedAtTheirLastDigit() throws {
    var failures: [String] = []
    for (row, verdict, right) in Self.rows + Self.gross + Self.hidden {
      let claim = try #require(try ClaimTable(Array(row.utf8)).claims.first)
      let judged = try judge.judge(claim)
      guard case .number(let text, let count) = judged.right, text == right,
        judged.verdict == verdict, count == BigDecimal(exactly: text)?.digitCount
      else {
        failures.append("\(row): \(judged.verdict), \(judged.right)")
        continue
      }
    }
    #expect(failures == [])
  }

  @Test func aClaimWithoutResultIsWrong() throws {
    var failures: [String] = []
    for (row, reason) in Self.missing {
      let claim = try #require(try ClaimTable(Array(row.utf8)).claims.first)
      let judged = try judge.judge(claim)
      if judged.verdict != .wrong || judged.right != .missing(reason) || judged.isExact {
        failures.append("\(row): \(judged.verdict), \(judged.right)")
      }
    }
    #expect(failures == [])
  }

  private static let unreadable: [(row: String, message: String)] = [
    ("x,mi,km,1", "value: 'x' is not a number"),
    ("1,mi,km,", "claimed: a number is missing"),
    ("1,,km,1", "from: '' has no unit: write it like '5 mi'"),
    ("1,furlnog,xyz,1", "from: unknown unit 'furlnog'; did you mean fur (furlong)?"),
    ("1,mi,furlnog,1", "to: unknown unit 'furlnog'; did you mean fur (furlong)?"),
    (
      "1,mi,kg,1",
      "to: cannot convert mile (length) to kilogram (mass): they measure different quantities"
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
