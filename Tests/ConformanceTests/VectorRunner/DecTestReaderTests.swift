import Conformance
import DecimalArithmetic
import Testing

@Suite struct DecTestReaderTests {
  private static let header =
    "precision: 9\nrounding: half_up\nmaxExponent: 384\nminExponent: -383\n"

  /// A line that the reader must refuse, and the text of the error.
  struct Malformed: Sendable {
    let line: String
    let error: String
  }

  static let malformed = [
    Malformed(line: "a add 1 2", error: "5:9: '->' is missing"),
    Malformed(line: "a add 1 2 -> ", error: "5:11: no result after '->'"),
    Malformed(line: "a", error: "5:1: a case needs an identifier and an operation"),
    Malformed(line: "a -> 1", error: "5:1: a case needs an identifier and an operation"),
    Malformed(line: "a add 1 -> 1", error: "5:3: operation 'add' has 1 operands here, not 2"),
    Malformed(line: "a Abs 1 2 -> 1", error: "5:3: operation 'Abs' has 2 operands here, not 1"),
    Malformed(line: "a fma 1 2 -> 1", error: "5:3: operation 'fma' has 2 operands here, not 3"),
    Malformed(line: "a odd 1 -> 1", error: "5:3: unknown operation 'odd'"),
    Malformed(line: "a add 1x 2 -> 3", error: "5:7: operand '1x' of operation 'add' is no number"),
    Malformed(line: "a abs '' -> 0", error: "5:7: operand '' of operation 'abs' is no number"),
    Malformed(
      line: "a fma 1 2 1e -> 3", error: "5:11: operand '1e' of operation 'fma' is no number"),
    // This line is cut in the middle, as by an interrupted copy.
    Malformed(line: "a add 1 2 -", error: "5:11: '->' is missing"),
    Malformed(line: "a add 1 2 -> 3 Round", error: "5:16: unknown condition 'Round'"),
    Malformed(line: "a add '1' '2", error: "5:11: the quote is not closed on this line"),
    // These lines have a line end of classic Mac OS, and a byte order mark.
    Malformed(line: "clamp: 1\rclamp: 0", error: "5:17: directive 'clamp' has more than one value"),
    Malformed(line: "\u{FEFF}clamp: 1", error: "5:1: unknown directive '\u{FEFF}clamp'"),
    Malformed(line: "a add 1 2 -> 3 Inexat", error: "5:16: unknown condition 'Inexat'"),
    Malformed(line: "a add 1 2 -> 3 Rounded 4", error: "5:24: unknown condition '4'"),
    Malformed(line: "a add '1 2 -> 3", error: "5:7: the quote is not closed on this line"),
    Malformed(line: "a add \"1'' 2 -> 3", error: "5:7: the quote is not closed on this line"),
    Malformed(line: "a add '1'2 3 -> 3", error: "5:10: text directly after a closing quote"),
    Malformed(line: "  precison: 9", error: "5:3: unknown directive 'precison'"),
    Malformed(line: "precision:", error: "5:1: directive 'precision' has no value"),
    Malformed(line: "precision: -- 9", error: "5:1: directive 'precision' has no value"),
    Malformed(line: "clamp: 1 0", error: "5:10: directive 'clamp' has more than one value"),
    Malformed(line: "clamp: 2", error: "5:8: bad value '2' of directive 'clamp'"),
    Malformed(line: "extended: yes", error: "5:11: bad value 'yes' of directive 'extended'"),
    Malformed(line: "Precision:0", error: "5:11: bad value '0' of directive 'Precision'"),
    Malformed(
      line: "precision: 1000000000",
      error: "5:12: bad value '1000000000' of directive 'precision'"),
    Malformed(line: "precision: 9.0", error: "5:12: bad value '9.0' of directive 'precision'"),
    Malformed(line: "maxExponent: -1", error: "5:14: bad value '-1' of directive 'maxExponent'"),
    Malformed(line: "minExponent: 1", error: "5:14: bad value '1' of directive 'minExponent'"),
    Malformed(
      line: "rounding: bankers", error: "5:11: bad value 'bankers' of directive 'rounding'"),
  ]

  @Test func malformedLinesAreRefusedWithTheirPlace() {
    var differences: [String] = []
    for row in Self.malformed {
      do {
        _ = try DecTestReader.read(Self.header + row.line + "\n", name: "t.decTest")
        differences.append("\(row.line): read")
      } catch {
        let expected = "t.decTest:" + row.error
        if error.description != expected { differences.append("\(error) is not \(expected)") }
      }
    }
    #expect(differences == [])
  }

  @Test func missingDirectivesAreNamed() {
    var lines = Self.header.split(separator: "\n").map(String.init)
    var missing: [String] = []
    while !lines.isEmpty {
      let dropped = lines.removeLast()
      let text = (lines + ["a add 1 2 -> 3"]).joined(separator: "\n")
      do {
        _ = try DecTestReader.read(text, name: "t")
      } catch {
        missing.append(error.description)
        if !error.description.contains(dropped.prefix { $0 != ":" }) { missing.append(dropped) }
      }
    }
    #expect(
      missing == [
        "t:4:1: directive 'minExponent' is missing before the first case",
        "t:3:1: directive 'maxExponent' is missing before the first case",
        "t:2:1: directive 'rounding' is missing before the first case",
        "t:1:1: directive 'precision' is missing before the first case",
      ])
  }

  @Test func notUnicodeIsRefusedWithItsPlace() {
    let starts = ["a add 1 ", "a add '1"]
    var places: [String] = []
    for start in starts {
      let line = Array(start.utf8) + [0xFF] + Array("' 2 -> 3\n".utf8)
      do {
        _ = try DecTestReader.read(Array(Self.header.utf8) + line, name: "t")
      } catch { places.append(error.description) }
    }
    #expect(places == ["t:5:9: bytes that are not UTF-8", "t:5:7: bytes that are not UTF-8"])
  }

  /// Lines that end with CR LF, and a last line without a line end, give the same cases.
  @Test func lineEndsAreAlike() throws {
    let text = Self.header + "a add 1 2 -> 3\nb abs -1 -> 1 -- last"
    let plain = try DecTestReader.read(text, name: "t")
    let other = try DecTestReader.read(text.replacing("\n", with: "\r\n"), name: "t")
    #expect(plain.cases.count == 2)
    #expect(plain.cases.map(\.operands) == other.cases.map(\.operands))
    #expect(plain.cases.map(\.result) == other.cases.map(\.result))
    #expect(plain.cases.map(\.line) == other.cases.map(\.line))
  }

  /// A repeated identifier, of which the published files have 82, gives two cases with their lines.
  @Test func doubledIdentifiersAreBothJudged() throws {
    let file = try DecTestReader.read(
      Self.header + "a add 1 2 -> 3\na add 1 2 -> 4\n", name: "t")
    let report = VectorRunner(OracleSubject()).run(file)
    #expect(report.read == 2 && report.passed == 1 && report.failures.count == 1)
    #expect(report.failures.first.first?.place == "t:6: a")
  }

  /// A line of a million bytes is read, or refused with its place, in time proportional to its
  /// length.
  @Test func longLinesAreReadOrRefused() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    let file = try DecTestReader.read(Self.header + "a plus \(digits) -> ?\n", name: "t")
    #expect(file.cases.first?.operands == [.number(digits)])
    let refused = [
      ("a plus '\(digits) -> ?", "t:5:8: the quote is not closed on this line"),
      ("a plus \(digits)", "t:5:8: '->' is missing"),
      (digits, "t:5:1: a case needs an identifier and an operation"),
      (
        "a plus \(digits)e -> ?",
        "t:5:8: operand '\(digits.prefix(40))…' of operation 'plus' is no number"
      ),
    ]
    for (line, expected) in refused {
      do {
        _ = try DecTestReader.read(Self.header + line, name: "t")
        Issue.record("\(expected): read")
      } catch { #expect(error.description == expected) }
    }
  }

  @Test func anEmptyFileHasNoCase() throws {
    #expect(try DecTestReader.read([], name: "t").cases.isEmpty)
  }

  @Test func quotesCommentsAndEncodingsAreRead() throws {
    let file = try DecTestReader.read(
      Self.header + """
        -- a comment
        VERSION: 2.59\r
        \tdectest: base -- the rest
        Clamp:1
        a toSci '1E''1' -> "N""N" Conversion_syntax
        b tosci '1--2' -> NaN conversion_SYNTAX --no
        c tosci '' -> ? -- anything
        d apply #22 -> #
        e add 64#1E+3 '4' -> 1 Inexact -- Rounded
        f toEng '->' -> NaN Conversion_syntax
        """, name: "t")
    #expect(file.version == "2.59")
    #expect(file.includes.map { "\($0.line) \($0.name)" } == ["7 base"])
    #expect(file.cases.map(\.operation) == ["tosci", "tosci", "tosci", "apply", "add", "toeng"])
    #expect(
      file.cases.map(\.operands) == [
        [.number("1E'1")], [.number("1--2")], [.number("")], [.encoding("#22")],
        [.encoding("64#1E+3"), .number("4")], [.number("->")],
      ])
    #expect(
      file.cases.map(\.result) == [
        .number("N\"N"), .number("NaN"), .undefined, .encoding("#"), .number("1"), .number("NaN"),
      ])
    #expect(
      file.cases.map(\.conditions) == [
        .conversionSyntax, .conversionSyntax, [], [], .inexact, .conversionSyntax,
      ])
    #expect(file.cases.map(\.line) == [9, 10, 11, 12, 13, 14])
    #expect(file.cases.allSatisfy { $0.context.clamp && $0.isExtended })
  }
}
