import DecimalArithmetic

/// The relation of a custom unit to the base unit of its quantity, in terms of ``UnitModel``.
struct CustomUnitRelation {
  private(set) var quantity: String
  /// The scale; `nil` if it does not fit 128 bits, which ``definition(by:)`` reports.
  private var scale: ExactRatio?
  private var offset: ExactRatio?
  private var model: UnitModel
  private var irrational: UnitTrait?
  /// Whether the unit may be a factor of a definition.
  private(set) var isMultiple: Bool

  /// Creates the relation of a unit of the catalog.
  init(_ unit: MeasureUnit) {
    quantity = unit.quantity
    scale = unit.scale
    offset = unit.offset
    model = unit.model
    irrational = UnitTrait(unit.irrationalFactor)
    isMultiple = unit.model == .linear && unit.offset.isZero
  }

  /// Returns the relation of a unit with reference = x · factor + addend.
  ///
  /// `self` is the relation of the reference, and `reference` its identifier, for errors. The
  /// addend `nil` denotes an addend that does not fit 128 bits.
  ///
  /// - Throws: an error for an offset that the model does not allow, or for a negative factor.
  func composed(
    _ factor: ExactRatio, _ addend: ExactRatio?, of reference: String
  ) throws(CustomUnitError.Problem) -> CustomUnitRelation {
    var relation = self
    let hasOffset = addend?.isZero != true
    // Only a level may run downwards, as pH does.
    if case .level = model {
    } else if factor.isNegative {
      let text = factor.definitionText
      throw hasOffset ? .downwardScale(factor: text) : .negativeFactor(text)
    }
    switch model {
    case .linear:
      // With factor f, addend a, scale s and offset c: base = (x · f + a) · s + c = x · f·s + (a·s
      // + c).
      if hasOffset, let irrational { throw .noConversion(.offset, to: reference, irrational) }
      relation.scale = scale?.multiplied(by: factor)
      relation.offset = addend.flatMap { scale?.multiplied(by: $0) }.flatMap { offset?.adding($0) }
      relation.isMultiple = isMultiple && !hasOffset
    case .reciprocal:
      // base = 1 ÷ (x · f · s)
      if hasOffset { throw .noConversion(.offset, to: reference, .reciprocal) }
      relation.scale = scale?.multiplied(by: factor)
    case .level(let level):
      // With factor f, addend a, multiplier m, power p, scale s and logarithm base b: x · f + a = m
      // · log(base^p ÷ s) gives x = m/f · log(base^p ÷ (s · b^(a/m))). b^(a/m) is rational only for
      // a = 0, or for b = 10 and an integer a/m; LogarithmMap has the proof.
      guard let multiplier = level.multiplier.divided(by: factor) else {
        throw .definition(.doesNotFit)
      }
      relation.model = .level(
        LevelScale(multiplier: multiplier, base: level.base, power: level.power))
      if !hasOffset { break }
      guard let steps = addend?.divided(by: level.multiplier) else {
        throw .definition(.doesNotFit)
      }
      guard level.base == .ten, steps.isWhole else {
        throw .offsetOfLevel(
          reference, multiple: level.base == .ten ? level.multiplier.magnitude.definitionText : nil)
      }
      guard let exponent = steps.exponentOfTen, let power = ExactRatio(1, exponent: exponent) else {
        throw .definition(.doesNotFit)
      }
      relation.scale = scale?.multiplied(by: power)
    }
    return relation
  }

  /// Returns the definition in terms of the base unit.
  ///
  /// - Throws: ``DefinitionProblem/doesNotFit``.
  func definition(by base: String) throws(DefinitionProblem) -> String {
    guard let scale, let offset else { throw .doesNotFit }
    let number = scale.definitionText
    switch model {
    case .linear:
      return "\(number) \(base)" + offset.addendText + (offset.isZero ? "" : " \(base)")
    case .reciprocal: return "reciprocal \(number) / \(base)"
    case .level(let level):
      let multiplier = level.multiplier.definitionText
      // The grammar allows a single number as multiplier, not a product with a power of ten.
      if multiplier.utf8.contains(UInt8(ascii: " ")) { throw .doesNotFit }
      let logarithm = level.base == .ten ? "log10" : "ln"
      let power = level.power == 1 ? "" : "^\(level.power)"
      return "level \(multiplier) \(logarithm) re \(number) \(base)\(power)"
    }
  }
}

extension ExactRatio {
  /// The number as an addend of a definition: ` + 273.15`, ` - 5/9`; empty for 0.
  fileprivate var addendText: String {
    if isZero { return "" }
    return isNegative ? " - \(negated.definitionText)" : " + \(definitionText)"
  }

  fileprivate var magnitude: ExactRatio { isNegative ? negated : self }

  /// Whether the number is an integer.
  ///
  /// In the unique form n/d · 10^e, d has neither a factor 5 nor a factor in common with n. So n/d
  /// · 10^e is an integer only if d is a power of two that divides 10^e.
  fileprivate var isWhole: Bool {
    denominator & (denominator - 1) == 0 && denominator.trailingZeroBitCount <= exponent
  }

  /// The value of an integer for use as an exponent of ten; `nil` beyond ±999.
  fileprivate var exponentOfTen: Int? {
    guard let power = powerOfTen(exponent) else { return nil }
    let product = numerator.multipliedReportingOverflow(by: power)
    let whole = product.partialValue / denominator
    guard !product.overflow, whole <= UInt128(DefinedValue.exponentLimit) else { return nil }
    return isNegative ? -Int(whole) : Int(whole)
  }
}
