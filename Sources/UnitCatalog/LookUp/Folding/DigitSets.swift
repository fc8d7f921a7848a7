/// The sets of ten decimal digits in Unicode, each identified by its digit 0.
///
/// The digits of one number must belong to one set. Source: Unicode 14.0, UnicodeData.txt, general
/// category Nd. Digits that Unicode added after version 14.0 are not included.
package enum DigitSets {
  /// The digits 0 in ascending order.
  ///
  /// The nine code points after each digit 0 are the digits 1 to 9.
  @usableFromInline
  package static let zeros: [UInt32] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6,
    0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50,
    0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10,
    0x1_04A0,
    0x1_0D30, 0x1_1066, 0x1_10F0, 0x1_1136, 0x1_11D0, 0x1_12F0, 0x1_1450, 0x1_14D0, 0x1_1650,
    0x1_16C0, 0x1_1730, 0x1_18E0, 0x1_1950, 0x1_1C50, 0x1_1D50, 0x1_1DA0, 0x1_6A60, 0x1_6AC0,
    0x1_6B50, 0x1_D7CE, 0x1_D7D8, 0x1_D7E2, 0x1_D7EC, 0x1_D7F6, 0x1_E140, 0x1_E2F0, 0x1_E950,
    0x1_FBF0,
  ]

  /// Returns the digit 0 of a digit's set; `nil` for other characters.
  @inlinable
  package static func zero(of scalar: Unicode.Scalar) -> UInt32? {
    let value = scalar.value
    if value < 0x660 { return value &- 0x30 < 10 ? 0x30 : nil }
    var (low, high) = (0, zeros.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if zeros[middle] <= value { low = middle } else { high = middle }
    }
    return value - zeros[low] < 10 ? zeros[low] : nil
  }
}
