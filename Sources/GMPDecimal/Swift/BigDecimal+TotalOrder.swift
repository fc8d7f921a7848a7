extension BigDecimal {
  /// A value with the order and the equality of compare-total, for sorting and for sets.
  ///
  /// 1.0 is less than 1, −0 less than 0, and NaNs are the least and the greatest values. Two values
  /// are equal only if sign, coefficient and exponent are equal.
  ///
  ///     numbers.sorted { BigDecimal.TotalOrder($0) < BigDecimal.TotalOrder($1) }
  public struct TotalOrder: Comparable, Hashable, Sendable {
    /// The decimal number.
    public let value: BigDecimal

    /// Creates the totally ordered form of `value`.
    public init(_ value: BigDecimal) { self.value = value }

    public static func < (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) < 0 }

    public static func == (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) == 0 }

    // Values that the order distinguishes have different texts.
    public func hash(into hasher: inout Hasher) { hasher.combine(value.description) }
  }
}
