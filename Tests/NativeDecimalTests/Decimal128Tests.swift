import DecimalArithmetic
import NativeDecimal
import Testing

/// Returns a result in the notation of vectors: text, then conditions.
func line<Number: DecimalBackend>(_ outcome: Outcome<Number>) -> String {
  outcome.conditions.isEmpty ? "\(outcome.value)" : "\(outcome.value) \(outcome.conditions)"
}

func number(_ text: String) throws -> Decimal128 {
  let number = try #require(Decimal128(exactly: text), "\(text) does not fit decimal128")
  number.checkInvariants()
  return number
}

@Suite struct Decimal128Tests {
  @Test func occupiesSixteenBytes() {
    #expect(MemoryLayout<Decimal128>.size == 16)
  }

  @Test func textsComeBack() throws {
    let texts = [
      "0", "-0", "0E-6176", "0E+6111", "1", "-1.50", "123456789012345678901234567890.1234",
      "9.999999999999999999999999999999999E+6144", "1E-6176", "Infinity", "-Infinity", "NaN",
      "-NaN123", "sNaN", "-sNaN9999999999999999999999999999999999", "1.23E-8", "0.00000123",
    ]
    for text in texts { #expect(try number(text).scientificString() == text) }
  }

  @Test func whatDoesNotFitIsRefused() {
    let texts = [
      "12345678901234567890123456789012345", "1E-6177", "1E+6145", "0E+6112", "0E-6177", "1e",
      "", "1 2", "1.1E-6176", "NaN12345678901234567890123456789012345",
    ]
    for text in texts { #expect(Decimal128(exactly: text) == nil, "\(text)") }
  }

  @Test func supportsWhatTheBytesHold() {
    func context(_ precision: Int, _ top: Int, _ bottom: Int, clamp: Bool) -> ArithmeticContext {
      ArithmeticContext(
        precision: precision, maxExponent: top, minExponent: bottom, clamp: clamp)
    }
    let supported = [
      context(34, 6_144, -6_143, clamp: true), context(1, 6_111, -6_176, clamp: false),
      context(16, 384, -383, clamp: true), context(34, 6_111, -6_143, clamp: false),
    ]
    let unsupported = [
      context(35, 384, -383, clamp: true), context(34, 6_144, -6_143, clamp: false),
      context(34, 6_145, -6_143, clamp: true), context(34, 6_144, -6_144, clamp: true),
    ]
    #expect(supported.allSatisfy(Decimal128.supports))
    #expect(!unsupported.contains(where: Decimal128.supports))
  }

  @Test func cohortsAreEqualAndHashAlike() throws {
    let cohorts = [
      ["1", "1.0", "1.000000000000000000000000000000000"],
      ["0", "-0", "0E+10", "-0.000"], ["1E+3", "1000"], ["-25", "-2.50E+1"],
    ]
    for texts in cohorts {
      let numbers = try texts.map(number)
      #expect(Set(numbers).count == 1)
    }
    #expect(try number("NaN") != number("NaN"))
    #expect(try number("Infinity") != number("-Infinity"))
  }
}
