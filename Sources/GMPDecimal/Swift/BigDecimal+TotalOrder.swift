extension BigDecimal {
  /// A value that is ordered and equal by compare-total, for sorting and for sets.
  ///
  /// 1.0 comes before 1, −0 before 0, and NaNs have their places at both ends; two are equal only if
  /// sign, coefficient and exponent are.
  ///
  ///     numbers.sorted { BigDecimal.TotalOrder($0) < BigDecimal.TotalOrder($1) }
  public struct TotalOrder: Comparable, Hashable, Sendable {
    /// The value as it is.
    public let value: BigDecimal

    /// The value with this order.
    public init(_ value: BigDecimal) { self.value = value }

    public static func < (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) < 0 }

    public static func == (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) == 0 }

    // The text shows everything that the order tells apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(value.description) }
  }
}
