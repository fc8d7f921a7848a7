import DecimalArithmetic

/// The result of a conversion as a fraction of integers in limbs.
struct LimbFraction: ExactFraction, ~Copyable {
  private let numerator: Natural
  private let exponent: Int
  private let divisor: Natural
  private let numeratorDigits: Int
  private let divisorDigits: Int

  init(_ term: consuming LimbTerm, divisor: consuming Natural) {
    exponent = term.exponent
    numeratorDigits = term.magnitude.digitCount
    numerator = term.takeMagnitude()
    divisorDigits = divisor.digitCount
    self.divisor = divisor
  }

  var isZero: Bool { numerator.isZero }

  var adjustedExponent: Int {
    let difference = numeratorDigits - divisorDigits
    var top = Natural(copying: numerator)
    var bottom = Natural(copying: divisor)
    top.appendZeros(-difference)
    bottom.appendZeros(difference)
    return exponent + difference - (top.compared(with: bottom) < 0 ? 1 : 0)
  }

  /// An upper bound of the number of decimals of an exact quotient: the bits of the divisor.
  private var longestEnd: Int { divisor.bitCount }

  func rounded(by rounding: CutRounding) -> Outcome<BigDecimal>? {
    guard let cut = cut(at: rounding.position) else { return nil }
    return rounding.round(cut)
  }

  /// Returns the number cut at 10^position, or the exact number with a larger exponent.
  ///
  /// - Returns: `nil` if the computation needs more than `BigDecimal.intermediateDigits` digits.
  private func cut(at position: Int) -> Cut<Natural>? {
    let zeros = exponent - position
    if zeros < 0 { return cut(dropping: -zeros, at: position) }
    // An exact quotient needs few zeros, whatever the precision.
    let fewerZeros = min(zeros, longestEnd)
    guard let short = quotient(appending: fewerZeros) else { return nil }
    if short.discarded == .zero || fewerZeros == zeros { return short }
    return quotient(appending: zeros)
  }

  private func quotient(appending zeros: Int) -> Cut<Natural>? {
    if numeratorDigits + zeros > BigDecimal.intermediateDigits { return nil }
    var quotient = Natural(copying: numerator)
    quotient.appendZeros(zeros)
    let discarded = quotient.divide(by: divisor).asDiscardedPart(of: divisor)
    return Cut(quotient, exponent: exponent - zeros, discarded: discarded)
  }

  private func cut(dropping count: Int, at position: Int) -> Cut<Natural>? {
    #if SeededFaults
    if let wrong = Self.faultyCut(count, of: numeratorDigits, at: position) { return wrong }
    #endif
    // All digits are dropped: the number is below a tenth of a unit, so below half a unit.
    if count > numeratorDigits {
      return Cut(Natural(0), exponent: position, discarded: .belowHalf)
    }
    var quotient = Natural(copying: numerator)
    var units = Natural(copying: divisor)
    units.appendZeros(count)
    let discarded = quotient.divide(by: units).asDiscardedPart(of: units)
    return Cut(quotient, exponent: position, discarded: discarded)
  }
}
