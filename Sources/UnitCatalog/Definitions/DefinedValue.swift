import DecimalArithmetic

/// The value of a definition, in coherent base units.
struct DefinedValue: Sendable {
  var scale: ExactRatio
  var irrationalFactor = IrrationalFactor.one
  var offset = ExactRatio.zero
  var dimension: DimensionVector
  var model = UnitModel.linear

  /// Whether the unit is a multiple of base units.
  ///
  /// Only such a unit may be a factor of a definition.
  var isMultiple: Bool { model == .linear && offset.isZero }

  /// The largest exponent of ten in definitions and results; the sum of two such exponents cannot
  /// overflow.
  static let exponentLimit = 999
  /// The largest power of a factor.
  static let powerLimit = 99

  /// Multiplies the scale by `ratio`.
  mutating func multiply(by ratio: ExactRatio) throws(DefinitionProblem) {
    guard let product = scale.multiplied(by: ratio),
      product.exponent.magnitude <= Self.exponentLimit
    else { throw .doesNotFit }
    scale = product
  }

  /// Multiplies the scale, the dimension and the irrational factor by `multiple`^`count`;
  /// `multiple.isMultiple` must be true.
  mutating func multiply(
    by multiple: DefinedValue, times count: Int
  ) throws(DefinitionProblem) {
    guard let power = count == 1 ? multiple.scale : multiple.scale.raised(to: count) else {
      throw .doesNotFit
    }
    try multiply(by: power)
    dimension = dimension.adding(multiple.dimension, times: count)
    if !dimension.isBounded { throw .doesNotFit }
    try multiply(by: multiple.irrationalFactor, times: count)
  }

  /// Multiplies the irrational factor by `factor`^`count`.
  mutating func multiply(
    by factor: IrrationalFactor, times count: Int
  ) throws(DefinitionProblem) {
    if factor.isOne { return }
    guard let product = irrationalFactor.multiplied(by: factor, times: count) else {
      throw .irrationalPower
    }
    irrationalFactor = product
  }

  static var one: DefinedValue { DefinedValue(scale: .one, dimension: .one) }
}
