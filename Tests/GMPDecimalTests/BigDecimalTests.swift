import DecimalArithmetic
import GMPDecimal
import Testing

/// Operations that need more than `BigDecimal.maximumDigits` digits return Insufficient_storage
/// without attempting them.
@Suite struct InsufficientStorageTests {
  static let context = ArithmeticContext(
    precision: 999_999_999, maxExponent: 999_999_999, minExponent: -999_999_999)

  @Test func operationsThatNeedTooManyDigitsGiveNaN() {
    for (name, x, y) in [
      ("add", "1E+200000000", "1"), ("subtract", "1", "1E+200000000"), ("divide", "1", "3"),
      ("quantize", "1E+200000000", "1"),
    ] {
      #expect(
        performed(BigDecimal.self, name, x, y, in: Self.context) == "NaN [Insufficient_storage]")
      #expect(
        performed(LimbDecimal.self, name, x, y, in: Self.context) == "NaN [Insufficient_storage]")
    }
  }

  @Test func overflowToTooManyNinesIsRefused() {
    let outcome = BigDecimal.parse("1E+1000000000", in: Self.context.rounding(.down))
    #expect(outcome.value.isNaN && outcome.conditions == .insufficientStorage)
  }

  @Test func conversionsThatNeedTooManyDigitsGiveNaN() throws {
    let third = try #require(ExactRatio(1, over: 3))
    let one = try #require(BigDecimal(exactly: "1"))
    let inexact = BigDecimal.convert(one, by: .linear(third), to: .digits(.max), in: Self.context)
    #expect(inexact.value.isNaN && inexact.conditions == .insufficientStorage)
    let three = try #require(BigDecimal(exactly: "3E+12"))
    let exact = BigDecimal.convert(three, by: .linear(third), to: .digits(.max), in: Self.context)
    #expect(exact.value.scientificString() == "1E+12" && exact.conditions == [])
  }

  @Test func exponentsBeyondTheLimitAreNotHeld() {
    let limit = BigDecimal.exponentLimit
    #expect(BigDecimal(exactly: "1E+\(limit + 1)") == nil)
    #expect(BigDecimal(exactly: "0E-9223372036854775809") == nil)
    let largest = BigDecimal(exactly: "1E+\(limit)")
    let smallest = BigDecimal(exactly: "-1E-\(limit)")
    #expect(largest?.exponent == limit && smallest?.exponent == -limit)
    #expect(smallest?.isNegative == true)
  }

  @Test func theLargestExponentsDoNotOverflow() {
    let limit = BigDecimal.exponentLimit
    let texts = ["1E+\(limit)", "9E-\(limit)", "0E+\(limit)"]
    for x in texts {
      for y in texts {
        for name in ["add", "subtract", "multiply", "divide", "compare", "quantize", "abs"] {
          let small = performed(BigDecimal.self, name, x, y, in: .decimal128)
          #expect(small == performed(LimbDecimal.self, name, x, y, in: .decimal128))
        }
      }
    }
  }
}
