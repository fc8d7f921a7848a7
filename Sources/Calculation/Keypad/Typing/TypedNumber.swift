import DecimalArithmetic

/// A number while it is typed, with its zeros and point; 0 at the start.
///
/// It has at most ``digitLimit`` digits, including the zero in front of a point.
@usableFromInline
struct TypedNumber: Hashable, Sendable {
  private(set) var isNegative = false
  private(set) var hasPoint = false
  /// The number of digits behind the point.
  private(set) var decimals: UInt8 = 0
  /// The number of digits shown, at least 1.
  private(set) var digitCount: UInt8 = 1
  /// The digits without the point, below 10¹⁵.
  private(set) var coefficient: UInt64 = 0

  @usableFromInline
  init() {}

  /// The greatest number of digits, which is the number of digits of the display.
  static var digitLimit: UInt8 {
    #if SeededFaults
    if let faulty = faultyDigitLimit { return faulty }
    #endif
    return 15
  }

  /// Appends a digit, or replaces a lone zero.
  ///
  /// At the limit of digits nothing changes.
  @usableFromInline
  mutating func append(digit: Int) {
    if isFull { return }
    if !isLoneZero { digitCount += 1 }
    coefficient = coefficient * 10 + UInt64(digit)
    if hasPoint { decimals += 1 }
  }

  /// Whether a further digit would change nothing.
  var isFull: Bool { digitCount == Self.digitLimit && !isLoneZero }

  private var isLoneZero: Bool { digitCount == 1 && coefficient == 0 && !hasPoint }

  /// Appends the point; a second point changes nothing.
  @usableFromInline
  mutating func appendPoint() { hasPoint = true }

  /// Changes the sign, also of 0, because digits may follow −0.
  @usableFromInline
  mutating func changeSign() { isNegative.toggle() }

  /// Deletes the last digit or the point.
  ///
  /// A single digit becomes 0. If the number is 0, the sign is deleted.
  @usableFromInline
  mutating func deleteLast() {
    if hasPoint && decimals == 0 {
      hasPoint = false
    } else if digitCount > 1 {
      coefficient /= 10
      digitCount -= 1
      if hasPoint { decimals -= 1 }
    } else if coefficient > 0 {
      coefficient = 0
    } else {
      isNegative = false
    }
  }

  /// The value as an exact ratio; −0 is 0.
  @usableFromInline
  var ratio: ExactRatio {
    ExactRatio(isNegative: isNegative, UInt128(coefficient), exponent: -Int(decimals)) ?? .zero
  }

  /// Returns the ASCII form, with a point and without groups: `-0`, `1.`, `1.50`.
  ///
  /// If `keepsPoint` is `false`, a point without digits behind it is omitted: `1.` becomes `1`.
  func text(withLoosePoint keepsPoint: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(Self.digitLimit) + 2)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    var divisor = Self.power(digitCount - 1)
    for index in 0..<digitCount {
      if hasPoint && index == digitCount - decimals { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(coefficient / divisor % 10))
      divisor = max(1, divisor / 10)
    }
    if hasPoint && decimals == 0 && keepsPoint { bytes.append(UInt8(ascii: ".")) }
    return bytes
  }

  /// Returns 10^exponent for 0…14.
  private static func power(_ exponent: UInt8) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
