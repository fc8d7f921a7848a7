import DecimalArithmetic

extension Decimal128.Preparation {
  // The capacity is 64 in every context that the type supports.
  public func string(utf8 text: UnsafeBufferPointer<UInt8>, capacity _: Int) -> String {
    guard short.textWay == .affine, let number = ShortText(text),
      let found = short.affineText(
        sign: number.sign, coefficient: number.coefficient, exponent: number.exponent)
    else { return bufferedString(text) }
    return found.words.string
  }

  /// Converts via a buffer in the stack frame.
  @inline(never)
  private func bufferedString(_ text: UnsafeBufferPointer<UInt8>) -> String {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { room in
      let length = convert(utf8: text, into: room.bindMemory(to: UInt8.self)).length
      return String(ascii: UnsafeRawBufferPointer(start: room.baseAddress, count: length))
    }
  }
}
