import DecimalArithmetic

/// Writes numbers for people: plain notation, or scientific where plain would be mostly zeros.
public struct NumberWriter: Hashable, Sendable {
  /// How many zeros plain notation may add to the digits that the number has.
  public static let plainZeroLimit = 15

  /// The digits after the point to fill up with zeros, if asked for.
  public let decimals: Int?

  /// A writer; with `decimals` it pads with zeros to that many digits after the point.
  public init(decimals: Int? = nil) { self.decimals = decimals }

  /// The text of a number: ASCII, `.` as the point, no grouping.
  ///
  ///     NumberWriter(decimals: 2).write(Decimal128(exactly: "8")!)   // "8.00"
  ///     NumberWriter().write(Decimal128(exactly: "1E-28")!)          // "1E-28"
  ///
  /// - Complexity: O(*n*) for *n* characters written.
  public func write<Number: DecimalBackend>(_ number: Number) -> String {
    guard number.isFinite else { return number.scientificString() }
    let digits = number.digitCount
    let length = DecimalText.plainLength(digitCount: digits, exponent: number.exponent)
    if !number.isZero && length - digits > Self.plainZeroLimit { return number.scientificString() }
    if number.isZero && number.exponent < -Self.plainZeroLimit && decimals == nil { return "0" }
    return number.plainString() + padding(after: number.exponent)
  }

  private func padding(after exponent: Int) -> String {
    let fractionDigits = max(0, -exponent)
    guard let decimals, decimals > fractionDigits else { return "" }
    return (fractionDigits == 0 ? "." : "")
      + String(repeating: "0", count: decimals - fractionDigits)
  }
}
