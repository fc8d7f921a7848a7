extension NumberFormat {
  /// Writes the digits with sign, marks, zeros and exponent.
  func write(_ run: DigitRun, _ layout: NumberLayout, to cursor: inout TextCursor) {
    if run.isNegative && (!run.isZero || showsNegativeZero) { cursor.append(UInt8(ascii: "-")) }
    #if SeededFaults
    writeFaultySign(run, to: &cursor)
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
    #if SeededFaults
    if writeFaultyGroups(run, whole, to: &cursor) { return }
    #endif
    let mark = EncodedMark(symbols.grouping)
    let size = symbols.hasIndianGroups ? 2 : 3
    // At least one digit precedes the last three.
    let ahead = whole - 4
    // The first group has at most `size` digits. Division by a constant takes a third of the time
    // of division by `size`.
    var untilMark = (size == 2 ? ahead % 2 : ahead % 3) + 1
    for index in 0..<whole {
      if untilMark == 0 {
        cursor.append(mark)
        untilMark = index == whole - 3 ? 3 : size
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
