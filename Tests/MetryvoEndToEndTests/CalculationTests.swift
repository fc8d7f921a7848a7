import Foundation
import Testing

/// `calc`, `tip`, `discount` and `split`: what is typed, and what is printed.
@Suite struct CalculationTests {
  @Test(arguments: [
    (["calc", "100 + 10%"], "110   (exact)\n"),
    (["calc", "1/3*3"], "1   (exact)\n"),
    (["calc", "0.1", "+", "0.2"], "0.3   (exact)\n"),
    (["calc", "-2^2"], "-4   (exact)\n"),
    (["calc", "2^3^2"], "512   (exact)\n"),
    (["calc", "-2 + 3"], "1   (exact)\n"),
    (["calc", "(1 + 2) * 3 / 7"], "≈1.28571428571429   (9/7, rounded half-up)\n"),
    (["calc", "2^200"], "≈1.60693804425899E60   (rounded half-up)\n"),
    (["calc", "1.234,5 * 2", "--locale", "de"], "2.469   (exact)\n"),
    (["calc", "2/3", "--decimals", "2", "--rounding", "down"], "≈0.66   (2/3, rounded down)\n"),
    (
      ["calc", "1/3", "--digits", "40", "--backend", "gmp"],
      "≈0.3333333333333333333333333333333333333333   (1/3, rounded half-up)\n"
    ),
    (["calc", "--keys", "1 0 0 + 1 0 % ="], "110\n"),
    (["calc", "--keys", "2 + 3 * 4 =", "--mode", "immediate"], "20\n"),
    (["calc", "--keys", "12 + 5 C 2 +/- ="], "10\n"),
    (
      ["tip", "48.50", "--percent", "18", "--people", "3"],
      """
      bill   48.50
      tip     8.73  18 % of 48.50
      total  57.23
      share  19.08  persons 1 and 2, each
      share  19.07  person 3

      """
    ),
    (
      ["tip", "1.248,50", "--percent", "12,5", "--round-total", "0,50", "--locale", "de"],
      """
      bill   1.248,50
      tip      156,00  ≈12.494994 % of 1248.50
      total  1.404,50

      """
    ),
    (
      ["discount", "80", "--off", "20%", "--off", "10%", "--off", "5", "--tax", "8%", "--steps"],
      """
      price    80.00
      saved    27.40  34.25 % off
      reduced  52.60
      tax       4.21
      total    56.81
        20 % off 80.00 leaves 64.00
        10 % off 64.00 leaves 57.60
        5.00 off 57.60 leaves 52.60
        saved are 27.40; the discount is 34.25 %
        8 % of 52.60 is a tax of 4.21
        52.60 + 4.21 = 56.81 with tax

      """
    ),
    (
      ["discount", "63.99", "--off", "20%", "--before"],
      "reduced  63.99\nbefore   79.99  rounded half-up; it comes to 63.99\n"
    ),
    (
      ["split", "100", "--people", "3"],
      "total  100.00\nshare   33.34  person 1\nshare   33.33  persons 2 and 3, each\n"
    ),
    (
      ["split", "10", "--weights", "2 1 1", "--decimals", "0"],
      "total  10\nshare   5  person 1\nshare   3  person 2\nshare   2  person 3\n"
    ),
    (
      ["split", "100", "--people", "3", "--round-shares", "0.05"],
      """
      total    100.00
      share     33.35  persons 1 to 3, each
      surplus    0.05  the shares exceed the total

      """
    ),
    (
      ["split", "--item", "12.50 1 2", "--item", "8 3", "--tip", "18", "--tax", "8%"],
      """
      net    20.50
      tax     1.64
      bill   22.14
      tip     3.69  18 % of 20.50
      total  25.83
      share   7.88  person 1
      share   7.87  person 2
      share  10.08  person 3

      """
    ),
  ])
  func whatIsComputed(_ arguments: [String], _ output: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.code == 0 && run.output == output && run.error == "", "\(run)")
  }

  @Test(arguments: [
    (["calc", "2 +"], "cannot compute '2 +': a number is missing at character 4 (byte 3)"),
    (["calc", "5 km + 3"], "a word stands at character 3"),
    (["calc", "1 / 0"], "division by zero has no value (the operator at character 3 (byte 2))"),
    (["calc", "3^999999999"], "the value is too large"),
    (["calc", "9^1000000000"], "an exponent must be a whole number from -999999999"),
    (["calc", String(repeating: "(", count: 100_000)], "more than 1000 parentheses"),
    (["calc", "--keys", "1 foo"], "'foo' is not a key (token 2, byte 2)"),
    (["calc", "--keys", "1 / 0 ="], "division by zero has no value"),
    (["tip", "48.505", "--percent", "18"], "48.505"),
    (["tip", "10", "--percent", "-5"], "-5"),
    (
      ["tip", "1e30", "--percent", "18"],
      "'1e30': an amount is too large: the limit is 10^30 smallest parts"
    ),
    (["split", "100", "--people", "0"], "1 to 10000 people can share an amount, not 0"),
    (["split", "100", "--weights", "1 -1"], "the weight of person 2 is -1, below 0"),
    (["discount", "5", "--off", "10"], "discount 1 is 10.00, more than the price 5.00"),
    (["discount", "5", "--off", "101%"], "101"),
    (["split", "--item", "5 0"], "people are counted from 1"),
  ])
  func whatIsRefused(_ arguments: [String], _ reason: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.code == 65 && run.error.hasPrefix("metryvo: "), "\(run)")
    #expect(run.error.contains(reason) && run.error.count { $0 == "\n" } == 1, "\(run.error)")
  }

  @Test(arguments: [
    ["calc"], ["calc", "1", "--keys", "1"], ["calc", "1", "--mode", "apple"],
    ["calc", "--keys", "1", "--digits", "3"], ["tip", "5"], ["discount", "5"], ["split"],
    ["split", "5"], ["split", "5", "--people", "2", "--weights", "1 1"],
    ["split", "5", "--people", "2", "--tip", "3"], ["split", "5", "--item", "5 1"],
    ["split", "--item", "5"], ["tip", "5", "--percent", "1", "--tax", "1", "--included-tax", "1"],
    ["tip", "5", "--percent", "1", "--decimals", "5"],
  ])
  func whatIsMisused(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.code == 64 && run.output == "" && run.error.contains("Usage:"), "\(run)")
  }

  @Test func jsonHasAllDigits() throws {
    let third = try CommandRun(["calc", "1/3", "--json"]).output
    for part in [
      #""display" : "≈0.333333333333333""#, #""fraction" : "1/3""#, #""exact" : true"#,
      #""value" : "0.3333333333333333333333333333333333""#,
    ] {
      #expect(third.contains(part), "\(part)")
    }
    let keys = try CommandRun(["calc", "--keys", "100 + 10 % =", "--json"]).output
    for part in [
      #""display" : "110""#, #""value" : "110""#, #""exact" : true"#,
      #""expression" : "100 + 10 % =""#,
    ] {
      #expect(keys.contains(part), "\(part)")
    }
    let error = try CommandRun(["calc", "--keys", "1 / 0 =", "--json"])
    #expect(error.code == 65 && error.output.contains(#""error" : "divisionByZero""#))
    let tip = try CommandRun(["tip", "48.50", "--percent", "18", "--people", "3", "--json"]).output
    #expect(tip.contains(#""oddParts" : ["#) && tip.contains(#""total" : "57.23""#))
  }

  @Test func notesSayHowNumbersWereRead() throws {
    let run = try CommandRun(["calc", "1,234 + 1"])
    #expect(run.output == "1235   (exact)\n")
    #expect(run.error == "note: the mark in the number can be read in two ways\n")
  }
}
