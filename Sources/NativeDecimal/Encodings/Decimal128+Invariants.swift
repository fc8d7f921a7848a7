extension Decimal128 {
  /// Traps unless the encoding is canonical; tests call the function on results.
  package func checkInvariants() {
    if isNaN {
      precondition(coefficient < Self.coefficientLimit, "the payload exceeds 34 digits")
      precondition(
        bits & ~(Self.signBit | Self.nanBits | Self.signalingBit) == coefficient,
        "a NaN has bits between its head and its payload")
    } else if isInfinite {
      precondition(bits & ~Self.signBit == Self.infinityBits, "an infinity has no other bits")
    } else {
      precondition(coefficient < Self.coefficientLimit, "the coefficient exceeds 34 digits")
      precondition(Self.exponents.contains(finiteExponent), "the exponent is out of range")
    }
  }
}
