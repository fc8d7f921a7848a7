import BigInt
import DecimalArithmetic
import GMPDecimal
import Testing

/// Each operation of Natural agrees with BigInt at the limits of limbs.
@Suite struct NaturalTests {
  static func natural(_ number: BigUInt) -> Natural {
    Natural(limbs: number.words.map { $0 })
  }

  static func number(_ natural: borrowing Natural) -> BigUInt {
    BigUInt(words: natural.words)
  }

  static func discarded(_ remainder: BigUInt, of divisor: BigUInt) -> DiscardedPart {
    if remainder == 0 { return .zero }
    let double = remainder * 2
    return double < divisor ? .belowHalf : double == divisor ? .half : .aboveHalf
  }

  @Test func sumsAndDifferencesAreThoseOfBigInt() {
    var failures: [String] = []
    for x in IntegerOperands.few {
      for y in IntegerOperands.few {
        let other = Self.natural(y)
        var sum = Self.natural(x)
        sum.add(other)
        var difference = Self.natural(max(x, y))
        difference.subtract(Self.natural(min(x, y)))
        var reverse = Self.natural(min(x, y))
        reverse.subtract(from: Self.natural(max(x, y)))
        let order = Self.natural(x).compared(with: other).signum()
        if Self.number(sum) != x + y || Self.number(difference) != max(x, y) - min(x, y)
          || Self.number(reverse) != max(x, y) - min(x, y)
          || order != (x == y ? 0 : x < y ? -1 : 1)
        {
          failures.append("\(x) \(y)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func productsAndQuotientsAreThoseOfBigInt() {
    var failures: [String] = []
    for x in IntegerOperands.few {
      for y in IntegerOperands.few {
        let other = Self.natural(y)
        var product = Self.natural(x)
        product.multiply(by: other)
        if Self.number(product) != x * y { failures.append("\(x) × \(y)") }
        if y == 0 { continue }
        var quotient = Self.natural(x)
        let remainder = quotient.divide(by: other)
        let expected = x.quotientAndRemainder(dividingBy: y)
        let part = Self.discarded(expected.remainder, of: y)
        let rest = Self.number(remainder)
        let discarded = remainder.asDiscardedPart(of: other)
        if Self.number(quotient) != expected.quotient || rest != expected.remainder
          || discarded != part
        {
          failures.append("\(x) ÷ \(y)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test(arguments: [0, 1, 2, 18, 19, 20, 26, 27, 28, 63, 64, 65, 128, 170, 511, 512, 513, 640])
  func digitsAreAppendedAndDroppedAsBigIntSays(count: Int) {
    let power = BigUInt(10).power(count)
    #expect(Self.number(Natural(powerOfTen: count)) == power)
    var failures: [String] = []
    for x in IntegerOperands.numbers {
      var longer = Self.natural(x)
      longer.appendZeros(count)
      if Self.number(longer) != x * power { failures.append("\(x) × 10^\(count)") }
      // Tests the number, an exact multiple, a tie, and the numbers above the multiple and the tie.
      for y in [x, x * power, x * power + power / 2, x * power + power / 2 + 1, x * power + 1] {
        let (quotient, remainder) = y.quotientAndRemainder(dividingBy: power)
        var shorter = Self.natural(y)
        let part = shorter.dropDigits(count)
        if Self.number(shorter) != quotient || part != Self.discarded(remainder, of: power) {
          failures.append("\(y) ÷ 10^\(count)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func countsAndStepsAreThoseOfBigInt() {
    var failures: [String] = []
    for x in IntegerOperands.numbers {
      let text = String(x)
      let natural = Self.natural(x)
      var next = Natural(copying: natural)
      next.increment()
      var previous = Natural(copying: next)
      previous.decrement()
      let zeros = x == 0 ? 0 : text.reversed().prefix { $0 == "0" }.count
      var stripped = Natural(copying: natural)
      let limit = 30
      let count = stripped.stripZeros(limit: limit)
      if natural.digitCount != text.count || natural.bitCount != max(x.bitWidth, 1)
        || natural.lastDigit != UInt8(x % 10) || Self.number(next) != x + 1
        || Self.number(previous) != x || count != min(zeros, limit)
        || Self.number(stripped) != x / BigUInt(10).power(count)
      {
        failures.append(text)
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func digitsBeyondAllAreDroppedWithoutBuildingThePower() {
    var number = Natural(powerOfTen: 100)
    #expect(number.dropDigits(.max) == .belowHalf)
    #expect(Self.number(number) == 0)
  }
}
