import DecimalArithmetic

extension NumberFormat {
  /// The result of rounding, before the layout.
  struct Rounded {
    var conditions: WritingConditions = []
    /// The limit of padding with zeros: down to 10^place, or up to a number of digits.
    var padding = Padding.none
  }

  enum Padding {
    case none
    case place(Int)
    case digits(Int)
  }

  /// Rounds the digits once; determines the conditions of a number that is already rounded.
  func round(_ run: inout DigitRun, isRounded: Bool) -> Rounded {
    var rounded = Rounded()
    switch rule {
    case .none: break
    case .digits(let count):
      rounded.padding = .digits(count)
      if !run.isZero && !isRounded && !run.round(toDigits: count, by: rounding) {
        rounded.conditions.insert(.rounded)
      }
    case .decimals(let count, let elseDigits):
      rounded.padding = .place(-count)
      if run.isZero { break }
      if isRounded {
        // The first digit of a number that was rounded at these decimals is not behind these
        // decimals.
        guard run.adjusted < -count else { break }
        rounded.conditions.insert(.keptFromZero)
        rounded.padding = .digits(max(1, elseDigits))
        break
      }
      let cut = run.cut(at: -count, by: rounding)
      if cut.givesZero && elseDigits > 0 {
        let isExact = run.round(toDigits: elseDigits, by: rounding)
        rounded.conditions.insert(isExact ? .keptFromZero : [.keptFromZero, .rounded])
        rounded.padding = .digits(elseDigits)
        break
      }
      run.apply(cut, at: -count)
      if !cut.isExact { rounded.conditions.insert(.rounded) }
      if cut.givesZero { rounded.conditions.insert(.shownAsZero) }
    }
    return rounded
  }
}
