internal import CGMP
import DecimalArithmetic

extension Natural {
  /// Sets self to the quotient, rounded down, and returns the remainder.
  ///
  /// - Precondition: the divisor is not 0; GMP would raise a signal.
  package mutating func divide(by divisor: borrowing Natural) -> Natural {
    var remainder = Natural(room: divisor.count + 1)
    divide(by: divisor.limbs) { remainder.assign($0) }
    return remainder
  }

  /// Sets self to the quotient, rounded down, and calls `body` with the remainder.
  ///
  /// The highest limbs of the remainder may be 0.
  ///
  /// - Precondition: the divisor is not 0; GMP would raise a signal.
  mutating func divide<Result>(
    by divisor: UnsafeBufferPointer<UInt>, _ body: (UnsafeBufferPointer<UInt>) -> Result
  ) -> Result {
    precondition(divisor.count > 0, "division by zero")
    let length = count
    if length < divisor.count {
      // The number is below the divisor: its limbs are the remainder, and the quotient 0 leaves
      // them unchanged.
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

  /// Returns the remainder self compared with half of `divisor`.
  package consuming func asDiscardedPart(of divisor: borrowing Natural) -> DiscardedPart {
    if isZero { return .zero }
    var double = self
    double.shiftLeft(1)
    let order = double.compared(with: divisor)
    return order < 0 ? .belowHalf : order == 0 ? .half : .aboveHalf
  }
}
