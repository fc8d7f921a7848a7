import BigInt
import ExactArithmetic
import PropertyTesting

/// Values around the preimages of short results, for any map that has an inverse.
///
/// The builder chooses a result y, a representable number or a tie, and cuts x = f⁻¹(y) to the
/// digits of operands. The two operands that enclose x have results on opposite sides of y, because
/// f is monotonic. No other operand of equal length has a result nearer to y on its side.
///
/// Source: `bad_cases` in `tests/tests.c` of MPFR.
package struct PreimageCases {
  private let place: ResultPlace
  private let inverse: (DecimalOperand) -> CutNumber?

  /// Creates the cases of one place.
  ///
  /// `inverse` returns the operand of a result, cut to the digits of operands; `nil` if the result
  /// has no operand.
  package init(at place: ResultPlace, inverse: @escaping (DecimalOperand) -> CutNumber?) {
    self.place = place
    self.inverse = inverse
  }

  /// Returns the operands that enclose the preimage of a tie or a number.
  ///
  /// If the preimage is an operand, it is returned too.
  package func values(
    aroundTie isTie: Bool, isNegative: Bool = false, _ random: inout CaseRandom
  ) -> [HardValue] {
    var units = random.integer(digits: place.digits)
    var position = place.position
    if isTie {
      units = 10 * units + 5
      position -= 1
    }
    guard let result = DecimalOperand("\(isNegative ? "-" : "")\(units)E\(position)"),
      let cut = inverse(result), cut.digits > 0
    else { return [] }
    let isExact = cut.remainder == .zero
    let inner = text(cut, isExact ? cut.digits - 1 : cut.digits)
    let outer = text(cut, cut.digits + 1)
    let below: HardCaseKind = isTie ? .belowPreimageOfTie : .belowPreimageOfNumber
    let above: HardCaseKind = isTie ? .abovePreimageOfTie : .abovePreimageOfNumber
    let exact = HardValue(text(cut, cut.digits), isTie ? .tie : .exact, at: place)
    return [
      HardValue(inner, cut.isNegative ? above : below, at: place),
      HardValue(outer, cut.isNegative ? below : above, at: place),
    ] + (isExact ? [exact] : [])
  }

  private func text(_ cut: CutNumber, _ digits: UInt128) -> String {
    // A carry adds one digit, and the last digit is then 0.
    let (digits, position) =
      digits > CutNumber.largest ? (digits / 10, cut.position + 1) : (digits, cut.position)
    return "\(cut.isNegative ? "-" : "")\(digits)E\(position)"
  }
}
