import DecimalArithmetic

/// A custom unit's relation to the base unit of its quantity, in the terms of ``UnitModel``.
struct CustomUnitRelation {
  private(set) var quantity: String
  /// `nil` if it does not fit; the catalog then says so.
  private var scale: ExactRatio?
  private var offset: ExactRatio?
  private var model: UnitModel
  private var irrational: UnitTrait?
  /// Whether a definition may use the unit as a factor.
  private(set) var isMultiple: Bool

  /// The relation of a unit of the catalog.
  init(_ unit: MeasureUnit) {
    quantity = unit.quantity
    scale = unit.scale
    offset = unit.offset
    model = unit.model
    irrational = UnitTrait(unit.irrationalFactor)
    isMultiple = unit.model == .linear && unit.offset.isZero
  }

  /// The relation of a unit of which x is x · factor + addend of this one, which `reference` names.
  ///
  /// An addend of `nil` is one that does not fit.
  ///
  /// - Throws: the problem of an offset where the model has no place for it, or of a negative factor.
  func composed(
    _ factor: ExactRatio, _ addend: ExactRatio?, of reference: String
  ) throws(CustomUnitError.Problem) -> CustomUnitRelation {
    var relation = self
    let hasOffset = addend?.isZero != true
    // Only a level may run downwards, such as pH.
    if case .level = model {
    } else if factor.isNegative {
      let text = factor.definitionText
      throw hasOffset ? .downwardScale(factor: text) : .negativeFactor(text)
    }
    switch model {
    case .linear:
      // base = (x · f + a) · s + c = x · f·s + (a·s + c)
      if hasOffset, let irrational { throw .noConversion(.offset, to: reference, irrational) }
      relation.scale = scale?.multiplied(by: factor)
      relation.offset = addend.flatMap { scale?.multiplied(by: $0) }.flatMap { offset?.adding($0) }
      relation.isMultiple = isMultiple && !hasOffset
    case .reciprocal:
      // base = 1 ÷ (x · f · s)
      if hasOffset { throw .noConversion(.offset, to: reference, .reciprocal) }
      relation.scale = scale?.multiplied(by: factor)
    case .level(let level):
      // From x · f + a = m · log(base^p ÷ s) follows x = m/f · log(base^p ÷ (s · b^(a/m))), and b^(a/m)
      // is rational only for b = 10 and an integer a/m (LogarithmMap has the proof), or a = 0.
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

  /// The definition by the base unit.
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
      // The grammar has room for one number there, not for a product with a power of ten.
      if multiplier.utf8.contains(UInt8(ascii: " ")) { throw .doesNotFit }
      let logarithm = level.base == .ten ? "log10" : "ln"
      let power = level.power == 1 ? "" : "^\(level.power)"
      return "level \(multiplier) \(logarithm) re \(number) \(base)\(power)"
    }
  }
}

extension ExactRatio {
  /// ` + 273.15`, ` - 5/9`; nothing for 0.
  fileprivate var addendText: String {
    if isZero { return "" }
    return isNegative ? " - \(negated.definitionText)" : " + \(definitionText)"
  }

  fileprivate var magnitude: ExactRatio { isNegative ? negated : self }

  /// Whether it is an integer: the unique form has neither a 5 nor a factor of the numerator below, so
  /// 10^e must cancel all of the denominator as twos.
  fileprivate var isWhole: Bool {
    denominator & (denominator - 1) == 0 && denominator.trailingZeroBitCount <= exponent
  }

  /// An integer as an exponent of ten; `nil` beyond the bounds of definitions.
  fileprivate var exponentOfTen: Int? {
    guard let power = powerOfTen(exponent) else { return nil }
    let product = numerator.multipliedReportingOverflow(by: power)
    let whole = product.partialValue / denominator
    guard !product.overflow, whole <= UInt128(DefinedValue.exponentLimit) else { return nil }
    return isNegative ? -Int(whole) : Int(whole)
  }
}
