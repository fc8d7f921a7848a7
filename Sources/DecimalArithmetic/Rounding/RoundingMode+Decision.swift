/// The part cut off below the last kept digit, compared with half a unit of the last kept digit.
public enum DiscardedPart: Hashable, Sendable, CaseIterable {
  /// Nothing: the kept digits are exact.
  case zero
  /// More than nothing, less than half.
  case belowHalf
  /// Exactly half: a tie.
  case half
  /// More than half, less than one.
  case aboveHalf
}

extension RoundingMode {
  /// Whether the magnitude of the kept digits grows by one unit: the rounding decision.
  ///
  /// Both backends call this method, except in fast paths that restate the modes to nearest:
  /// `DiscardedDigits`, `Decimal128+Quantize`, `ShortQuotient` and `ShortAffine` of
  /// `NativeDecimal`, and `BigDecimal+Quantize` of `GMPDecimal`. Laws compare the results of the
  /// fast paths with those of the oracle, which implements the definition of the modes separately.
  ///
  ///     let mode = RoundingMode.halfEven
  ///     mode.increments(lastDigit: 4, isNegative: false, discarded: .half)  // false
  ///     mode.increments(lastDigit: 5, isNegative: false, discarded: .half)  // true
  ///
  /// - Parameters:
  ///   - lastDigit: the last kept decimal digit, 0…9 (0 if no digit is kept).
  ///   - isNegative: the sign of the number.
  ///   - discarded: the part below the last kept digit.
  /// - Returns: `true` to add one unit of the last kept digit to the magnitude.
  @inlinable @inline(__always)
  public func increments(
    lastDigit: UInt8, isNegative: Bool, discarded: DiscardedPart
  ) -> Bool {
    if discarded == .zero { return false }
    #if SeededFaults
    if let wrong = faultyIncrement(lastDigit: lastDigit, discarded: discarded) { return wrong }
    #endif
    switch self {
    case .halfEven: return discarded == .aboveHalf || (discarded == .half && lastDigit & 1 == 1)
    case .halfUp: return discarded != .belowHalf
    case .halfDown: return discarded == .aboveHalf
    case .down: return false
    case .up: return true
    case .floor: return isNegative
    case .ceiling: return !isNegative
    case .up05: return lastDigit == 0 || lastDigit == 5
    }
  }

  /// Whether a result too large for the context becomes infinite, rather than the largest finite
  /// number.
  ///
  ///     RoundingMode.floor.overflowsToInfinity(isNegative: true)  // true
  ///     RoundingMode.floor.overflowsToInfinity(isNegative: false)  // false
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Overflow".
  @inlinable
  public func overflowsToInfinity(isNegative: Bool) -> Bool {
    #if SeededFaults
    if Self.overflowIsAlwaysInfinite { return true }
    #endif
    return switch self {
    case .halfEven, .halfUp, .halfDown, .up: true
    case .down, .up05: false
    case .floor: isNegative
    case .ceiling: !isNegative
    }
  }
}
