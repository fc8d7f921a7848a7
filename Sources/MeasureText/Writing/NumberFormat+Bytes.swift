import DecimalArithmetic

extension NumberFormat {
  /// Returns the number of bytes that suffice for the text of every numeric string of `count`
  /// bytes.
  ///
  /// The bound counts the digits with zeros in front of or behind the decimal mark, padded
  /// decimals, a grouping mark of up to four bytes for every two integer digits, the decimal mark,
  /// a sign, an exponent of up to 21 bytes, and a no-break space with `%`.
  public func capacity(forBytes count: Int) -> Int {
    // Percent adds at most two zeros to the zeros of plain notation.
    let whole = count + Self.plainZeroLimit + 2
    let padding =
      switch rule {
      case .none: 0
      case .digits(let digits): digits
      case .decimals(let decimals, let elseDigits): max(decimals, elseDigits)
      }
    return 2 * whole + 4 * (whole / 2) + padding + 40
  }

  /// Writes the number of a GDA numeric string, in UTF-8, to the beginning of `buffer`.
  ///
  ///     let format = NumberFormat(locale: .german)
  ///     var number = "1234.5"
  ///     let room = format.capacity(forBytes: number.utf8.count)
  ///     let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room)
  ///     defer { buffer.deallocate() }
  ///     let length = number.withUTF8 { format.write(utf8: $0, into: buffer).value }
  ///     String(decoding: buffer[..<length], as: UTF8.self)  // "1.234,5"
  ///
  /// No memory is allocated for strings of up to 1000 bytes. Text that is no numeric string is
  /// written as NaN. Bytes of the buffer behind the text may be overwritten too.
  ///
  /// `isRounded` states that the number comes from a conversion to ``target``, so it is not rounded
  /// again.
  ///
  /// - Returns: the length of the text in bytes, and the conditions of the number as written.
  /// - Precondition: the buffer has at least ``capacity(forBytes:)`` bytes.
  /// - Complexity: O(*n*) for *n* bytes read and written.
  public func write(
    utf8 text: UnsafeBufferPointer<UInt8>, isRounded: Bool = false,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Written<Int> {
    precondition(buffer.count >= capacity(forBytes: text.count), "no room for the longest text")
    guard let start = buffer.baseAddress else { return Written(0) }
    // A stack frame of constant size costs less than a stack frame of variable size.
    if text.count <= 64 {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 66) { room in
        write(text, in: room, isRounded: isRounded, at: start)
      }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 2) { room in
      write(text, in: room, isRounded: isRounded, at: start)
    }
  }

  private func write(
    _ text: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableBufferPointer<UInt8>,
    isRounded: Bool, at start: UnsafeMutablePointer<UInt8>
  ) -> Written<Int> {
    guard let digits = room.baseAddress else { return Written(0) }
    if let run = DigitRun(plain: text, in: digits) {
      return write(run, isRounded: isRounded, at: start)
    }
    guard let syntax = try? NumericString(text), syntax.kind == .finite else {
      return writeSpecial(text, at: start)
    }
    return write(DigitRun(syntax, of: text, in: digits), isRounded: isRounded, at: start)
  }

  private func write(
    _ exact: DigitRun, isRounded: Bool, at start: UnsafeMutablePointer<UInt8>
  ) -> Written<Int> {
    var run = exact
    if isPercent && !run.isZero { run.exponent += 2 }
    var rounded = round(&run, isRounded: isRounded)
    let layout: NumberLayout
    if run.isZero {
      layout = NumberLayout(ofZero: run, self, &rounded)
    } else {
      if trailingZeros == .stripped { run.strip(to: 0) }
      layout = NumberLayout(of: &run, self, &rounded)
    }
    var cursor = TextCursor(start)
    write(run, layout, to: &cursor)
    return Written(cursor.position - start, rounded.conditions)
  }

  private func writeSpecial(
    _ text: UnsafeBufferPointer<UInt8>, at start: UnsafeMutablePointer<UInt8>
  ) -> Written<Int> {
    var cursor = TextCursor(start)
    if let syntax = try? NumericString(text), syntax.kind == .infinity {
      if syntax.isNegative { cursor.append(UInt8(ascii: "-")) }
      cursor.append(EncodedMark("\u{221E}"))
    } else {
      cursor.append("NaN" as StaticString)
    }
    return Written(cursor.position - start, .notFinite)
  }
}
