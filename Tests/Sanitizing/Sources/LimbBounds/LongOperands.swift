import GMPDecimal
import Metryvo

/// Operands for which GMP uses its algorithms for long numbers: products, quotients, radix changes.
enum LongOperands {
  static func judge() {
    for length in [3_000, 12_000, 60_000] {
      let context = ArithmeticContext(
        precision: 2 * length + 2, maxExponent: 999_999, minExponent: -999_999)
      let x = BigDecimal.exactly("3" + String(repeating: "1415926535", count: length / 10))
      let y = BigDecimal.exactly("2" + String(repeating: "9", count: length / 3))
      let product = BigDecimal.multiply(x, y, in: context).value
      let sum = BigDecimal.add(product, x, in: context).value
      demand(BigDecimal.divide(product, by: y, in: context).value == x, "x · y ÷ y is x", length)
      demand(
        BigDecimal.remainder(sum, by: y, in: context).value
          == BigDecimal.remainder(x, by: y, in: context).value, "x · y + x leaves x", length)
      let square = BigDecimal.multiply(x, x, in: context).value
      demand(BigDecimal.squareRoot(square, in: context).value == x, "√x² is x", length)
      demand(BigDecimal.exactly(product.scientificString()) == product, "read as written", length)
    }
  }

  private static func demand(_ holds: Bool, _ statement: String, _ length: Int) {
    if !holds { fatalError("\(statement) does not hold for \(length) digits") }
  }
}
