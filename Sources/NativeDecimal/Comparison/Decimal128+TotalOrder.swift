extension Decimal128 {
  /// A value with the order and the equality of compare-total, for sorting and for sets.
  ///
  /// 1.0 is less than 1, −0 less than 0, and NaNs are the least and the greatest values. Two values
  /// are equal only if sign, coefficient and exponent are equal.
  ///
  ///     let numbers = ["1", "0", "1.0", "-0"].map { Decimal128($0)! }
  ///     numbers.sorted { Decimal128.TotalOrder($0) < .init($1) }  // [-0, 0, 1.0, 1]
  public struct TotalOrder: Comparable, Hashable, Sendable {
    /// The decimal number.
    public let value: Decimal128

    /// Creates the totally ordered form of `value`.
    ///
    ///     let texts = ["1.0", "1", "1.0"]
    ///     Set(texts.map { Decimal128.TotalOrder(Decimal128($0)!) }).count  // 2
    public init(_ value: Decimal128) { self.value = value }

    public static func < (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) < 0 }

    // Values are canonical, so values with equal parts have equal bits.
    public static func == (x: Self, y: Self) -> Bool { x.value.bits == y.value.bits }

    public func hash(into hasher: inout Hasher) { hasher.combine(value.bits) }
  }
}
