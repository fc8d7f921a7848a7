#if SeededFaults
extension RoundingMode {
  /// Returns the decision of another mode, of a mode that ignores the sign, or of half-even with a
  /// wrong tie.
  @usableFromInline
  func faultyIncrement(lastDigit: UInt8, discarded: DiscardedPart) -> Bool? {
    switch self {
    case .halfEven: discarded == .half ? faultyTie(lastDigit: lastDigit) : nil
    case .halfDown: SeededFault.halfDownAsHalfUp.isActive ? discarded != .belowHalf : nil
    case .floor: SeededFault.floorIgnoresSign.isActive ? true : nil
    case .ceiling: SeededFault.ceilingAsUp.isActive ? true : nil
    case .up05: SeededFault.up05TestsOnlyZero.isActive ? lastDigit == 0 : nil
    case .halfUp, .down, .up: nil
    }
  }

  /// Returns whether a tie grows if it goes away from zero, toward zero, to odd or by digit 5.
  private func faultyTie(lastDigit: UInt8) -> Bool? {
    if SeededFault.tieAwayFromZero.isActive { return true }
    if SeededFault.tieTowardZero.isActive { return false }
    if SeededFault.tieToOdd.isActive { return lastDigit & 1 == 0 }
    return SeededFault.tieByDigitFive.isActive ? lastDigit >= 5 : nil
  }

  /// Whether every overflow becomes infinite.
  @usableFromInline
  static var overflowIsAlwaysInfinite: Bool { SeededFault.overflowAlwaysInfinite.isActive }
}
#endif
