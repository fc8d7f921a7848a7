import ExactArithmetic

/// The value of a unit in a table: base = x · scale · π^piPower + offset, in the table's base
/// units.
package struct TableValue: Sendable {
  /// The rational factor.
  package var scale: Rational
  /// The exponent of π, for tables that write π with correct digits.
  package var piPower = 0
  /// The offset of a temperature scale.
  package var offset = Rational.zero
  /// The exponents of the base units.
  package var dimension: [String: Int] = [:]
  /// The decimals whose product is the value, with their exponents; a decimal may be rounded.
  package var numbers: [WrittenNumber: Int] = [:]

  /// Creates a value from its factor and dimension.
  package init(_ scale: Rational, dimension: [String: Int] = [:]) {
    self.scale = scale
    self.dimension = dimension
  }

  /// Creates the value of a number as written.
  init(_ number: WrittenNumber) {
    self.init(number.value)
    numbers = [number: 1]
  }

  /// Returns π to a power.
  static func pi(power: Int) -> TableValue {
    var value = TableValue(Rational(1))
    value.piPower = power
    return value
  }

  /// Returns the product of this value and other^power, both without their offsets.
  ///
  /// - Throws: ``Unevaluated/divisionByZero`` or ``Unevaluated/tooLarge``.
  func multiplied(
    by other: TableValue, power: Int = 1
  ) throws(Unevaluated) -> TableValue {
    guard power.magnitude <= TableLimits.power else { throw .tooLarge }
    if power < 0 && other.scale.isZero { throw .divisionByZero }
    var product = self
    product.offset = .zero
    for _ in 0..<power.magnitude {
      let scale = power < 0 ? product.scale / other.scale : product.scale * other.scale
      product.scale = scale.reduced
      guard product.scale.partWidth <= TableLimits.width,
        product.scale.exponent.magnitude <= TableLimits.exponent
      else { throw .tooLarge }
    }
    product.piPower += other.piPower * power
    for (symbol, exponent) in other.dimension {
      let sum = product.dimension[symbol, default: 0] + exponent * power
      guard sum.magnitude <= TableLimits.exponent else { throw .tooLarge }
      product.dimension[symbol] = sum == 0 ? nil : sum
    }
    for (number, exponent) in other.numbers {
      let sum = product.numbers[number, default: 0] + exponent * power
      guard sum.magnitude <= TableLimits.exponent else { throw .tooLarge }
      product.numbers[number] = sum == 0 ? nil : sum
    }
    guard product.piPower.magnitude <= TableLimits.piPower else { throw .tooLarge }
    return product
  }

  /// Returns the sum of two values of equal dimension, without offset and without decimals.
  func adding(_ other: TableValue, subtracts: Bool = false) throws(Unevaluated) -> TableValue {
    guard dimension == other.dimension, piPower == other.piPower else { throw .mixedSum }
    var sum = self
    sum.offset = .zero
    sum.scale = (subtracts ? scale - other.scale : scale + other.scale).reduced
    guard sum.scale.partWidth <= TableLimits.width else { throw .tooLarge }
    sum.numbers = [:]
    return sum
  }
}
