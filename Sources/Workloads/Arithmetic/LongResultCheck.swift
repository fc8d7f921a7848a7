import DecimalArithmetic
import PerformanceBudgets

/// The check of results that are too long for the oracle: a result must be the number nearest to
/// the exact result.
///
/// Let u be a unit in the last place of the result r. The exact result must lie in [r − u/2, r +
/// u/2]. At a bound, which is a tie, the last digit of r must be even. The sums and products in the
/// table are computed exactly and verified by their residues, so the check does not rely on a
/// rounding of the backend.
///
/// | operation | condition on the bounds l = r − u/2 and h = r + u/2 |
/// |---|---|
/// | add, multiply | l ≤ x + y ≤ h, l ≤ x · y ≤ h |
/// | divide | l · y ≤ x ≤ h · y; for negative y reversed |
/// | square root | l² ≤ x ≤ h² |
/// | parse, format | the text denotes an equal number with as many digits |
@usableFromInline package struct LongResultCheck<Backend: DecimalBackend> {
  private let context: ArithmeticContext

  /// Creates a check of operations whose operands and results have at most `digits` digits.
  ///
  /// One operand may be up to 10³⁰ times as large as the other.
  @usableFromInline package init(digits: Int) {
    context = ArithmeticContext(
      precision: 2 * digits + 64, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit)
  }

  /// Checks a result.
  ///
  /// - Throws: ``WrongResult`` if the result is wrong, or if the backend rounds a sum or a product
  ///   that the check needs exactly.
  @usableFromInline package func check(
    _ operation: MeasuredOperation, of operands: [String], gives text: String
  ) throws(WrongResult) {
    let isRight: Bool
    if operation == .parse || operation == .format {
      isRight = denotesSame(text, operands[0])
    } else if let result = Backend(exactly: text), result.isFinite,
      let x = Backend(exactly: operands[0]), let y = Backend(exactly: operands[operands.count - 1])
    {
      isRight = try isNearest(result, operation, x, y, takesTies: hasEvenLastDigit(text))
    } else {
      isRight = false
    }
    if !isRight {
      throw WrongResult(
        input: "\(operation.rawValue) of \(operands[0].prefix(40))…", got: "\(text.prefix(40))…",
        expected: "the nearest number")
    }
  }

  private func isNearest(
    _ result: Backend, _ operation: MeasuredOperation, _ x: Backend, _ y: Backend, takesTies: Bool
  ) throws(WrongResult) -> Bool {
    func isSorted(_ x: Backend, _ y: Backend, _ z: Backend) -> Bool {
      isBelow(x, y, orEqual: takesTies) && isBelow(y, z, orEqual: takesTies)
    }

    guard let half = Backend(exactly: 5, exponent: result.exponent - 1, isNegative: false),
      let minusHalf = Backend(exactly: 5, exponent: result.exponent - 1, isNegative: true)
    else { return false }
    let low = try sum(result, minusHalf)
    let high = try sum(result, half)
    switch operation {
    case .add: return isSorted(low, try sum(x, y), high)
    case .multiply: return isSorted(low, try product(x, y), high)
    case .divide:
      // A negative divisor exchanges the bounds.
      let bounds = [try product(low, y), try product(high, y)]
      return isSorted(bounds[y.isNegative ? 1 : 0], x, bounds[y.isNegative ? 0 : 1])
    case .squareRoot:
      if low.isNegative { return false }
      return isSorted(try product(low, low), x, try product(high, high))
    default: return false
    }
  }

  private func denotesSame(_ text: String, _ other: String) -> Bool {
    func digitCount(_ text: String) -> Int? {
      Array(text.utf8).withUnsafeBufferPointer { try? NumericString($0) }?.digitCount
    }
    guard let residue = Residue(text) else { return false }
    return residue == Residue(other) && digitCount(text) == digitCount(other)
  }

  private func isBelow(_ x: Backend, _ y: Backend, orEqual: Bool) -> Bool {
    let order = Backend.compare(x, y, in: context).value
    return order.isZero ? orEqual : order.isNegative
  }

  private func hasEvenLastDigit(_ text: String) -> Bool {
    let last = text.prefix { $0 != "E" }.last { $0.isNumber }
    return last?.wholeNumberValue.map { $0 % 2 == 0 } ?? false
  }

  private func sum(_ x: Backend, _ y: Backend) throws(WrongResult) -> Backend {
    try exact(Backend.add(x, y, in: context), "+", x, y) { $0 + $1 }
  }

  private func product(_ x: Backend, _ y: Backend) throws(WrongResult) -> Backend {
    try exact(Backend.multiply(x, y, in: context), "·", x, y) { $0 * $1 }
  }

  /// Returns the value of an outcome, or throws if its conditions or its residue show that it is
  /// not exact.
  private func exact(
    _ outcome: Outcome<Backend>, _ sign: String, _ x: Backend, _ y: Backend,
    _ operation: (Residue, Residue) -> Residue
  ) throws(WrongResult) -> Backend {
    let residues = [x, y, outcome.value].map { Residue($0.scientificString()) }
    if outcome.isExact, let x = residues[0], let y = residues[1], residues[2] == operation(x, y) {
      return outcome.value
    }
    throw WrongResult(
      input: "\(x.scientificString().prefix(40))… \(sign) \(y.scientificString().prefix(40))…",
      got: "\(outcome.value.scientificString().prefix(40))…", expected: "the exact result")
  }
}
