import DecimalArithmetic

extension ExactRatio {
  /// Creates the number of a decimal (`6.35029318`, `-40`) or a fraction (`1200/3937`).
  init?(published text: String) {
    let sides = text.split(separator: "/")
    guard let top = Self.decimal(sides[0]) else { return nil }
    guard sides.count == 2 else {
      self = top
      return
    }
    guard let ratio = Self.decimal(sides[1]).flatMap({ top.divided(by: $0) }) else { return nil }
    self = ratio
  }

  private static func decimal(_ text: Substring) -> ExactRatio? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count == 2 ? parts[1] : ""
    return UInt128(parts[0] + fraction).flatMap {
      ExactRatio(isNegative: isNegative, $0, exponent: -fraction.count)
    }
  }
}
