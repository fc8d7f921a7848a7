import DecimalArithmetic

/// Writes numbers for people: plain notation, or scientific where plain would be mostly zeros.
public struct NumberWriter: Hashable, Sendable {
  /// How many zeros plain notation may add to the digits that the number has.
  public static let plainZeroLimit = 15

  /// The digits after the point to fill up with zeros, if asked for.
  public let decimals: Int?

  /// The most decimals that are filled up.
  public static let decimalsLimit = 1_000_000

  /// A writer; with `decimals` it pads with zeros to that many digits after the point.
  ///
  /// - Precondition: the decimals lie in 0...``decimalsLimit``.
  public init(decimals: Int? = nil) {
    precondition((0...Self.decimalsLimit).contains(decimals ?? 0), "decimals out of range")
    self.decimals = decimals
  }

  /// The text of a number: ASCII, `.` as the point, no grouping.
  ///
  ///     NumberWriter(decimals: 2).write(Decimal128(exactly: "8")!)   // "8.00"
  ///     NumberWriter().write(Decimal128(exactly: "1E-28")!)          // "1E-28"
  ///
  /// - Complexity: O(*n*) for *n* characters written.
  public func write<Number: DecimalBackend>(_ number: Number) -> String {
    guard number.isFinite else { return number.scientificString() }
    if number.isZero { return zero(number) }
    let digits = number.digitCount
    let point = number.exponent < 0 ? 1 : 0
    let length = DecimalText.plainLength(digitCount: digits, exponent: number.exponent)
    if length - point - digits > Self.plainZeroLimit { return number.scientificString() }
    return number.plainString() + padding(after: number.exponent)
  }

  /// A zero with the decimals asked for, else with its own if they are few.
  private func zero<Number: DecimalBackend>(_ number: Number) -> String {
    let own = (-Self.plainZeroLimit...0).contains(number.exponent) ? -number.exponent : 0
    let count = decimals ?? own
    let fraction = count == 0 ? "" : "." + String(repeating: "0", count: count)
    return (number.isNegative ? "-0" : "0") + fraction
  }

  private func padding(after exponent: Int) -> String {
    let fractionDigits = max(0, -exponent)
    guard let decimals, decimals > fractionDigits else { return "" }
    return (fractionDigits == 0 ? "." : "")
      + String(repeating: "0", count: decimals - fractionDigits)
  }
}
