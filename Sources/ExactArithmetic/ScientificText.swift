import BigInt

/// To-scientific-string, restated: the backends' writer is judged by this one and not used here.
///
/// Source: General Decimal Arithmetic Specification 1.70, "to-scientific-string".
enum ScientificText {
  static func of(isNegative: Bool, coefficient: BigUInt, exponent: Int) -> String {
    let digits = String(coefficient)
    let adjusted = exponent + digits.count - 1
    let sign = isNegative ? "-" : ""
    if exponent > 0 || adjusted < -6 {
      let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
      let power = (adjusted < 0 ? "E-" : "E+") + String(adjusted.magnitude)
      return sign + digits.prefix(1) + fraction + power
    }
    if exponent == 0 { return sign + digits }
    // At least one digit before the point, so that a fraction begins "0.".
    let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }
}
