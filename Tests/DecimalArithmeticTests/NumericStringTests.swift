import DecimalArithmetic
import Testing

@Suite struct NumericStringTests {
  struct Row {
    var text: String
    var kind: NumericString.Kind
    var isNegative = false
    var digits: String
    var exponent = 0
  }

  private func scan(_ text: String) -> Result<NumericString, NumericString.SyntaxError> {
    var text = text
    return text.withUTF8 { bytes in
      do throws(NumericString.SyntaxError) {
        return .success(try NumericString(bytes))
      } catch {
        return .failure(error)
      }
    }
  }

  @Test func grammar() throws {
    let rows: [Row] = [
      Row(text: "0", kind: .finite, digits: ""),
      Row(text: "-0.00", kind: .finite, isNegative: true, digits: "", exponent: -2),
      Row(text: "+12", kind: .finite, digits: "12"),
      Row(text: "1.50", kind: .finite, digits: "1.50", exponent: -2),
      Row(text: "0.0012", kind: .finite, digits: "12", exponent: -4),
      Row(text: "007.", kind: .finite, digits: "7."),
      Row(text: ".5", kind: .finite, digits: "5", exponent: -1),
      Row(text: "1E+5", kind: .finite, digits: "1", exponent: 5),
      Row(text: "1.25e-3", kind: .finite, digits: "1.25", exponent: -5),
      Row(text: "inf", kind: .infinity, digits: ""),
      Row(text: "-Infinity", kind: .infinity, isNegative: true, digits: ""),
      Row(text: "NaN", kind: .quietNaN, digits: ""),
      Row(text: "-sNaN0012", kind: .signalingNaN, isNegative: true, digits: "12"),
    ]
    for row in rows {
      let found = try scan(row.text).get()
      let digits = String(Array(row.text)[found.significantDigits])
      #expect(found.kind == row.kind && found.isNegative == row.isNegative, "\(row.text)")
      #expect(digits == row.digits || digits + "." == row.digits, "\(row.text)")
      #expect(found.exponent == row.exponent, "\(row.text)")
      #expect(found.digitCount == digits.filter(\.isNumber).count, "\(row.text)")
    }
  }

  @Test func errorsNameTheByte() {
    let rows: [(text: String, offset: Int)] = [
      ("", 0), ("+", 1), (".", 1), ("1..2", 2), ("1e", 2), ("1e+", 3), ("1 ", 1), (" 1", 0),
      ("1_000", 1), ("--1", 1), ("0x10", 1), ("1e5.", 3), ("Infinit", 3), ("NaN1.5", 4),
      ("1\u{0}2", 1), ("\u{FF11}", 0),
    ]
    for row in rows {
      guard case .failure(let error) = scan(row.text) else {
        Issue.record("\(row.text) was read")
        continue
      }
      #expect(error.offset == row.offset, "\(row.text)")
    }
  }

  @Test func exponentsSaturate() throws {
    let limit = NumericString.exponentLimit
    let nines = String(repeating: "9", count: 100_000)
    for text in ["1e9223372036854775808", "1e1000000000000000000000", "1e" + nines] {
      #expect(try scan(text).get().exponent == limit)
    }
    #expect(try scan("1e1000000000000000000").get().exponent == 1_000_000_000_000_000_000)
    #expect(try scan("0.5e" + nines).get().exponent == limit - 1)
    #expect(try scan("0e-" + nines).get().exponent == -limit)
  }
}
