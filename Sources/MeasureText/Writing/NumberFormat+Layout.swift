extension NumberFormat {
  /// Writes the digits with sign, marks, zeros and exponent.
  func write(_ run: DigitRun, _ layout: NumberLayout, to cursor: inout TextCursor) {
    if run.isNegative && (!run.isZero || showsNegativeZero) { cursor.append(UInt8(ascii: "-")) }
    writeWholePart(run, layout, to: &cursor)
    if layout.decimals > 0 {
      cursor.append(symbols.decimal)
      writeDecimals(run, layout, to: &cursor)
    }
    if let exponent = layout.exponent {
      cursor.append(UInt8(ascii: "E"))
      cursor.append(exponent)
    }
    if isPercent {
      if symbols.spacesPercent { cursor.append("\u{A0}" as Unicode.Scalar) }
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
    var index = 0
    // The first group has one to three digits.
    var end = (whole - 1) % 3 + 1
    while true {
      let known = max(0, min(end, run.count) - index)
      cursor.append(run.digits + index, count: known)
      cursor.appendZeros(end - index - known)
      if end == whole { return }
      cursor.append(symbols.grouping)
      index = end
      end += 3
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
