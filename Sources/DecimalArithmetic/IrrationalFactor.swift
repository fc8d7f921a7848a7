/// π^k or (ln 10)^k: what a ratio of units is multiplied by where no fraction states it.
///
/// A radian is 1 ÷ 2π revolutions, a bel ½ ln 10 nepers. Both numbers are transcendental, so no power
/// but the zeroth is rational. Of a product of powers of both nobody knows whether it is rational:
/// there is none here.
public struct IrrationalFactor: Hashable, Sendable {
  /// The exponent of π, −``limit``…``limit``.
  public let piPower: Int
  /// The exponent of ln 10, −``limit``…``limit``; 0 unless that of π is.
  public let lnTenPower: Int

  /// The largest exponent: the square of a solid angle's.
  public static let limit = 4
  /// 1.
  public static let one = IrrationalFactor(exactPi: 0, lnTen: 0)

  private init(exactPi: Int, lnTen: Int) {
    piPower = exactPi
    lnTenPower = lnTen
  }

  /// π^piPower · (ln 10)^lnTenPower.
  ///
  /// - Returns: `nil` if both exponents are not 0, or one is beyond ±``limit``.
  public init?(piPower: Int = 0, lnTenPower: Int = 0) {
    guard piPower == 0 || lnTenPower == 0, piPower.magnitude <= Self.limit,
      lnTenPower.magnitude <= Self.limit
    else { return nil }
    self.init(exactPi: piPower, lnTen: lnTenPower)
  }

  /// Whether it is 1, the only rational one.
  @inlinable
  public var isOne: Bool { piPower == 0 && lnTenPower == 0 }

  /// The product with other^count.
  ///
  /// - Returns: `nil` if it is no ``IrrationalFactor``.
  public func multiplied(by other: IrrationalFactor, times count: Int = 1) -> IrrationalFactor? {
    guard count.magnitude <= 99 else { return other.isOne ? self : nil }
    return IrrationalFactor(
      piPower: piPower + other.piPower * count, lnTenPower: lnTenPower + other.lnTenPower * count)
  }

  /// The quotient by another.
  ///
  /// - Returns: `nil` if it is no ``IrrationalFactor``.
  public func divided(by other: IrrationalFactor) -> IrrationalFactor? {
    multiplied(by: other, times: -1)
  }
}
