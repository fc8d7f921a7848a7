/// The conditions that an operation raised, returned as a value: no global flags, no errors thrown.
///
/// The names are those of the General Decimal Arithmetic specification, section "Exceptional
/// conditions". ``insufficientStorage`` is the specification's name for a result that needs more
/// storage than the implementation provides.
public struct Conditions: OptionSet, Hashable, Sendable {
  /// One bit for each condition, in alphabetical order of the names.
  public let rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  // These are computed properties, because other modules would read a stored constant by a function
  // call.

  /// The exponent was changed to fit the format; the value is unchanged.
  @inlinable public static var clamped: Conditions { Conditions(rawValue: 1 << 0) }
  /// The text is no numeric string: the result is NaN.
  @inlinable public static var conversionSyntax: Conditions { Conditions(rawValue: 1 << 1) }
  /// A finite number other than 0 was divided by 0: the result is infinite.
  @inlinable public static var divisionByZero: Conditions { Conditions(rawValue: 1 << 2) }
  /// The integer quotient has more digits than the precision: the result is NaN.
  @inlinable public static var divisionImpossible: Conditions { Conditions(rawValue: 1 << 3) }
  /// 0 ÷ 0: the result is NaN.
  @inlinable public static var divisionUndefined: Conditions { Conditions(rawValue: 1 << 4) }
  /// Digits other than 0 were discarded: the result is not exact.
  @inlinable public static var inexact: Conditions { Conditions(rawValue: 1 << 5) }
  /// The result would need more digits than the backend's stated maximum: the result is NaN.
  @inlinable public static var insufficientStorage: Conditions { Conditions(rawValue: 1 << 6) }
  /// The context's limits do not suit the operation.
  @inlinable public static var invalidContext: Conditions { Conditions(rawValue: 1 << 7) }
  /// The operation has no result for these operands: the result is NaN.
  @inlinable public static var invalidOperation: Conditions { Conditions(rawValue: 1 << 8) }
  /// The rounded result is beyond Emax.
  @inlinable public static var overflow: Conditions { Conditions(rawValue: 1 << 9) }
  /// Digits, possibly zeros, were discarded.
  @inlinable public static var rounded: Conditions { Conditions(rawValue: 1 << 10) }
  /// The adjusted exponent, before rounding, is below Emin.
  @inlinable public static var subnormal: Conditions { Conditions(rawValue: 1 << 11) }
  /// The result is subnormal and inexact.
  @inlinable public static var underflow: Conditions { Conditions(rawValue: 1 << 12) }

  /// Every condition with its name as decTest files write it, in alphabetical order.
  public static let names: [(condition: Conditions, name: String)] = [
    (.clamped, "Clamped"),
    (.conversionSyntax, "Conversion_syntax"),
    (.divisionByZero, "Division_by_zero"),
    (.divisionImpossible, "Division_impossible"),
    (.divisionUndefined, "Division_undefined"),
    (.inexact, "Inexact"),
    (.insufficientStorage, "Insufficient_storage"),
    (.invalidContext, "Invalid_context"),
    (.invalidOperation, "Invalid_operation"),
    (.overflow, "Overflow"),
    (.rounded, "Rounded"),
    (.subnormal, "Subnormal"),
    (.underflow, "Underflow"),
  ]
}

extension Conditions: CustomStringConvertible {
  /// The names of the conditions in alphabetical order, separated by spaces; empty without
  /// conditions.
  public var description: String {
    var text = ""
    for (condition, name) in Conditions.names where contains(condition) {
      if !text.isEmpty { text += " " }
      text += name
    }
    return text
  }
}
