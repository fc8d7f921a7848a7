#if SeededFaults
import DecimalArithmetic
#endif

extension NumberFormat {
  /// Writes the digits with sign, marks, zeros and exponent.
  func write(_ run: DigitRun, _ layout: NumberLayout, to cursor: inout TextCursor) {
    if run.isNegative && (!run.isZero || showsNegativeZero) { cursor.append(UInt8(ascii: "-")) }
    #if SeededFaults
    if SeededFault.writerKeepsSignOfZero.isActive && run.isNegative && run.isZero
      && !showsNegativeZero
    {
      cursor.append(UInt8(ascii: "-"))
    }
    #endif
    writeWholePart(run, layout, to: &cursor)
    if layout.decimals > 0 {
      cursor.append(EncodedMark(symbols.decimal))
      writeDecimals(run, layout, to: &cursor)
    }
    if let exponent = layout.exponent {
      cursor.append(UInt8(ascii: "E"))
      cursor.append(exponent)
    }
    if isPercent {
      if symbols.spacesPercent { cursor.append(EncodedMark("\u{A0}")) }
      cursor.append(UInt8(ascii: "%"))
    }
  }

  private func writeWholePart(
    _ run: DigitRun, _ layout: NumberLayout, to cursor: inout TextCursor
  ) {
    let whole = layout.wholeDigits
    if whole == 0 { return cursor.append(UInt8(ascii: "0")) }
    guard layout.exponent == nil, let threshold = grouping.threshold(symbols), whole >= threshold
    else {
      cursor.append(run.digits, count: min(whole, run.count))
      cursor.appendZeros(whole - run.count)
      return
    }
    let mark = EncodedMark(symbols.grouping)
    // The first group has one to three digits.
    #if SeededFaults
    var untilMark = (SeededFault.writerGroupsMisplaced.isActive ? whole : whole - 1) % 3 + 1
    #else
    var untilMark = (whole - 1) % 3 + 1
    #endif
    for index in 0..<whole {
      if untilMark == 0 {
        cursor.append(mark)
        untilMark = 3
      }
      cursor.append(index < run.count ? run.digits[index] : UInt8(ascii: "0"))
      untilMark -= 1
    }
  }

  private func writeDecimals(
    _ run: DigitRun, _ layout: NumberLayout, to cursor: inout TextCursor
  ) {
    let leading = min(layout.decimals, max(0, -layout.firstDecimal))
    let index = max(0, layout.firstDecimal)
    let known = max(0, min(run.count - index, layout.decimals - leading))
    cursor.appendZeros(leading)
    if known > 0 { cursor.append(run.digits + index, count: known) }
    cursor.appendZeros(layout.decimals - leading - known)
  }
}
