import DecimalArithmetic

/// A decimal number of any precision: ±coefficient × 10^exponent, an infinity or a NaN.
///
/// A coefficient of up to 38 digits is stored in the value itself, without memory allocation or
/// reference counting. A longer coefficient is a shared immutable integer in GMP's limbs. The
/// algorithms for words and for limbs give equal results and conditions. ``LimbDecimal`` uses limbs
/// for small values too, so that laws can compare the two algorithms.
public struct BigDecimal: Sendable {
  /// The kind of value, as two bits of ``header``.
  enum Kind: Int {
    case finite = 0
    case infinity = 1
    case quietNaN = 2
    case signalingNaN = 3
  }

  /// The coefficient or a NaN's payload, below 10³⁸; 0 if the coefficient is in ``limbs``.
  let inline: UInt128
  /// The coefficient in GMP's limbs, if it has more than 38 digits or is forced into limbs.
  private(set) var limbs: Limbs?
  /// The exponent (60 bits), forced limbs (1 bit), the kind (2 bits) and the sign (1 bit).
  ///
  /// With this packing a value takes 32 bytes.
  private(set) var header: Int

  init(isNegative: Bool, inline: UInt128, exponent: Int) {
    self.inline = inline
    limbs = nil
    header = exponent << 4 | (isNegative ? 1 : 0)
  }

  init(isNegative: Bool, limbs: Limbs, exponent: Int, storage: CoefficientStorage) {
    inline = 0
    self.limbs = limbs
    header = exponent << 4 | (storage == .limbs ? 8 : 0) | (isNegative ? 1 : 0)
  }

  private init(inline: UInt128, limbs: Limbs?, header: Int) {
    self.inline = inline
    self.limbs = limbs
    self.header = header
  }

  /// Creates a value of `kind` with the coefficient of `finite` as its payload.
  init(_ kind: Kind, payload finite: BigDecimal) {
    self.init(
      inline: finite.inline, limbs: finite.limbs,
      header: (finite.header & 9) | (kind.rawValue << 1))
  }

  /// Creates an infinity, a NaN with payload 0, or the number 0 with exponent 0.
  init(_ kind: Kind, isNegative: Bool = false, storage: CoefficientStorage = .smallest) {
    let zero = (0 as UInt128).value(
      isNegative: isNegative, exponent: 0, digitCount: 1, appendingZeros: 0, storage: storage)
    self.init(kind, payload: zero)
  }

  var kind: Kind { Kind(rawValue: header >> 1 & 3) ?? .finite }

  @inline(__always)
  func hasKind(_ kind: Kind) -> Bool { header >> 1 & 3 == kind.rawValue }

  /// The storage of the coefficient; results computed from this value inherit the storage.
  var storage: CoefficientStorage { header & 8 == 0 ? .smallest : .limbs }

  /// The exponent of a finite number, 0 otherwise.
  public var exponent: Int { header >> 4 }

  public var isNegative: Bool { header & 1 != 0 }

  /// Changes the exponent of a finite number; the limbs are kept.
  mutating func setExponent(_ exponent: Int) { header = exponent << 4 | (header & 15) }

  /// Returns the value with the given sign.
  func withSign(isNegative: Bool) -> BigDecimal {
    BigDecimal(inline: inline, limbs: limbs, header: header & ~1 | (isNegative ? 1 : 0))
  }

  /// The limbs of self, to be overwritten by a result; `nil` if another value shares them.
  var destination: LimbsReference? {
    mutating get { limbs?.isUnique == true ? limbs?.unmanaged : nil }
  }

  /// The value with its coefficient in limbs, however small.
  ///
  /// All results computed from this value have their coefficients in limbs too.
  package var inForcedLimbs: BigDecimal {
    guard storage == .smallest else { return self }
    let kept = limbs ?? Natural(inline).frozen(digitCount: inline.digitCount)
    return BigDecimal(inline: 0, limbs: kept, header: header | 8)
  }
}
