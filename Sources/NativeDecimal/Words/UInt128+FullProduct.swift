extension UInt128 {
  /// Returns x · y for two numbers of 64 bits: one instruction on most processors.
  @inline(__always)
  package static func product(_ x: UInt64, _ y: UInt64) -> UInt128 {
    UInt128(truncatingIfNeeded: x) &* UInt128(truncatingIfNeeded: y)
  }

  @inline(__always)
  package var highHalf: UInt64 { UInt64(truncatingIfNeeded: self &>> 64) }
  @inline(__always)
  package var lowHalf: UInt64 { UInt64(truncatingIfNeeded: self) }

  @inline(__always)
  package init(high: UInt64, low: UInt64) {
    self = UInt128(truncatingIfNeeded: high) &<< 64 | UInt128(truncatingIfNeeded: low)
  }

  /// Returns self · other in 256 bits, from the four products of halves.
  ///
  /// With halves below β = 2⁶⁴ no sum exceeds 128 bits: (β − 1)² + 2(β − 1) = β² − 1. The standard
  /// library's `multipliedFullWidth` is compiled to a call of the generic algorithm.
  ///
  /// Source: Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm M.
  @inline(__always)
  package func fullProduct(_ other: UInt128) -> (high: UInt128, low: UInt128) {
    #if SeededFaults
    if let wrong = faultyProduct(other) { return wrong }
    #endif
    let lowLow = UInt128.product(lowHalf, other.lowHalf)
    let highLow = UInt128.product(highHalf, other.lowHalf)
    let lowHigh = UInt128.product(lowHalf, other.highHalf)
    let highHigh = UInt128.product(highHalf, other.highHalf)
    let first = highLow &+ UInt128(truncatingIfNeeded: lowLow.highHalf)
    let second = lowHigh &+ UInt128(truncatingIfNeeded: first.lowHalf)
    let high =
      highHigh &+ UInt128(truncatingIfNeeded: first.highHalf)
      &+ UInt128(truncatingIfNeeded: second.highHalf)
    return (high, UInt128(high: second.lowHalf, low: lowLow.lowHalf))
  }
}
