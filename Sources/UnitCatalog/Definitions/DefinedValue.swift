import DecimalArithmetic

/// What a definition comes to, in coherent base units: base = x · scale + offset.
struct DefinedValue {
  var scale: ExactRatio
  var offset: ExactRatio
  var dimension: DimensionVector

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

  static var one: DefinedValue { DefinedValue(scale: .one, offset: .zero, dimension: .one) }
}
