/// The notation of numbers, with or without an exponent.
public enum NumberNotation: Hashable, Sendable {
  /// No exponent: 12300000.
  ///
  /// At most ``NumberFormat/plainZeroLimit`` zeros are written.
  case plain
  /// One digit in front of the decimal mark: 1.23E7.
  case scientific
  /// One to three digits in front of the decimal mark, and a multiple of three as exponent: 12.3E6.
  case engineering
  /// Plain notation within the thresholds, else scientific notation.
  case automatic(NotationThresholds)
}

/// The range of adjusted exponents of numbers that are written without an exponent.
///
/// The adjusted exponent is the exponent of the first digit: 2 for 123, −3 for 0.00456. If
/// ``smallest`` is above ``largest``, only 0 is written without an exponent.
public struct NotationThresholds: Hashable, Sendable {
  /// The adjusted exponent of the smallest numbers without an exponent.
  public var smallest: Int
  /// The adjusted exponent of the largest numbers without an exponent.
  public var largest: Int

  public init(smallest: Int, largest: Int) {
    self.smallest = smallest
    self.largest = largest
  }

  /// The range from 10⁻¹² to below 10²¹.
  ///
  /// Settings offer at most twelve decimals, so every number that twelve decimals can show has no
  /// exponent. At 10²¹ ECMAScript's `Number::toString` begins with exponents.
  public static let standard = NotationThresholds(smallest: -12, largest: 20)

  func contain(_ exponent: Int) -> Bool { smallest <= exponent && exponent <= largest }
}
