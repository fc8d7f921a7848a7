import Metryvo
import PerformanceBudgets
import PropertyTesting
import Testing

/// For any bytes, reading ends in time linear in their number, and errors have a place in the text.
@Suite struct AnyTextTests {
  /// Pieces of measures, of other texts, and bytes that are no text.
  private static let pieces: [[UInt8]] =
    [
      "0", "1", "12", "345", "9999999999999999999", ".", ",", " ", "  ", "\u{A0}", "\u{202F}", "'",
      "\u{2019}", "_", "-", "+", "\u{2212}", "\u{2013}", "/", "\u{2044}", "\u{BD}", "e", "E5",
      "e-9",
      "\u{D7}10^", "\u{D7}10\u{2078}", "\u{661}", "\u{FF11}", "\u{1D7CF}", "\u{66B}", "\u{66C}",
      "~",
      "<", "(", ")", "ft", "in", "km", "m", "h", "min", "\"", "\u{2032}", "\u{B0}", "C", "oz",
      " per ", " to ", "...", "pH", "%", "\u{43A}\u{43C}", "\u{30AD}\u{30ED}", "\u{200E}", "\u{0}",
      "\n", "\u{FEFF}", "\u{10FFFF}", "NaN", "x",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90]]

  private static let texts = Generator.integer(in: 0...(pieces.count + 1)).array(count: 0...24).map
  {
    $0.flatMap { $0 < pieces.count ? pieces[$0] : [UInt8($0 & 0xFF)] }
  }

  private static let readers =
    [NumberLocale.english, .french, .russian].map { MeasureReader(.lenient($0)) }
    + [MeasureReader(.strict(NumberLocale.german.symbols))]

  /// Returns the first fault in the readings of a text; `nil` if there is none.
  private static func fault(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { text in
      for reader in readers {
        do throws(ReadingError) {
          _ = try reader.syntax.read(utf8: text)
        } catch {
          if let fault = fault(error, in: bytes) { return "number: \(fault)" }
        }
        do throws(ReadingError) {
          let range = try reader.read(utf8: text).utf8Range
          if range.upperBound > bytes.count { return "range \(range)" }
        } catch {
          if let fault = fault(error, in: bytes) { return "measure: \(fault)" }
        }
        do throws(ReadingError) {
          let range = try reader.find(inUTF8: text).utf8Range
          if range.upperBound > bytes.count { return "range \(range)" }
        } catch {
          if let fault = fault(error, in: bytes) { return "find: \(fault)" }
        }
      }
      return nil
    }
  }

  private static func fault(_ error: ReadingError, in bytes: [UInt8]) -> String? {
    (0...bytes.count).contains(error.offset) && (1...bytes.count + 1).contains(error.column)
      && !error.description.isEmpty ? nil : "\(error)"
  }

  @Test func everyTextIsReadOrRefused() {
    let property = Property(
      "any-text-is-read-or-refused", "places of errors lie in the text", of: Self.texts
    ) { bytes in
      Self.fault(bytes).map { .broken([("fault", $0)]) } ?? .holds
    }
    let report = property.run(.quiet(seed: 8, cases: 1_000))
    #expect(report.holds, "\(report)")
  }

  /// Strict syntaxes with a decimal point read a numeric string as the same number.
  @Test func numericStringsAreThemselves() {
    let digits = Generator.integer(in: 0...9).array(count: 1...40)
    let property = Property(
      "numeric-strings-are-themselves", "read(s) = s", of: digits
    ) { digits in
      let whole = digits.map { "\($0)" }.joined()
      let trimmed = String(whole.drop { $0 == "0" })
      let text = (trimmed.isEmpty ? "0" : trimmed) + ".5"
      let number = try? NumberSyntax.strict(NumberLocale.english.symbols).read(text).number
      return number == .decimal(text)
        ? .holds : .broken([("read", "\(String(describing: number))")])
    }
    let report = property.run(.quiet(seed: 8, cases: 2_000))
    #expect(report.holds, "\(report)")
  }

  /// The fast path for plain numbers agrees with the general path, which a plus sign selects.
  @Test func theShortWayIsTheLongWay() {
    let pieces = ["0", "1", "12", "345", ".", ",", " ", "e", "E5", "x", " km", "/", "'", "\u{A0}"]
    let texts = Generator.integer(in: 0...pieces.count - 1).array(count: 0...6).map {
      "7" + $0.map { pieces[$0] }.joined()
    }
    let property = Property("short-way-is-long-way", "read(s) = read(+s)", of: texts) { text in
      for syntax in Self.readers.map(\.syntax) {
        let (short, long) = (Self.result(text, syntax), Self.result("+" + text, syntax))
        if short != long { return .broken([("short", short), ("long", long)]) }
      }
      return .holds
    }
    let report = property.run(.quiet(seed: 8, cases: 10_000))
    #expect(report.holds, "\(report)")
  }

  private static func result(_ text: String, _ syntax: NumberSyntax) -> String {
    do throws(ReadingError) { return "\(try syntax.read(text))" } catch { return "\(error.reason)" }
  }

  /// A text 32 times as long takes about 32 times as long, not the square.
  ///
  /// The bound is the geometric mean of 32 and 32². The caches of a busy machine change a time by a
  /// small factor, quadratic time by a further factor of 32.
  @Test func timeIsLinear() {
    let patterns = [
      "1", "1 ", "1,", "12,345.", "1/2 ", "5x ", "5 km/", "1-", "~", "( ", "1 to ", "\u{661}", "a ",
      " ",
      "5 ft ", "\u{D7}10", "1.", "0", "1'", "e1", "5 \u{B1} ",
    ]
    let growth = 32
    var slow: [String] = []
    let reader = MeasureReader()
    let clock = ThreadCPUClock()
    for pattern in patterns {
      let texts = [2_000, 2_000 * growth].map { count in
        Array(String(repeating: pattern, count: count / pattern.utf8.count).utf8)
      }
      var least = [UInt64.max, UInt64.max]
      // Both lengths alternate, so that a slow period of the machine affects both.
      for turn in 0..<10 {
        let length = turn % 2
        texts[length].withUnsafeBufferPointer { text in
          let start = clock.now()
          _ = try? reader.find(inUTF8: text)
          _ = try? reader.syntax.read(utf8: text)
          least[length] = min(least[length], clock.now() - start)
        }
      }
      // The geometric mean of 32 and 32² is 32 · √32 ≈ 32 · 6.
      if least[1] > UInt64(6 * growth) * least[0] + 100_000 { slow.append("\(pattern): \(least)") }
    }
    #expect(slow == [])
  }
}
