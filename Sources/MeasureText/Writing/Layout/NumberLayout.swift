/// The positions of the decimal mark, the zeros, the groups and the exponent of a rounded number.
struct NumberLayout {
  /// The number of digits in front of the decimal mark; for none, 0 is written.
  var wholeDigits: Int
  /// The number of digits behind the decimal mark, including zeros.
  var decimals: Int
  /// The index of the first digit behind the decimal mark; −n stands for n zeros in front of the
  /// digits.
  var firstDecimal: Int
  /// The exponent; `nil` for plain notation.
  var exponent: Int?

  /// Computes the layout of a number that is not 0, and adds its conditions to `rounded`.
  init(of run: inout DigitRun, _ format: NumberFormat, _ rounded: inout NumberFormat.Rounded) {
    let adjusted = run.adjusted
    let zeros = max(run.exponent, -adjusted)
    let isPlain: Bool
    switch format.notation {
    case .scientific, .engineering: isPlain = false
    case .plain:
      isPlain = zeros <= NumberFormat.plainZeroLimit
      if !isPlain { rounded.conditions.insert(adjusted > 0 ? .tooLarge : .tooSmall) }
    case .automatic(let thresholds):
      isPlain = thresholds.contain(adjusted) && zeros <= NumberFormat.plainZeroLimit
    }
    let isEngineering = format.notation == .engineering
    // Floored modulo: 10⁻¹ is 100 × 10⁻³, with three digits in front of the mark.
    let ahead = isEngineering ? (adjusted % 3 + 3) % 3 : 0
    let written = isPlain ? 0 : adjusted - ahead
    if !isPlain {
      exponent = written
      if format.trailingZeros == .stripped { run.strip(to: .max) }
      rounded.conditions.insert(.hasExponent)
      // Decimals counted from the mark of plain notation are not padded here, and the number's own
      // trailing zeros have no meaning.
      #if SeededFaults
      rounded.losePlace()
      #endif
      if case .place = rounded.padding {
        if format.trailingZeros == .padded { run.strip(to: .max) }
        rounded.padding = .none
      }
    }
    firstDecimal = adjusted - written + 1
    wholeDigits = max(0, firstDecimal)
    decimals = max(0, written - run.exponent)
    if format.trailingZeros == .padded {
      switch rounded.padding {
      case .none: break
      case .place(let place): decimals = max(decimals, -place)
      case .digits(let count): decimals = max(decimals, count - firstDecimal)
      }
    }
  }

  /// Computes the layout of 0, with the decimals that were written or requested, or without
  /// decimals.
  init(ofZero run: DigitRun, _ format: NumberFormat, _ rounded: inout NumberFormat.Rounded) {
    wholeDigits = 0
    firstDecimal = 0
    decimals = 0
    if format.hasExponent {
      exponent = 0
      rounded.conditions.insert(.hasExponent)
    }
    let most: Int? =
      switch rounded.padding {
      case .none: nil
      case .place(let place): -place
      case .digits(let count): count - 1
      }
    let own = max(0, -run.exponent)
    switch format.trailingZeros {
    case .stripped: break
    case .kept:
      decimals = most.map { min(own, $0) } ?? (own <= NumberFormat.plainZeroLimit ? own : 0)
    case .padded: decimals = most ?? (own <= NumberFormat.plainZeroLimit ? own : 0)
    }
    #if SeededFaults
    decimals = faultyDecimals(format)
    #endif
  }
}
