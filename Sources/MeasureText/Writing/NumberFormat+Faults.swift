#if SeededFaults
import DecimalArithmetic

extension NumberFormat {
  /// Writes the sign of a negative zero that the format does not show.
  func writeFaultySign(_ run: DigitRun, to cursor: inout TextCursor) {
    if SeededFault.writerKeepsSignOfZero.isActive && run.isNegative && run.isZero
      && !showsNegativeZero
    {
      cursor.append(UInt8(ascii: "-"))
    }
  }

  /// Writes digits in groups of three instead of Indian groups, or with every mark one place too
  /// far to the right; returns whether a fault is active.
  func writeFaultyGroups(_ run: DigitRun, _ whole: Int, to cursor: inout TextCursor) -> Bool {
    let hasThrees = SeededFault.writerIgnoresIndianGroups.isActive
    let isMisplaced = SeededFault.writerGroupsMisplaced.isActive
    guard hasThrees || isMisplaced else { return false }
    let mark = EncodedMark(symbols.grouping)
    let size = symbols.hasIndianGroups && !hasThrees ? 2 : 3
    var untilMark = (isMisplaced ? whole - 3 : whole - 4) % size + 1
    for index in 0..<whole {
      if untilMark == 0 {
        cursor.append(mark)
        untilMark = index == whole - 3 ? 3 : size
      }
      cursor.append(index < run.count ? run.digits[index] : UInt8(ascii: "0"))
      untilMark -= 1
    }
    return true
  }
}

extension NumberFormat.Rounded {
  /// Forgets the place of the last decimal, so that zeros in front of an exponent are kept.
  mutating func losePlace() {
    if SeededFault.writerKeepsZerosBeforeExponent.isActive, case .place = padding {
      padding = .none
    }
  }
}

extension NumberLayout {
  /// Returns the decimals of 0; the fault drops the last decimal in Brazil.
  func faultyDecimals(_ format: NumberFormat) -> Int {
    guard SeededFault.writerDropsZeroOfZero.isActive, format.trailingZeros == .padded,
      format.symbols == NumberLocale.brazilianPortuguese.symbols, decimals > 0
    else { return decimals }
    return decimals - 1
  }
}

extension DigitRun {
  /// Returns the rounding mode; the fault rounds half-up instead of half-even.
  static func faultyMode(_ mode: RoundingMode) -> RoundingMode {
    SeededFault.writerRoundsHalfUp.isActive && mode == .halfEven ? .halfUp : mode
  }

  /// Whether a carry out of nines is lost.
  static var losesCarry: Bool { SeededFault.writerCarryLost.isActive }
}
#endif
