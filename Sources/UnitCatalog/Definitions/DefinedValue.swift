import DecimalArithmetic

/// What a definition comes to, in coherent base units.
struct DefinedValue {
  var scale: ExactRatio
  var irrationalFactor = IrrationalFactor.one
  var offset = ExactRatio.zero
  var dimension: DimensionVector
  var model = UnitModel.linear

  /// Whether the unit is a multiple of base units, so that a definition may use it as a factor.
  var isMultiple: Bool { model == .linear && offset.isZero }

  /// The largest exponent of ten anywhere; sums of two cannot overflow.
  static let exponentLimit = 999
  /// The largest power a factor may be raised to.
  static let powerLimit = 99

  /// The value multiplied by `ratio` · `dimension`^`count`.
  mutating func multiply(
    by ratio: ExactRatio, _ other: DimensionVector = .one, times count: Int = 0
  ) throws(DefinitionProblem) {
    guard let product = scale.multiplied(by: ratio),
      product.exponent.magnitude <= Self.exponentLimit
    else { throw .doesNotFit }
    scale = product
    dimension = dimension.adding(other, times: count)
    if !dimension.isBounded { throw .doesNotFit }
  }

  /// The value multiplied by `factor`^`count`.
  mutating func multiply(
    by factor: IrrationalFactor, times count: Int
  ) throws(DefinitionProblem) {
    guard let product = irrationalFactor.multiplied(by: factor, times: count) else {
      throw .doesNotFit
    }
    irrationalFactor = product
  }

  static var one: DefinedValue { DefinedValue(scale: .one, dimension: .one) }
}
