/// π^k or (ln 10)^k: the irrational factor of a ratio between two units.
///
/// A radian is 1 ÷ 2π revolutions, a bel ½ ln 10 nepers. π and ln 10 are transcendental, so only
/// their zeroth powers are rational. Whether any other product of powers of π and ln 10 is rational
/// is an open question; this type holds no such products.
public struct IrrationalFactor: Hashable, Sendable {
  /// The exponent of π, −``limit``…``limit``.
  public let piPower: Int
  /// The exponent of ln 10, −``limit``…``limit``; 0 unless the exponent of π is 0.
  public let lnTenPower: Int

  /// The largest magnitude of an exponent: the square of a solid angle, rad⁴, needs π⁴.
  public static let limit = 4
  /// 1.
  public static let one = IrrationalFactor(exactPi: 0, lnTen: 0)

  private init(exactPi: Int, lnTen: Int) {
    piPower = exactPi
    lnTenPower = lnTen
  }

  /// Creates π^piPower · (ln 10)^lnTenPower.
  ///
  ///     IrrationalFactor(piPower: 2)?.piPower  // Optional(2)
  ///     IrrationalFactor(piPower: 1, lnTenPower: 1)  // nil
  ///
  /// - Returns: `nil` if neither exponent is 0, or if one is beyond ±``limit``.
  public init?(piPower: Int = 0, lnTenPower: Int = 0) {
    guard piPower == 0 || lnTenPower == 0, piPower.magnitude <= Self.limit,
      lnTenPower.magnitude <= Self.limit
    else { return nil }
    self.init(exactPi: piPower, lnTen: lnTenPower)
  }

  /// Whether the factor is 1, the only rational factor.
  @inlinable
  public var isOne: Bool { piPower == 0 && lnTenPower == 0 }

  /// Returns self · other^count.
  ///
  ///     let pi = IrrationalFactor(piPower: 1)!
  ///     pi.multiplied(by: pi, times: 3)?.piPower  // Optional(4)
  ///     pi.multiplied(by: pi, times: 4)  // nil
  ///
  /// - Returns: `nil` if the product is no ``IrrationalFactor``.
  public func multiplied(by other: IrrationalFactor, times count: Int = 1) -> IrrationalFactor? {
    guard count.magnitude <= 99 else { return other.isOne ? self : nil }
    return IrrationalFactor(
      piPower: piPower + other.piPower * count, lnTenPower: lnTenPower + other.lnTenPower * count)
  }

  /// Returns self ÷ other.
  ///
  ///     let pi = IrrationalFactor(piPower: 1)!
  ///     pi.divided(by: pi)?.isOne  // Optional(true)
  ///
  /// - Returns: `nil` if the quotient is no ``IrrationalFactor``.
  public func divided(by other: IrrationalFactor) -> IrrationalFactor? {
    multiplied(by: other, times: -1)
  }
}
