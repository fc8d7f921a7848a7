import MeasureText

/// How the results of rows are written, worked out once for all rows of a worker.
final class RowLayout {
  let format: NumberFormat
  /// How exact results are: without zeros at the end unless these were asked for.
  private let exactFormat: NumberFormat
  private let leavesOutExactZeros: Bool
  /// Whether numeric strings of digits stand as they are: a point, no groups, an exponent where a
  /// request's answer has one.
  private let isPlain: Bool
  /// How many decimals are filled up with zeros where numeric strings stand as they are.
  let paddedDecimals: Int?
  private let decimals: Int?
  private let room: UnsafeMutableBufferPointer<UInt8>

  /// The layout of results whose numeric strings have at most `capacity` bytes.
  init(_ settings: ConversionSettings, capacity: Int) {
    var format = settings.numbers
    // What a spreadsheet reads has no groups unless they are asked for.
    if settings.grouping == nil { format.grouping = .never }
    self.format = format
    leavesOutExactZeros = settings.leavesOutExactZeros
    if leavesOutExactZeros { format.trailingZeros = .stripped }
    exactFormat = format
    decimals = settings.decimals
    isPlain =
      format.symbols.decimal == "." && format.grouping == .never
      && settings.notation == .automatic(.standard) && settings.trailingZeros == nil
    paddedDecimals = isPlain ? settings.decimals : nil
    room = .allocate(capacity: isPlain ? 0 : format.capacity(forBytes: capacity))
  }

  deinit { room.deallocate() }

  /// The bytes to write for a rounded result in plain digits; `nil` if the remark must say more
  /// than how the result was rounded.
  func text(
    of result: UnsafeBufferPointer<UInt8>, isExact: Bool
  ) -> UnsafeBufferPointer<UInt8>? {
    if isPlain {
      if !standsAsItIs(result) { return nil }
      return isExact && leavesOutExactZeros ? result.withoutZerosBehindPoint : result
    }
    let format = isExact ? exactFormat : format
    let written = format.write(utf8: result, isRounded: true, into: room)
    guard written.conditions.subtracting(.hasExponent).isEmpty else { return nil }
    return UnsafeBufferPointer(rebasing: room[..<written.value])
  }

  /// Whether a request's answer adds nothing but zeros to a text of digits.
  private func standsAsItIs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if decimals == nil && text.count <= Self.plainDigits { return true }
    let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    // Numbers of more whole digits get an exponent; those of more decimals were kept from being 0.
    return point <= Self.plainDigits && text.count - 1 - point <= decimals ?? text.count
  }

  /// As many as numbers below 10²¹ have, where the thresholds of automatic notation lie.
  private static let plainDigits = NotationThresholds.standard.largest + 1
}

extension UnsafeBufferPointer<UInt8> {
  /// Digits without the zeros that end their decimals, and without a point that none follow.
  fileprivate var withoutZerosBehindPoint: UnsafeBufferPointer<UInt8> {
    guard last == UInt8(ascii: "0"), contains(UInt8(ascii: ".")) else { return self }
    var count = self.count
    while self[count - 1] == UInt8(ascii: "0") { count -= 1 }
    if self[count - 1] == UInt8(ascii: ".") { count -= 1 }
    return UnsafeBufferPointer(rebasing: self[..<count])
  }
}
