import BigInt

/// A coefficient or a NaN's payload: in two words if it fits, otherwise an integer of any length.
///
/// Comparisons and arithmetic of the short form allocate no memory. Each number has one form, but
/// tests may force the long form.
package enum ExactCoefficient: Hashable, Sendable {
  /// An integer below 10³⁸.
  case short(UInt128)
  /// An integer of any length.
  case long(BigUInt)

  /// The largest number of digits that the oracle computes; a sum of decimal128 needs at most
  /// 12,320.
  static let digitLimit = 40_000
  /// The largest number of digits that always fits the short form: 10³⁸ < 2¹²⁸ < 10³⁹.
  package static let shortDigits = 38

  /// 0.
  package static let zero = ExactCoefficient.short(0)

  /// Returns 10^count − 1.
  static func nines(_ count: Int) -> ExactCoefficient {
    count <= shortDigits
      ? .short(.powerOfTen(count) - 1) : ExactCoefficient(PowerOfTen.of(count) - 1)
  }

  /// Creates the coefficient, in the short form if it is below 10³⁸.
  package init(_ integer: UInt128) {
    self =
      integer < .powerOfTen(Self.shortDigits)
      ? .short(integer)
      : .long(
        BigUInt(
          words: stride(from: 0, to: UInt128.bitWidth, by: UInt.bitWidth).map {
            UInt(truncatingIfNeeded: integer >> UInt128($0))
          }))
  }

  /// Creates the coefficient, in the short form if it is below 10³⁸.
  package init(_ integer: BigUInt) {
    if integer.bitWidth <= UInt128.bitWidth {
      let value = integer.words.reversed().reduce(0 as UInt128) {
        $0 << UInt128(UInt.bitWidth) | UInt128($1)
      }
      if value < .powerOfTen(Self.shortDigits) {
        self = .short(value)
        return
      }
    }
    self = .long(integer)
  }

  /// The integer, from either form.
  package var integer: BigUInt {
    switch self {
    case .short(let integer):
      BigUInt(
        words: stride(from: 0, to: UInt128.bitWidth, by: UInt.bitWidth).map {
          UInt(truncatingIfNeeded: integer >> UInt128($0))
        })
    case .long(let integer): integer
    }
  }

  /// The integer in two words, if it has the short form; otherwise `nil`.
  package var short: UInt128? {
    if case .short(let integer) = self { integer } else { nil }
  }

  /// The number of bits of the integer; 0 for 0.
  package var bitWidth: Int {
    switch self {
    case .short(let integer): UInt128.bitWidth - integer.leadingZeroBitCount
    case .long(let integer): integer.bitWidth
    }
  }

  /// Whether the integer is 0.
  package var isZero: Bool {
    switch self {
    case .short(let integer): integer == 0
    case .long(let integer): integer.isZero
    }
  }
}
