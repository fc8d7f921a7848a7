/// How much what slows a machine down slows work, for ``Metric/ratioToYardstick``.
///
/// A neighbour on the same core takes half of its throughput, and none of its clock rate: a chain of multiplications
/// that wait for each other runs as before, the yardstick 1.4 times as long. What else becomes slower depends on what
/// the neighbour does: beside some, long straight code takes 1.1 times as long, beside others 1.4 times, where the
/// yardstick goes from 1.4 to 1.6. So work is described by two powers, p of the yardstick and q of products:
///
/// time ∝ chain^(1 − p − q) · yardstick^p · products^q
///
/// and the ratio to that stays the same, alone on the core and beside others.
public struct Sensitivity: Hashable, Sendable {
  /// The power of the yardstick; 1 for work like it.
  public let yardstick: Double
  /// The power of ``Measurer/products``; 0 for work like the yardstick.
  public let products: Double

  /// Sensitivities from their parts; as it stands, those of work like the yardstick.
  public init(yardstick: Double = 1, products: Double = 0) {
    self.yardstick = yardstick
    self.products = products
  }
}

extension StrictMembers {
  /// The member `sensitivity`; `nil` if there is none.
  func sensitivity() throws(PlacedProblem) -> Sensitivity? {
    let keys = ["yardstick", "products"]
    guard let own = try optionalMembers("sensitivity", allowing: keys) else { return nil }
    for key in own.keys where !(-3...3).contains(try own.number(key)) {
      throw own.problem(.wrongType(expected: "a number from -3 to 3"), at: key)
    }
    return Sensitivity(
      yardstick: try own.optionalNumber("yardstick") ?? 1,
      products: try own.optionalNumber("products") ?? 0)
  }
}
