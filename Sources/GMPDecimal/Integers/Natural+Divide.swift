internal import CGMP
import DecimalArithmetic

extension Natural {
  /// Becomes the quotient, rounded down, and gives the remainder.
  ///
  /// - Precondition: the divisor is not 0 (GMP would raise a signal).
  package mutating func divide(by divisor: borrowing Natural) -> Natural {
    var remainder = Natural(room: divisor.count + 1)
    divide(by: divisor.limbs) { remainder.assign($0) }
    return remainder
  }

  /// Becomes the quotient, rounded down, and lends the remainder, whose last limbs may be 0.
  ///
  /// - Precondition: the divisor is not 0 (GMP would raise a signal).
  mutating func divide<Result>(
    by divisor: UnsafeBufferPointer<UInt>, _ body: (UnsafeBufferPointer<UInt>) -> Result
  ) -> Result {
    precondition(divisor.count > 0, "division by zero")
    let length = count
    if length < divisor.count {
      // Lent from here: the number becomes 0 without being overwritten.
      count = 0
      return body(UnsafeBufferPointer(start: start, count: length))
    }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: length) { dividend in
      _ = dividend.update(from: limbs)
      cgmp_tdiv_qr(
        start, dividend.baseAddress, dividend.baseAddress, length, divisor.baseAddress,
        divisor.count)
      normalize(length - divisor.count + 1)
      return body(UnsafeBufferPointer(rebasing: dividend[..<divisor.count]))
    }
  }

  /// What remains of a division, compared with half of the divisor.
  package consuming func asDiscardedPart(of divisor: borrowing Natural) -> DiscardedPart {
    if isZero { return .zero }
    var double = self
    double.shiftLeft(1)
    let order = double.compared(with: divisor)
    return order < 0 ? .belowHalf : order == 0 ? .half : .aboveHalf
  }
}
