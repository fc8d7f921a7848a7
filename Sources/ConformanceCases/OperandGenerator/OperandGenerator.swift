import CaseGeneration
import DecimalArithmetic

/// Draws operands near the boundaries of a format.
///
/// Uniform digits find few faults: they have no ties, no carries and no ends of the range. The
/// format represents every operand exactly, because an operand has at most the format's digits and
/// an exponent in Etiny…Etop.
public struct OperandGenerator: Sendable {
  /// The format that limits digits and exponents; its rounding mode is not used.
  public let format: ArithmeticContext
  /// The largest number of digits of a coefficient.
  public let maximumDigits: Int

  /// Creates a generator for a format.
  ///
  /// - Parameters:
  ///   - format: the limits of digits and exponents.
  ///   - maximumDigits: the largest number of digits; by default the precision of `format`.
  public init(format: ArithmeticContext, maximumDigits: Int? = nil) {
    self.format = format
    self.maximumDigits = maximumDigits ?? format.precision
  }

  /// Draws an operand; `shape` is the kind of boundary near the operand.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 4)
  ///     let drawn = OperandGenerator(format: .decimal32).operand(&source)
  ///     drawn.value.text  // "74E11"
  ///     drawn.shape  // tie
  public func operand(
    _ source: inout ChoiceSource
  ) -> (value: DrawnDecimal, shape: OperandShape) {
    // Sixteen of 20 draws are numbers, two of each of the eight shapes; four are special values.
    let drawn = source.uniform(in: 0...19)
    if drawn >= 16 {
      let shape = Self.specialShapes[drawn - 16]
      return (special(shape, &source), shape)
    }
    let shape = Self.finiteShapes[drawn & 7]
    return (finite(shape, &source), shape)
  }

  /// Draws a finite operand of any shape except ``OperandShape/zero``.
  public func finiteOperand(_ source: inout ChoiceSource) -> DrawnDecimal {
    finite(source.element(of: Self.finiteShapes), &source)
  }

  /// Draws a zero, an infinity or a NaN.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 1)
  ///     OperandGenerator(format: .decimal32).specialOperand(&source).text  // "-Infinity"
  public func specialOperand(_ source: inout ChoiceSource) -> DrawnDecimal {
    special(source.element(of: Self.specialShapes), &source)
  }

  /// Draws two operands, and returns their relation and the shapes of the two operands.
  ///
  /// The second shape is `nil` if the second operand was derived from the first. In this case the
  /// two operands are in either order.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 5)
  ///     let (x, y, shape, _) = OperandGenerator(format: .decimal32).pair(&source)
  ///     [x.text, y.text]  // ["4555550E89", "-4555552E88"]
  ///     shape  // nearCancellation
  public func pair(
    _ source: inout ChoiceSource
  ) -> (x: DrawnDecimal, y: DrawnDecimal, shape: PairShape, shapes: (OperandShape, OperandShape?)) {
    let shape = source.element(of: Self.pairShapes)
    if shape == .independent {
      let (x, y) = (operand(&source), operand(&source))
      return (x.value, y.value, shape, (x.shape, y.shape))
    }
    let drawn = source.element(of: Self.finiteShapes)
    let x = finite(drawn, &source)
    let y = partner(of: x, shape, &source)
    return source.oneIn(2) ? (y, x, shape, (drawn, nil)) : (x, y, shape, (drawn, nil))
  }

  /// Draws a rounding mode; half-even is the simplest choice for shrinking.
  public func rounding(_ source: inout ChoiceSource) -> RoundingMode {
    source.element(of: Self.roundings)
  }

  private func special(_ shape: OperandShape, _ source: inout ChoiceSource) -> DrawnDecimal {
    switch shape {
    case .infinity:
      DrawnDecimal(kind: .infinity, isNegative: source.oneIn(2), leading: 0, exponent: 0)
    case .quietNaN: nan(.quietNaN, &source)
    case .signalingNaN: nan(.signalingNaN, &source)
    default:
      DrawnDecimal(
        kind: .finite, isNegative: source.oneIn(2), leading: 0,
        exponent: fitting(exponent(digits: 1, &source)))
    }
  }

  private func nan(_ kind: DrawnDecimal.Kind, _ source: inout ChoiceSource) -> DrawnDecimal {
    let room = format.precision - (format.clamp ? 1 : 0)
    let isBare = room == 0 || source.oneIn(3)
    let payload =
      isBare ? (0, []) : coefficient(source.uniform(in: 1...room), &source) { $0.digits($1) }
    return DrawnDecimal(
      kind: kind, isNegative: source.oneIn(2), leading: payload.0, trailing: payload.1, exponent: 0)
  }

  /// Draws a coefficient of `count` digits.
  ///
  /// `pattern` draws up to 38 digits; a longer coefficient has further words of 17 digits.
  private func coefficient(
    _ count: Int, _ source: inout ChoiceSource,
    _ pattern: (inout ChoiceSource, Int) -> UInt128
  ) -> (UInt128, [UInt64]) {
    if count <= 38 { return (pattern(&source, count), []) }
    let words = (count - 38 + DrawnDecimal.wordDigits - 1) / DrawnDecimal.wordDigits
    return (pattern(&source, count - words * DrawnDecimal.wordDigits), source.words(words))
  }

  @inline(__always)
  private func finite(_ shape: OperandShape, _ source: inout ChoiceSource) -> DrawnDecimal {
    // A third of the coefficients have the maximum length.
    let count = min(source.uniform(in: 1...maximumDigits + maximumDigits / 2), maximumDigits)
    let digits: (UInt128, [UInt64]) =
      switch shape {
      case .small: (source.digits(source.uniform(in: 1...min(3, maximumDigits))), [])
      case .nearPowerOfTen: coefficient(count, &source) { $0.nearPowerOfTen($1) }
      case .runs: coefficient(count, &source) { $0.runsOfDigits($1) }
      case .tie: coefficient(count, &source) { $0.tie($1) }
      case .limbEdge: coefficient(maximumDigits, &source) { $0.limbEdge($1) }
      case .nearLargest, .nearSmallest:
        source.oneIn(2)
          ? coefficient(count, &source) { $0.nearPowerOfTen($1) }
          : coefficient(count, &source) { $0.runsOfDigits($1) }
      default: coefficient(count, &source) { $0.digits($1) }
      }
    var drawn = DrawnDecimal(
      kind: .finite, isNegative: false, leading: digits.0, trailing: digits.1, exponent: 0)
    let length = drawn.digitCount
    let exponent =
      switch shape {
      case .nearLargest: format.maxExponent - length + 1 - source.uniform(in: 0...3)
      case .nearSmallest:
        source.oneIn(2)
          ? format.etiny + source.uniform(in: 0...3)
          : format.minExponent - length + 1 + source.uniform(in: -2...2)
      default: self.exponent(digits: length, &source)
      }
    drawn.exponent = fitting(exponent)
    drawn.isNegative = source.oneIn(2)
    return drawn
  }

  /// Draws an exponent: one time in four anywhere in the range, otherwise near 0.
  ///
  /// An exponent near 0 is within a few precisions of 0.
  @inline(__always)
  private func exponent(digits: Int, _ source: inout ChoiceSource) -> Int {
    let kind = source.uniform(in: 0...11)
    if kind >= 9 { return source.uniform(in: format.etiny...format.etop) }
    let center = kind == 0 ? 0 : kind == 1 ? 1 - digits : kind == 2 ? -digits : -digits / 2
    let reach = kind < 3 ? 0 : 2 * format.precision
    return source.uniform(in: center - reach...center + reach)
  }

  private func fitting(_ exponent: Int) -> Int { min(max(exponent, format.etiny), format.etop) }

  private func partner(
    of x: DrawnDecimal, _ shape: PairShape, _ source: inout ChoiceSource
  ) -> DrawnDecimal {
    var y = x
    switch shape {
    case .independent, .same: return y
    case .nearCancellation:
      y.isNegative.toggle()
      y.lastDigit = source.uniform(in: 0...9)
      if source.oneIn(3) { y.exponent += source.oneIn(2) ? -1 : 1 }
    case .exponentGap:
      let kind = source.uniform(in: 0...5)
      (y.leading, y.trailing) =
        switch kind {
        case 0, 1: (5, [])
        case 2, 3: coefficient(maximumDigits, &source) { $0.tie($1) }
        default: (source.nearPowerOfTen(min(3, maximumDigits)), [])
        }
      y.isNegative = source.oneIn(2)
      let gap = format.precision + source.uniform(in: -3...3)
      y.exponent = x.adjustedExponent - gap - y.digitCount + 1
    case .rangeEnd:
      y = finite(Self.rangeEndShapes[source.uniform(in: 0...3)], &source)
      let end =
        switch source.uniform(in: 0...2) {
        case 0: format.maxExponent
        case 1: format.minExponent
        default: format.etiny
        }
      // `end` is to equal the sum of the adjusted exponents for a product, and their difference for
      // a quotient.
      let offset = source.oneIn(2) ? x.adjustedExponent - end : end - x.adjustedExponent
      y.exponent = offset - y.digitCount + 1 + source.uniform(in: -2...2)
    case .powerOfTenWithin:
      (y.leading, y.trailing) = (1, [])
      let digits = x.digitCount
      y.exponent =
        x.exponent + source.uniform(in: -2...digits + 1)
        - (source.oneIn(4) ? format.precision - digits : 0)
    }
    y.exponent = fitting(y.exponent)
    return y
  }

  // Literals, which the compiler stores as static data.
  private static let finiteShapes: [OperandShape] = [
    .uniform, .small, .nearPowerOfTen, .runs, .tie, .limbEdge, .nearLargest, .nearSmallest,
  ]
  private static let specialShapes: [OperandShape] = [.zero, .infinity, .quietNaN, .signalingNaN]
  private static let pairShapes: [PairShape] = [
    .independent, .same, .nearCancellation, .exponentGap, .rangeEnd, .powerOfTenWithin,
  ]
  private static let roundings = RoundingMode.allCases
  private static let rangeEndShapes: [OperandShape] = [.uniform, .runs, .nearPowerOfTen, .small]
}
