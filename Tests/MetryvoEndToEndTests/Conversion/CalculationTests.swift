import Foundation
import Testing

/// The commands `calc`, `tip`, `discount` and `split`: arguments and output.
@Suite struct CalculationTests {
  @Test(arguments: [
    (["calc", "100 + 10%"], "110   (exact)\n"),
    (["calc", "1/3*3"], "1   (exact)\n"),
    (["calc", "0.1", "+", "0.2"], "0.3   (exact)\n"),
    (["calc", "-2^2"], "-4   (exact)\n"),
    (["calc", "2^3^2"], "512   (exact)\n"),
    (["calc", "-2 + 3"], "1   (exact)\n"),
    (["calc", "(1 + 2) * 3 / 7"], "≈1.28571428571429   (9/7, rounded half-up)\n"),
    (["calc", "2^200"], "≈1.60693804425899E60   (rounded half-up from 34 digits)\n"),
    (["calc", "1.234,5 * 2", "--locale", "de"], "2.469   (exact)\n"),
    (["calc", "2/3", "--decimals", "2", "--rounding", "down"], "≈0.66   (2/3, rounded down)\n"),
    (
      ["calc", "1/3", "--digits", "40", "--backend", "gmp"],
      "≈0.3333333333333333333333333333333333333333   (1/3, rounded half-up)\n"
    ),
    (["calc", "--keys", "1 0 0 + 1 0 % ="], "110\n"),
    (["calc", "--keys", "2 + 3 * 4 =", "--mode", "immediate"], "20\n"),
    (["calc", "--keys", "12 + 5 C 2 +/- ="], "10\n"),
    (["calc", "--keys", "-5 + 2 ="], "-3\n"),
    (["calc", "--keys", "1.234,5 + 1 =", "--locale", "de"], "1.235,5\n"),
    (["calc", "-----5"], "-5   (exact)\n"), (["calc", "--5", "+", "1"], "6   (exact)\n"),
    (["calc", "--(2+3)"], "5   (exact)\n"), (["calc", "--", "--5"], "5   (exact)\n"),
    (["calc", "2x3"], "6   (exact)\n"),
    (
      ["tip", "48.50", "--percent", "18", "--people", "3"],
      """
      bill   48.50
      tip     8.73  18 % of 48.50
      total  57.23
      share  19.08  people 1 and 2, each
      share  19.07  person 3

      """
    ),
    (
      ["tip", "1.248,50", "--percent", "12,5", "--round-total", "0,50", "--locale", "de"],
      """
      bill   1.248,50
      tip      156,00  ≈12,494994 % of 1.248,50
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
        27.40 saved, 34.25 % of the price
        8 % of 52.60 is a tax of 4.21
        52.60 + 4.21 = 56.81 with tax

      """
    ),
    (
      ["discount", "0.01", "--off", "50%"],
      "price    0.01\nsaved    0.00  0 % off\nreduced  0.01\n"
    ),
    (
      ["discount", "1000", "--off", "1/3%", "--locale", "de", "--steps"],
      """
      price    1.000,00
      saved        3,33  0,333 % off
      reduced    996,67
        ≈0,333333 % off 1.000,00 leaves ≈996,666667
        ≈996,666667 rounded to 0,01, half-up, is 996,67
        3,33 saved, 0,333 % of the price

      """
    ),
    (
      ["discount", "63.99", "--off", "20%", "--before"],
      "reduced  63.99\nbefore   79.99  rounded half-up; it comes to 63.99\n"
    ),
    (
      ["split", "100", "--people", "3"],
      "total  100.00\nshare   33.34  person 1\nshare   33.33  people 2 and 3, each\n"
    ),
    (
      ["split", "10", "--weights", "2 1 1", "--decimals", "0"],
      "total  10\nshare   5  person 1\nshare   3  person 2\nshare   2  person 3\n"
    ),
    (
      ["split", "100", "--people", "3", "--round-shares", "0.05"],
      """
      total    100.00
      share     33.35  people 1 to 3, each
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
    (
      ["split", "--item", "12 1 2"],
      "bill   12.00\ntotal  12.00\nshare   6.00  people 1 and 2, each\n"
    ),
    (
      ["split", "10", "--people", "3", "--round-shares", "0.05", "--rounding", "down"],
      """
      total    10.00
      share     3.30  people 1 to 3, each
      missing  -0.10  the shares are short of the total

      """
    ),
  ])
  func whatIsComputed(_ arguments: [String], _ output: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.code == 0 && run.output == output && run.error == "", "\(run)")
  }

  @Test(arguments: [
    (["tip", "48", "--percent", "12.500", "--locale", "de"], "'12.500'"),
    (["tip", "1.234", "--percent", "10", "--locale", "de"], "'1.234'"),
    (["split", "100", "--weights", "1,000 1"], "'1,000'"),
  ])
  func aSeparatorThatCanMeanTwoThingsIsNoted(_ arguments: [String], _ text: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.code == 0 && run.error.hasPrefix("note: \(text): "), "\(run)")
  }

  @Test(arguments: [
    (["calc", "2 +"], "cannot compute '2 +': a number is missing at character 4 (byte 3)"),
    (["calc", "5 km + 3"], "a word stands at character 3"),
    (["calc", "1 / 0"], "division by zero has no value (the operator at character 3 (byte 2))"),
    (["calc", "3^999999999"], "the value is too large"),
    (["calc", "9^1000000000"], "a power has a whole exponent from -999999999"),
    (["calc", String(repeating: "(", count: 100_000)], "more than 1000 parentheses"),
    (["calc", "--keys", "1 foo"], "'foo' is not a key (token 2, byte 2)"),
    (["calc", "--keys", "1 0 / 0 = 5 / 0 = ="], "division by zero has no value (key 9, '=')"),
    (["calc", "--keys", "12345678901234567890"], "has more than the 15 digits of the display"),
    (["calc", "--keys", String(repeating: "9", count: 100_000)], "has more than the 15 digits"),
    (["calc", "--keys", "1.2.3"], "'1.2.3' is not a key"),
    (
      ["calc", "1/(1e40 + 1 - 1e40)"],
      "a value that was rounded to 0 before is a divisor or the base of a power"
    ),
    (["calc", "0x10"], "a hexadecimal number begins at character 1 (byte 0)"),
    (
      ["calc", "5/0", "--json"],
      "division by zero has no value (the operator at character 2 (byte 1))"
    ),
    (["calc", "-----"], "a number is missing"),
    (["tip", "48.505", "--percent", "18"], "48.505"),
    (["tip", "10", "--percent", "-5"], "the tip is -5 %, below 0"),
    (["tip", "-5", "--percent", "5"], "the bill is -5.00, below 0"),
    (["discount", "-80", "--off", "5%"], "the price is -80.00, below 0"),
    (["split", "-100", "--people", "2"], "the total is -100.00, below 0"),
    (["tip", "48", "--percent", "1e999999999"], "--percent: '1e999999999': the number"),
    (["tip", "48", "--percent", "ten"], "--percent: 'ten' is not a number"),
    (["tip", "48", "--percent", "18", "--tax", "1e99999"], "--tax: '1e99999': the number"),
    (
      ["tip", "48", "--percent", "18", "--round-total", "0.001"], "--round-total: '0.001': the step"
    ),
    (["discount", "5", "--off", "1.2.3%"], "--off: cannot read '1.2.3'"),
    (["split", "9", "--weights", "1 two"], "--weights, person 2: 'two' is not a number"),
    (["split", "9", "--weights", "1e30 1e-30"], "the weight of person 1 has too many digits"),
    (["split", "--item", "12.345 1"], "--item: '12.345' has too many decimals"),
    (["discount", "5", "--off", "10", "--locale", "de"], "is 10,00, more than the price 5,00"),
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
    ["calc", "--keys", "1", "--digits", "3"], ["calc", "--keys", ""], ["calc", "--keys", " \t"],
    ["calc", "--"], ["calc", "--five"], ["tip", "--percent", "5"],
    ["tip", "5", "6", "--percent", "5"], ["tip", "5", "--percent", "5", "--five"], ["discount"],
    ["split", "5", "--people", "2", "--rounding", "up"],
    ["split", "100", "--weights", "2,1"], ["split", "100", "--weights", "2"],
    ["split", "5", "--people", "99999999999999999999"], ["tip", "5"], ["discount", "5"], ["split"],
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
      #""display" : "≈0.333333333333333""#, #""fraction" : "1/3""#, #""exact" : false"#,
      #""value" : "0.3333333333333333333333333333333333""#,
    ] {
      #expect(third.contains(part), "\(part)")
    }
    #expect(try CommandRun(["calc", "1/8", "--json"]).output.contains(#""exact" : true"#))
    #expect(try CommandRun(["calc", "2^200", "--json"]).output.contains(#""exact" : false"#))
    #expect(try CommandRun(["calc", "5/0", "--json"]).output.isEmpty)
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

  @Test func manyPeopleHaveAFewSteps() throws {
    let people = (1...500).map(String.init).joined(separator: " ")
    let run = try CommandRun(["split", "--item", "500 " + people, "--steps"])
    #expect(run.output.contains("\n  the items of person 10 are 1.00\n"))
    #expect(run.output.contains("\n  the items of 490 more people are not listed\n"))
    #expect(run.code == 0 && run.output.count { $0 == "\n" } < 20, "\(run)")
    let huge = try CommandRun(["split", "5", "--people", "99999999999999999999"])
    #expect(huge.error.contains("1 to 10000 people can share an amount"), "\(huge)")
  }

  @Test func notesSayHowNumbersWereRead() throws {
    let run = try CommandRun(["calc", "1,234 + 1"])
    #expect(run.output == "1235   (exact)\n")
    #expect(run.error == "note: the mark in the number can be read in two ways\n")
  }
}
