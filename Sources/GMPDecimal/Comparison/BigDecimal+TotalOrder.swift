extension BigDecimal {
  /// A wrapper that orders values by compare-total, for sorting and for sets.
  ///
  /// 1.0 is less than 1, and −0 is less than 0. Negative NaNs are the smallest values, and positive
  /// NaNs the largest. Two values are equal only if sign, coefficient and exponent are equal.
  ///
  ///     let numbers = ["1", "1.0", "0", "-0"].map { BigDecimal($0)! }
  ///     let sorted = numbers.sorted { BigDecimal.TotalOrder($0) < BigDecimal.TotalOrder($1) }
  ///     sorted  // [-0, 0, 1.0, 1]
  public struct TotalOrder: Comparable, Hashable, Sendable {
    /// The decimal number.
    public let value: BigDecimal

    /// Creates the totally ordered form of `value`.
    ///
    ///     let prices = ["1.5", "1.50"].map { BigDecimal($0)! }
    ///     Set(prices).count  // 1
    ///     Set(prices.map { BigDecimal.TotalOrder($0) }).count  // 2
    public init(_ value: BigDecimal) { self.value = value }

    public static func < (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) < 0 }

    public static func == (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) == 0 }

    // Hashes the text, because values that differ in the total order have different texts.
    public func hash(into hasher: inout Hasher) { hasher.combine(value.description) }
  }
}
