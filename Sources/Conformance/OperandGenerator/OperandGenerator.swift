import DecimalArithmetic

/// Draws operands near the boundaries of a format, as numeric strings.
///
/// Uniform digits find few faults: no ties, no carries, no ends of the range. Every operand drawn can
/// be held unrounded by a type of the format: at most its digits, exponents in Etiny…Etop.
public struct OperandGenerator: Sendable {
  /// The format: digits and exponents of the operands; its rounding is not used.
  public let format: ArithmeticContext
  /// The longest coefficient, by default the format's precision.
  public let maximumDigits: Int

  /// A generator for a format.
  public init(format: ArithmeticContext, maximumDigits: Int? = nil) {
    self.format = format
    self.maximumDigits = maximumDigits ?? format.precision
  }

  /// An operand and the kind of boundary it lies near.
  public func operand(_ random: inout CaseRandom) -> (text: String, shape: OperandShape) {
    let shape = random.oneIn(2) ? random.pick(Self.patterned) : random.pick(OperandShape.allCases)
    if let special = special(shape, &random) { return (special, shape) }
    return (finite(shape, &random).text, shape)
  }

  /// A finite operand, not 0.
  public func finiteOperand(_ random: inout CaseRandom) -> String {
    finite(random.pick(Self.patterned), &random).text
  }

  /// Two operands and how they belong together; the first's shape is that of ``operand(_:)``.
  public func pair(
    _ random: inout CaseRandom
  ) -> (x: String, y: String, shape: PairShape, shapes: [OperandShape]) {
    let shape = random.pick(PairShape.allCases)
    if shape == .independent {
      let (x, y) = (operand(&random), operand(&random))
      return (x.text, y.text, shape, [x.shape, y.shape])
    }
    let patterned = random.pick(Self.patterned)
    let x = finite(patterned, &random)
    let y = partner(of: x, shape, &random)
    let isSwapped = random.oneIn(2)
    return (isSwapped ? y.text : x.text, isSwapped ? x.text : y.text, shape, [patterned])
  }

  /// A rounding mode.
  public func rounding(_ random: inout CaseRandom) -> RoundingMode {
    random.pick(RoundingMode.allCases)
  }

  private static let patterned: [OperandShape] = [
    .uniform, .small, .nearPowerOfTen, .runs, .tie, .limbEdge, .nearLargest, .nearSmallest,
  ]

  private func special(_ shape: OperandShape, _ random: inout CaseRandom) -> String? {
    let sign = random.oneIn(2) ? "-" : ""
    switch shape {
    case .zero:
      return OperandDigits(
        isNegative: !sign.isEmpty, digits: "0", exponent: exponent(digits: 1, &random)
      ).text
    case .infinity: return sign + "Infinity"
    case .quietNaN: return sign + "NaN" + payload(&random)
    case .signalingNaN: return sign + "sNaN" + payload(&random)
    default: return nil
    }
  }

  private func payload(_ random: inout CaseRandom) -> String {
    if random.oneIn(3) { return "" }
    let room = format.precision - (format.clamp ? 1 : 0)
    return room == 0 ? "" : random.digits(random.integer(in: 1...room))
  }

  private func finite(_ shape: OperandShape, _ random: inout CaseRandom) -> OperandDigits {
    let count = random.oneIn(3) ? maximumDigits : random.integer(in: 1...maximumDigits)
    let digits =
      switch shape {
      case .small: random.digits(random.integer(in: 1...min(3, maximumDigits)))
      case .nearPowerOfTen: random.nearPowerOfTen(count)
      case .runs: random.runsOfDigits(count)
      case .tie: random.tie(count)
      case .limbEdge: random.limbEdge(maximumDigits)
      case .nearLargest, .nearSmallest:
        random.oneIn(2) ? random.runsOfDigits(count) : random.nearPowerOfTen(count)
      default: random.digits(count)
      }
    let exponent =
      switch shape {
      case .nearLargest: format.maxExponent - digits.count + 1 - random.integer(in: 0...3)
      case .nearSmallest:
        random.oneIn(2)
          ? format.etiny + random.integer(in: 0...3)
          : format.minExponent - digits.count + 1 + random.integer(in: -2...2)
      default: self.exponent(digits: digits.count, &random)
      }
    return OperandDigits(
      isNegative: random.oneIn(2), digits: digits, exponent: fitting(exponent))
  }

  /// Mostly within a few precisions of 0, sometimes anywhere.
  private func exponent(digits: Int, _ random: inout CaseRandom) -> Int {
    switch random.integer(in: 0...3) {
    case 0: return random.pick([0, -digits, 1 - digits])
    case 1: return fitting(random.integer(in: format.etiny...format.etop))
    default:
      return fitting(random.integer(in: -2 * format.precision...2 * format.precision) - digits / 2)
    }
  }

  private func fitting(_ exponent: Int) -> Int { min(max(exponent, format.etiny), format.etop) }

  private func partner(
    of x: OperandDigits, _ shape: PairShape, _ random: inout CaseRandom
  ) -> OperandDigits {
    var y = x
    switch shape {
    case .independent, .same: break
    case .nearCancellation:
      y.isNegative.toggle()
      var digits = Array(x.digits)
      digits[digits.count - 1] = Character(String(random.integer(in: 0...9)))
      y.digits = String(digits)
      if random.oneIn(3) { y.exponent = fitting(x.exponent + random.pick([-1, 1])) }
    case .exponentGap:
      y.digits =
        random.oneIn(2) ? random.nearPowerOfTen(min(3, maximumDigits)) : random.tie(maximumDigits)
      if random.oneIn(3) { y.digits = "5" }
      y.isNegative = random.oneIn(2)
      let gap = format.precision + random.integer(in: -3...3)
      y.exponent = fitting(x.adjustedExponent - gap - y.digits.count + 1)
    case .rangeEnd:
      y = finite(random.pick([.uniform, .runs, .nearPowerOfTen, .small]), &random)
      let end = random.pick([format.maxExponent, format.minExponent, format.etiny])
      // For a product the exponents add up to the end, for a quotient they differ by it.
      let offset = random.oneIn(2) ? end - x.adjustedExponent : x.adjustedExponent - end
      y.exponent = fitting(offset - y.digits.count + 1 + random.integer(in: -2...2))
    case .powerOfTenWithin:
      y.digits = "1"
      y.exponent = fitting(
        x.exponent + random.integer(in: -2...x.digits.count + 1)
          - (random.oneIn(4) ? format.precision - x.digits.count : 0))
    }
    return y
  }
}
