import CaseGeneration
import DecimalArithmetic

/// Operands for operations that are invalid, overflow or underflow for most random operands.
extension ArithmeticQuestion {
  /// Draws the operands of a question about `operation`.
  public static func operands(
    of operation: ArithmeticOperation, by generator: OperandGenerator,
    _ source: inout ChoiceSource
  ) -> [DrawnDecimal] {
    let pair = generator.pair(&source)
    // One draw in eight is not adapted to the operation, so that invalid operands are judged too.
    if source.oneIn(8) {
      return switch operation.operandCount {
      case 1: [pair.x]
      case 2: [pair.x, pair.y]
      default: [pair.x, pair.y, generator.operand(&source).value]
      }
    }
    let format = generator.format
    switch operation {
    case .fma where source.oneIn(16):
      return (0..<3).map { _ in generator.specialOperand(&source) }
    case .fma: return [pair.x, pair.y, addend(of: pair.x, pair.y, by: generator, &source)]
    case .scaleB:
      let most = 2 * (format.maxExponent + format.precision) + 1
      return [pair.x, .integer(source.integer(in: -most...most))]
    case .rescale:
      return [pair.x, .integer(source.integer(in: format.etiny - 1...format.maxExponent + 1))]
    case .shift, .rotate:
      let most = format.precision + 1
      return [pair.x, .integer(source.uniform(in: -most...most))]
    case .and, .or, .xor:
      return [binaryDigits(generator, &source), binaryDigits(generator, &source)]
    case .invert: return [binaryDigits(generator, &source)]
    case .squareRoot: return [square(by: generator, &source)]
    case .exp: return [near(pair.x, adjustedExponent: source.uniform(in: -40...5))]
    case .ln, .log10: return [logarithmArgument(by: generator, &source)]
    case .power: return power(pair.x, by: generator, &source)
    case .modularPower: return modularPower(by: generator, &source)
    default: return operation.operandCount == 1 ? [pair.x] : [pair.x, pair.y]
    }
  }

  /// Draws a third operand that cancels the product, overlaps its digits, or is independent.
  private static func addend(
    of x: DrawnDecimal, _ y: DrawnDecimal, by generator: OperandGenerator,
    _ source: inout ChoiceSource
  ) -> DrawnDecimal {
    var z = generator.operand(&source).value
    let format = generator.format
    guard x.kind == .finite, y.kind == .finite, z.kind == .finite else { return z }
    let product = x.leading.multipliedReportingOverflow(by: y.leading)
    if source.oneIn(2), !product.overflow,
      product.partialValue.digitCount <= generator.maximumDigits,
      x.trailing.isEmpty, y.trailing.isEmpty
    {
      // The third operand is −x · y, often with another last digit.
      z.leading = product.partialValue
      z.trailing = []
      z.isNegative = x.isNegative == y.isNegative
      z.lastDigit = source.oneIn(2) ? source.uniform(in: 0...9) : z.lastDigit
      z.exponent = x.exponent + y.exponent
    } else if source.oneIn(2) {
      let gap = source.uniform(in: -format.precision - 3...format.precision + 3)
      z.exponent = x.adjustedExponent + y.adjustedExponent + gap - z.digitCount + 1
    }
    z.exponent = min(max(z.exponent, format.etiny), format.etop)
    return z
  }

  /// Draws a coefficient of digits 0 and 1 with exponent 0.
  private static func binaryDigits(
    _ generator: OperandGenerator, _ source: inout ChoiceSource
  ) -> DrawnDecimal {
    var digits: UInt128 = 0
    for _ in 0..<min(source.uniform(in: 1...generator.maximumDigits + 1), 38) {
      digits = digits * 10 + (source.oneIn(2) ? 1 : 0)
    }
    return DrawnDecimal(kind: .finite, isNegative: false, leading: digits, exponent: 0)
  }

  /// Draws a positive number.
  ///
  /// The coefficient of half of the numbers is a square, or one unit above or below a square.
  private static func square(
    by generator: OperandGenerator, _ source: inout ChoiceSource
  ) -> DrawnDecimal {
    var x = generator.finiteOperand(&source)
    x.isNegative = false
    if source.oneIn(2) {
      let digits = min(generator.maximumDigits, 38) / 2
      let root = digits == 0 ? 1 : source.digits(source.uniform(in: 1...digits))
      x.leading = root * root
      x.trailing = []
      switch source.uniform(in: 0...3) {
      case 0: x.leading += 1
      case 1: x.leading -= 1
      default: break
      }
    }
    return x
  }

  /// Draws a positive number: any number, a power of ten, or a number near 1.
  private static func logarithmArgument(
    by generator: OperandGenerator, _ source: inout ChoiceSource
  ) -> DrawnDecimal {
    var x = generator.finiteOperand(&source)
    x.isNegative = false
    if source.oneIn(3) { return nearOne(by: generator, &source) }
    if source.oneIn(8) { (x.leading, x.trailing) = (1, []) }
    return x
  }

  /// Draws 1 ± d · 10⁻ᵏ, where d has up to three digits and k is a number of decimals.
  private static func nearOne(
    by generator: OperandGenerator, _ source: inout ChoiceSource
  ) -> DrawnDecimal {
    let digits = min(generator.maximumDigits, 38)
    let places = source.uniform(in: 0...digits - 1)
    let offset = source.digits(source.uniform(in: 0...min(3, places)))
    let one = UInt128.tenTo(places)
    let isBelow = source.oneIn(2)
    return DrawnDecimal(
      kind: .finite, isNegative: false, leading: isBelow ? one - min(offset, one) : one + offset,
      exponent: -places)
  }

  /// Draws a base and an exponent, often with a power in range, sometimes exact or near 1.
  private static func power(
    _ drawn: DrawnDecimal, by generator: OperandGenerator, _ source: inout ChoiceSource
  ) -> [DrawnDecimal] {
    var base = near(drawn, adjustedExponent: source.uniform(in: -6...6))
    base.isNegative = source.oneIn(4)
    let small = source.integer(in: -60...60)
    switch source.uniform(in: 0...4) {
    case 0: return [base, .integer(small)]
    case 1:
      // For n = `small` and k = `places`, n · 5ᵏ ÷ 10ᵏ = n ÷ 2ᵏ: the power is a root of degree 2, 4
      // or 8.
      let (fifths, places) = source.element(of: [(5, 1), (25, 2), (125, 3)])
      var exponent = DrawnDecimal.integer(small * fifths)
      exponent.exponent = -places
      return [source.oneIn(2) ? square(by: generator, &source) : base, exponent]
    case 2: return [nearOne(by: generator, &source), generator.finiteOperand(&source)]
    case 3:
      let few = DrawnDecimal(
        kind: .finite, isNegative: base.isNegative,
        leading: source.digits(source.uniform(in: 1...3)),
        exponent: source.uniform(in: -4...4))
      return [few, .integer(source.integer(in: -40...40))]
    default:
      base.isNegative = false
      return [
        base, near(generator.finiteOperand(&source), adjustedExponent: source.uniform(in: -4...4)),
      ]
    }
  }

  /// Draws three integers, some with decimals that are 0 or with a positive exponent.
  ///
  /// Most moduli have no more digits than the precision.
  private static func modularPower(
    by generator: OperandGenerator, _ source: inout ChoiceSource
  ) -> [DrawnDecimal] {
    let longest = min(generator.maximumDigits, 37)
    return [longest, 3, min(generator.format.precision, longest)].map { most in
      let count = source.uniform(in: 1...min(most, longest))
      var integer = DrawnDecimal(
        kind: .finite, isNegative: source.oneIn(4), leading: source.digits(count), exponent: 0)
      if source.oneIn(4) {
        let zeros = source.uniform(in: 0...longest - count)
        integer.leading *= UInt128.tenTo(zeros)
        integer.exponent = -zeros
      } else if source.oneIn(4) {
        integer.exponent = source.uniform(in: 0...3)
      }
      return integer
    }
  }

  /// Returns the coefficient of `x` with another adjusted exponent; special values are unchanged.
  private static func near(_ x: DrawnDecimal, adjustedExponent: Int) -> DrawnDecimal {
    guard x.kind == .finite else { return x }
    var x = x
    x.exponent = adjustedExponent - x.digitCount + 1
    return x
  }
}

extension DrawnDecimal {
  /// Creates the integer `value` with exponent 0.
  fileprivate static func integer(_ value: Int) -> DrawnDecimal {
    DrawnDecimal(
      kind: .finite, isNegative: value < 0, leading: UInt128(value.magnitude), exponent: 0)
  }
}
