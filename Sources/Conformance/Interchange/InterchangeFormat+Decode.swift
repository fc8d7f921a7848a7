extension InterchangeFormat {
  /// Returns the number of an encoding, canonical or not, as a numeric string such as `-123E-2`.
  ///
  ///     InterchangeFormat.decimal32.decoded(0xA230_03D0)  // "-750E-2"
  ///     InterchangeFormat.decimal32.decoded(0xF800_0000)  // "-Infinity"
  public func decoded(_ encoding: UInt128) -> String {
    let sign = encoding >> (width - 1) & 1 == 1 ? "-" : ""
    let combination = Int(encoding >> (width - 6) & 0b11111)
    if combination == 0b11110 { return sign + "Infinity" }
    if combination == 0b11111 {
      let isSignaling = encoding >> (width - 7) & 1 == 1
      let payload = trailingDigits(of: encoding)
      return sign + (isSignaling ? "sNaN" : "NaN") + (payload == 0 ? "" : String(payload))
    }
    // Two bits of the exponent, and the first digit: 0…7 takes three bits, 8 or 9 one bit after 11.
    let (high, first) =
      combination >> 3 == 0b11
      ? (combination >> 1 & 0b11, 8 + combination & 1) : (combination >> 3, combination & 0b111)
    let mask = UInt128(1) << continuationBits - 1
    let biased = high << continuationBits + Int(encoding >> (10 * declets) & mask)
    let digits = (0..<declets).reduce(UInt128(first)) { digits, _ in digits * 1_000 }
    let number = digits + trailingDigits(of: encoding)
    return "\(sign)\(number)E\(biased - bias)"
  }

  /// Returns the number that the declets of an encoding represent.
  private func trailingDigits(of encoding: UInt128) -> UInt128 {
    (0..<declets).reversed().reduce(0) { number, index in
      number * 1_000 + UInt128(Declet.numbers[Int(encoding >> (10 * index) & 0x3FF)])
    }
  }
}
