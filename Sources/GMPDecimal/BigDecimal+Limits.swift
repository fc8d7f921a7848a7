import Synchronization

extension BigDecimal {
  /// How long the coefficient of a result and how large its exponent may be.
  ///
  /// They bound results, not the precision of a context: one of 999 999 999 digits works as long as the
  /// results are short. Beyond them an operation gives NaN and raises insufficient storage, and
  /// ``init(exactly:)`` gives `nil`, because GMP ends the process when it cannot grow a number.
  public struct Limits: Hashable, Sendable {
    /// The largest number of digits: 38…999 999 999, unless set otherwise 1 000 000.
    public let digits: Int
    /// The largest magnitude of an exponent: 2 × 10⁹…10¹⁶, unless set otherwise 2.1 × 10⁹.
    ///
    /// Contexts reach down to Etiny = −1 999 999 997, so that only numbers taken exactly, without a
    /// context, meet it. 10¹⁶ fits the 60 bits of a value, sums of exponents and lengths cannot overflow
    /// `Int`, and it lies below 2⁵⁶, from where on `NumericString` stops reading an exponent.
    public let exponent: Int

    /// The limits given, or the nearest there are.
    public init(digits: Int = 1_000_000, exponent: Int = 2_100_000_000) {
      self.digits = min(max(digits, UInt128.inlineDigits), Self.mostDigits)
      self.exponent = min(max(exponent, 2_000_000_000), Self.largestExponent)
    }

    /// The largest number of digits there can be a limit for, as of a context's precision.
    static let mostDigits = 999_999_999

    /// 10¹⁶, the largest magnitude there can be a limit for.
    static let largestExponent = 10_000_000_000_000_000
  }

  /// The limits on results, for all threads of the process.
  ///
  /// Values that exist are kept when the limits are lowered. To be set before the work begins: operations
  /// under way may take one limit from before and one from after.
  public static var limits: Limits {
    get { Limits(digits: maximumDigits, exponent: exponentLimit) }
    set {
      digitLimit.store(newValue.digits, ordering: .relaxed)
      exponentMagnitude.store(newValue.exponent, ordering: .relaxed)
    }
  }

  /// The largest number of digits of a result: that of ``limits``.
  public static var maximumDigits: Int { digitLimit.load(ordering: .relaxed) }

  /// The largest magnitude of an exponent that is kept: that of ``limits``.
  public static var exponentLimit: Int { exponentMagnitude.load(ordering: .relaxed) }

  /// The largest number of digits on the way to a result: three times those of a result.
  ///
  /// A product has twice the digits of its factors, a sum or a dividend those of an operand and of a
  /// result; what is longer leads to a result beyond the limit.
  static var intermediateDigits: Int { 3 * maximumDigits }
}

private let digitLimit = Atomic(BigDecimal.Limits().digits)
private let exponentMagnitude = Atomic(BigDecimal.Limits().exponent)
