extension Decimal128 {
  /// A value that is ordered and equal by compare-total, for sorting and for sets.
  ///
  /// 1.0 comes before 1, −0 before 0, and NaNs have their places at both ends; two are equal only if
  /// sign, coefficient and exponent are.
  ///
  ///     numbers.sorted { Decimal128.TotalOrder($0) < Decimal128.TotalOrder($1) }
  public struct TotalOrder: Comparable, Hashable, Sendable {
    /// The value as it is.
    public let value: Decimal128

    /// The value with this order.
    public init(_ value: Decimal128) { self.value = value }

    public static func < (x: Self, y: Self) -> Bool { totalOrder(x.value, y.value) < 0 }

    // Values are canonical, so two that differ in nothing have the same bits.
    public static func == (x: Self, y: Self) -> Bool { x.value.bits == y.value.bits }

    public func hash(into hasher: inout Hasher) { hasher.combine(value.bits) }
  }
}
