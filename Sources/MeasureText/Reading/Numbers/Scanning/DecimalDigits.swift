import UnitCatalog

/// The sets of decimal digits in Unicode; no name of an added unit may begin with such a digit.
package enum DecimalDigits {
  /// The code points of the digits 0, in order; each is followed by the digits 1 to 9.
  package static var zeros: [UInt32] { DigitSets.zeros }

  /// Returns the digit 0 of the set that a character belongs to; `nil` for other characters.
  package static func zero(of scalar: Unicode.Scalar) -> UInt32? { DigitSets.zero(of: scalar) }
}
