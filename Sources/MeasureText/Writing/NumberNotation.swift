/// With or without an exponent.
public enum NumberNotation: Hashable, Sendable {
  /// Without: 12300000. More than ``NumberFormat/plainZeroLimit`` zeros are not written out.
  case plain
  /// One digit before the decimal mark: 1.23E7.
  case scientific
  /// One to three digits before the decimal mark, exponents that are multiples of three: 12.3E6.
  case engineering
  /// Plain within the thresholds, else scientific.
  case automatic(NotationThresholds)
}

/// The sizes of numbers between which they are written without an exponent.
///
/// The size is the exponent of the first digit: 2 for 123, −3 for 0.00456. If the smallest is above the
/// largest, only 0 is written without an exponent.
public struct NotationThresholds: Hashable, Sendable {
  /// The exponent of the first digit of the smallest numbers written without an exponent.
  public var smallest: Int
  /// That of the largest.
  public var largest: Int

  public init(smallest: Int, largest: Int) {
    self.smallest = smallest
    self.largest = largest
  }

  /// From 10⁻¹² to below 10²¹.
  ///
  /// Twelve decimals are the most that settings offer, so that no number they can show turns to an
  /// exponent; 10²¹ is where ECMAScript's Number to String begins with exponents.
  public static let standard = NotationThresholds(smallest: -12, largest: 20)

  func contain(_ exponent: Int) -> Bool { smallest <= exponent && exponent <= largest }
}
