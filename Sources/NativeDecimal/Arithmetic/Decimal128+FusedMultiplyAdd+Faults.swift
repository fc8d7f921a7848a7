#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns x · y + z with a product that is rounded before the sum.
  static func faultyFusedSum(
    _ x: Self, _ y: Self, _ z: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    guard SeededFault.nativeFusedProductRounded.isActive else { return nil }
    let product = multiply(x, y, in: context)
    return add(product.value, z, in: context).raising(product.conditions)
  }
}
#endif
