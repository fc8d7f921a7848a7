import MeasureText

/// The format of the results of rows, prepared once for all rows of a worker.
final class RowLayout {
  let format: NumberFormat
  /// The format of exact results: without trailing zeros unless the settings ask for zeros.
  private let exactFormat: NumberFormat
  private let leavesOutExactZeros: Bool
  /// Whether plain numeric strings need no format: the settings ask for a point, no groups and the
  /// standard thresholds of automatic notation.
  private let isPlain: Bool
  /// The number of decimals after added zeros, if plain numeric strings need no format; else `nil`.
  let paddedDecimals: Int?
  private let decimals: Int?
  private let room: UnsafeMutableBufferPointer<UInt8>

  /// Creates the layout of results whose numeric strings have at most `capacity` bytes.
  init(_ settings: ConversionSettings, capacity: Int) {
    var format = settings.numbers
    // Spreadsheets read no groups, so numbers have groups only if the settings ask for groups.
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

  /// Returns the bytes of a rounded result in plain digits; `nil` if the remark must state more
  /// than the rounding.
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

  /// Whether the answer of a request would have the same digits, apart from added zeros.
  private func standsAsItIs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if decimals == nil && text.count <= Self.plainDigits { return true }
    let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    // A number with more integer digits gets an exponent. A number with more decimals has
    // significant digits, because the requested decimals would show 0.
    return point <= Self.plainDigits && text.count - 1 - point <= decimals ?? text.count
  }

  /// The number of integer digits of the greatest plain numbers, which are below 10²¹.
  private static let plainDigits = NotationThresholds.standard.largest + 1
}

extension UnsafeBufferPointer<UInt8> {
  /// The digits without trailing zeros of the decimals, and without a point at the end.
  fileprivate var withoutZerosBehindPoint: UnsafeBufferPointer<UInt8> {
    guard last == UInt8(ascii: "0"), contains(UInt8(ascii: ".")) else { return self }
    var count = self.count
    while self[count - 1] == UInt8(ascii: "0") { count -= 1 }
    if self[count - 1] == UInt8(ascii: ".") { count -= 1 }
    return UnsafeBufferPointer(rebasing: self[..<count])
  }
}
