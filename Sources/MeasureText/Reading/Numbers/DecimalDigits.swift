import UnitCatalog

/// The digits of numbers: those that no added unit's name may begin with.
package enum DecimalDigits {
  /// The digits 0, in order; the nine that follow each are 1 to 9.
  package static var zeros: [UInt32] { DigitSets.zeros }

  /// The digit 0 of the set that a character belongs to; `nil` if it is no digit.
  package static func zero(of scalar: Unicode.Scalar) -> UInt32? { DigitSets.zero(of: scalar) }
}
