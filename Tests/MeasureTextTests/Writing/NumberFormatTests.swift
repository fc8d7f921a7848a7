import Metryvo
import Testing

/// The rules of ``NumberFormat``, one by one.
@Suite struct NumberFormatTests {
  private func write(_ text: String, _ format: NumberFormat) -> Written<String> {
    text.withContiguousUTF8 { format.write(utf8: $0) }
  }

  private func check(_ rows: [(String, String)], _ format: NumberFormat) {
    for (text, expected) in rows {
      #expect(write(text, format).value == expected, "\(text), \(format)")
    }
  }

  @Test func eightDecimalsHalfUpAreTheDefault() {
    check(
      [
        ("5", "5"), ("8.04672", "8.04672"), ("0.123456785", "0.12345679"), ("1.50", "1.5"),
        ("-0.123456785", "-0.12345679"), ("1E+3", "1,000"), ("0", "0"), ("0.00", "0"), ("-0", "-0"),
        ("999.999999995", "1,000"), ("1E+20", "100,000,000,000,000,000,000"), ("1E+21", "1E21"),
        ("1E-12", "0.000000000001"), ("1E-13", "1E-13"), ("1.23456789012E-13", "1.2345679E-13"),
      ], NumberFormat())
  }

  @Test func everyModeRoundsOnce() {
    // 2.5, −2.5, 2.51, −2.4, 5.5 and 10.1, rounded to integers.
    let rows: [(RoundingMode, [String])] = [
      (.halfEven, ["2", "-2", "3", "-2", "6", "10"]), (.halfUp, ["3", "-3", "3", "-2", "6", "10"]),
      (.halfDown, ["2", "-2", "3", "-2", "5", "10"]), (.down, ["2", "-2", "2", "-2", "5", "10"]),
      (.up, ["3", "-3", "3", "-3", "6", "11"]), (.floor, ["2", "-3", "2", "-3", "5", "10"]),
      (.ceiling, ["3", "-2", "3", "-2", "6", "11"]), (.up05, ["2", "-2", "2", "-2", "6", "11"]),
    ]
    for (mode, expected) in rows {
      let format = NumberFormat(precision: .decimals(0), rounding: mode)
      let written = ["2.5", "-2.5", "2.51", "-2.4", "5.5", "10.1"].map { write($0, format) }
      #expect(written.map(\.value) == expected, "\(mode)")
      #expect(written.allSatisfy { $0.conditions == .rounded }, "\(mode)")
    }
  }

  @Test func significantDigits() {
    let rows = [
      ("12345", "12,300"), ("0.00123456", "0.00123"), ("9.995", "10"), ("9.994", "9.99"),
      ("1", "1"), ("0.0009999", "0.001"), ("99950", "100,000"),
    ]
    check(rows, NumberFormat(precision: .significantDigits(3)))
    check(
      [("9.995", "10.0"), ("1", "1.00"), ("0", "0.00"), ("12345", "12,300"), ("0.1", "0.100")],
      NumberFormat(precision: .significantDigits(3), trailingZeros: .padded))
  }

  @Test func zerosAreKeptStrippedOrFilledUp() {
    let rows: [(TrailingZeros, [(String, String)])] = [
      (
        .kept,
        [("1.50", "1.50"), ("9.996", "10.00"), ("0.0", "0.0"), ("0.0000", "0.00"), ("1E+2", "100")]
      ),
      (.stripped, [("1.50", "1.5"), ("9.996", "10"), ("0.0", "0"), ("1.00", "1"), ("100", "100")]),
      (.padded, [("1.5", "1.50"), ("9.996", "10.00"), ("0", "0.00"), ("1E+2", "100.00")]),
    ]
    for (zeros, expected) in rows {
      check(expected, NumberFormat(precision: .decimals(2), trailingZeros: zeros))
    }
    check(
      [("0E-40", "0." + String(repeating: "0", count: 40)), ("0E-101", "0")],
      NumberFormat(precision: .all, trailingZeros: .kept))
  }

  @Test func aNumberThatIsNotZeroIsNotShownAsZero() {
    var format = NumberFormat(precision: .decimals(2))
    #expect(write("0.004", format) == Written("0.004", .keptFromZero))
    #expect(write("0.004321", format) == Written("0.0043", [.keptFromZero, .rounded]))
    #expect(
      write("-1.25E-30", format) == Written("-1.3E-30", [.keptFromZero, .rounded, .hasExponent]))
    #expect(write("0.005", format) == Written("0.01", .rounded))
    #expect(write("0", format) == Written("0"))
    format.precision = .decimals(0)
    #expect(write("0.26", format) == Written("0.3", [.keptFromZero, .rounded]))
    format.smallNumbers = .digits(3)
    format.trailingZeros = .padded
    #expect(write("0.26", format) == Written("0.260", .keptFromZero))
    // The mode applies to the exact number: 0.26 rounded up is 1, not 0.
    format.rounding = .up
    #expect(write("0.26", format) == Written("1", .rounded))
    format.rounding = .down
    format.smallNumbers = .zero
    #expect(write("-0.26", format) == Written("-0", [.rounded, .shownAsZero]))
    format.showsNegativeZero = false
    #expect(write("-0.26", format).value == "0")
    #expect(write("-0", format).value == "0")
  }

  @Test func notations() {
    check(
      [
        ("299792458", "2.99792458E8"), ("0.0000001230", "1.230E-7"), ("5", "5E0"), ("0", "0E0"),
        ("-1E+6144", "-1E6144"), ("10", "1.0E1"), ("1E-999999999999", "1E-999999999999"),
      ], NumberFormat(precision: .all, trailingZeros: .kept, notation: .scientific))
    check(
      [
        ("299792458", "299.792458E6"), ("0.1", "100E-3"), ("0.01234", "12.34E-3"), ("1E-9", "1E-9"),
        ("1234", "1.234E3"), ("5", "5E0"), ("12E+1", "120E0"),
      ], NumberFormat(precision: .all, notation: .engineering))
    // In scientific notation, decimals count in the written coefficient.
    check(
      [("299792458", "3.00E8"), ("9.996", "1.00E1"), ("0.5", "5.00E-1"), ("0", "0.00E0")],
      NumberFormat(precision: .decimals(2), trailingZeros: .padded, notation: .scientific))
    check(
      [("12345", "1.2E4"), ("99500", "1E5"), ("99500.1", "1E5")],
      NumberFormat(precision: .decimals(1), notation: .scientific))
    check(
      [("999", "999"), ("1000", "1E3"), ("0.1", "0.1"), ("0.099", "9.9E-2"), ("999.96", "1E3")],
      NumberFormat(
        precision: .significantDigits(4),
        notation: .automatic(NotationThresholds(smallest: -1, largest: 2))))
  }

  @Test func plainNotationEndsAtAHundredZeros() {
    let hundred = String(repeating: "0", count: 100)
    var format = NumberFormat(precision: .all, grouping: .never, notation: .plain)
    #expect(write("1E+100", format) == Written("1" + hundred))
    #expect(write("1E+101", format) == Written("1E101", [.hasExponent, .tooLarge]))
    #expect(write("1E-100", format) == Written("0." + hundred.dropLast() + "1"))
    #expect(write("1E-101", format) == Written("1E-101", [.hasExponent, .tooSmall]))
    // The limit does not count digits of the number or requested decimals.
    let long = "7" + hundred + hundred
    #expect(write(long, format) == Written(long))
    format.precision = .decimals(300)
    format.trailingZeros = .padded
    #expect(write("2", format) == Written("2." + hundred + hundred + hundred))
    #expect(write("1E+101", format).value == "1E101")
  }

  @Test func groups() {
    for (grouping, expected) in [
      (DigitGrouping.auto, ["999", "1000", "10.000", "1.234.567,5"]),
      (.always, ["999", "1.000", "10.000", "1.234.567,5"]),
      (.never, ["999", "1000", "10000", "1234567,5"]),
      (.minimum(1), ["999", "1000", "10.000", "1.234.567,5"]),
      (.minimum(3), ["999", "1000", "10000", "1.234.567,5"]),
      (.minimum(.max), ["999", "1000", "10000", "1234567,5"]),
      (.minimum(.min), ["999", "1000", "10.000", "1.234.567,5"]),
    ] {
      let format = NumberFormat(locale: .spanish, grouping: grouping)
      let written = ["999", "1000", "1E+4", "1234567.5"].map { write($0, format).value }
      #expect(written == expected, "\(grouping)")
    }
    check([("123456789E+3", "123,456,789,000"), ("-123456", "-123,456")], NumberFormat())
  }

  /// Separators that would be ambiguous are written without grouping.
  @Test func marksOfOnesOwn() {
    var format = NumberFormat(grouping: .always)
    format.symbols = NumberSymbols(decimal: "\u{66B}", grouping: "\u{1F600}")
    check([("1234567.5", "1\u{1F600}234\u{1F600}567\u{66B}5")], format)
    format.symbols = NumberSymbols(decimal: ",", grouping: ",")
    check([("1234567.5", "1234567,5")], format)
    format.symbols.grouping = "-"
    #expect(!format.symbols.areUnambiguous)
    check([("1234567.5", "1234567,5")], format)
  }

  @Test func percent() {
    var format = NumberFormat(locale: .german, precision: .decimals(1))
    format.isPercent = true
    check(
      [
        ("0.125", "12,5\u{A0}%"), ("0.12345", "12,3\u{A0}%"), ("12.5", "1.250\u{A0}%"),
        ("0", "0\u{A0}%"), ("0.0001", "0,01\u{A0}%"),
      ], format)
    #expect(format.target == .decimals(3, elseDigits: 1))
  }

  @Test func infinitiesAndNaNs() {
    for (text, expected) in [
      ("Infinity", "∞"), ("-inf", "-∞"), ("NaN7", "NaN"), ("sNaN", "NaN"), ("", "NaN"),
      ("1_000", "NaN"), ("1,5", "NaN"),
    ] { #expect(write(text, NumberFormat()) == Written(expected, .notFinite), "\(text)") }
  }

  /// Counts and exponents outside their ranges are clamped.
  ///
  /// No call traps or takes long.
  @Test func absurdCounts() {
    for count in [Int.min, -1, Int.max] {
      for notation in [NumberNotation.plain, .scientific, .engineering, .automatic(.standard)] {
        for precision in [
          NumberPrecision.decimals(count), .significantDigits(count), .decimals(2),
        ] {
          let format = NumberFormat(
            precision: precision, smallNumbers: .digits(count), notation: notation)
          for text in ["1.25", "0.001", "9E+999999999999999999999", "9E-999999999999999999999"] {
            #expect(!write(text, format).value.isEmpty)
          }
        }
      }
    }
    let none = NotationThresholds(smallest: .max, largest: .min)
    check([("5", "5E0"), ("0", "0")], NumberFormat(notation: .automatic(none)))
  }

  /// A number that the converter rounded is not rounded again.
  @Test func aResultIsRoundedOnce() throws {
    var format = NumberFormat(precision: .decimals(3), smallNumbers: .digits(3))
    let exact = try #require(Decimal128(exactly: "0.00049996"))
    let context = ArithmeticContext.decimal128.rounding(format.rounding)
    let result = Decimal128.round(exact, to: format.target, in: context).value
    #expect(result.description == "0.000500")
    #expect(format.write(exact) == Written("0.0005", [.keptFromZero, .rounded]))
    #expect(format.write(result, isRounded: true) == Written("0.0005", .keptFromZero))
    #expect(format.text(of: result) == "0.001")
    format.precision = .all
    #expect(
      Decimal128.round(exact, to: format.target, in: context).value.description == "0.00049996")
  }
}
