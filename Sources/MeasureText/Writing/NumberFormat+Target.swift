import DecimalArithmetic

extension NumberFormat {
  /// The target of a conversion whose result needs no further rounding in this format.
  ///
  ///     let format = NumberFormat(precision: .decimals(2))
  ///     let converter = Converter<Decimal128>(
  ///       context: .decimal128.rounding(format.rounding), target: format.target)
  ///     let result = try converter.convert("26.2", from: .mile, to: .kilometer)
  ///     format.text(of: result.value, isRounded: true)  // "42.16"
  ///
  /// For ``NumberPrecision/all`` the target is the precision of the converter.
  public var target: RoundingTarget {
    switch rule {
    case .digits(let count): .digits(count)
    case .decimals(let count, let elseDigits):
      .decimals(count + (isPercent ? 2 : 0), elseDigits: elseDigits)
    case .none: .digits(ArithmeticContext.limit)
    }
  }

  /// The position at which the number, or its percentage, is rounded.
  enum Rule {
    case digits(Int)
    case decimals(Int, elseDigits: Int)
    case none
  }

  /// The rounding rule of ``precision``, ``notation`` and ``smallNumbers``.
  var rule: Rule {
    switch precision.withinRange {
    case .all: return .none
    case .significantDigits(let count): return .digits(count)
    case .decimals(let count):
      if hasExponent { return .digits(count + 1) }
      let elseDigits =
        switch smallNumbers {
        case .asManyDigits: max(1, count)
        case .digits(let digits): min(max(1, digits), NumberPrecision.limit)
        case .zero: 0
        }
      return .decimals(count, elseDigits: elseDigits)
    }
  }

  /// Whether every number has an exponent.
  var hasExponent: Bool { notation == .scientific || notation == .engineering }
}
