import DecimalArithmetic
import UnitCatalog

/// Numbers with digits that binary floating point added: `0.30480000000000001`.
enum NoisyNumber {
  /// Returns the number of fewer digits that was probably meant.
  ///
  /// A double printed so that it can be read back has at most 17 digits. The first 15 digits are
  /// certain (IEEE 754-2019, 5.12.2). If a text has 16 to 18 digits, and its rounding to 15 digits
  /// ends in three zeros, the further digits count as noise. The computation uses the decimal
  /// digits of the text.
  ///
  /// - Returns: `nil` for a number without digits of noise.
  static func shorter(_ text: String) -> String? {
    var digits: [UInt8] = []
    var exponent = 0
    var isFraction = false
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte &- UInt8(ascii: "0") <= 9 {
        if isFraction { exponent -= 1 }
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - UInt8(ascii: "0")) }
        if digits.count > 18 { return nil }
      } else {
        break
      }
    }
    guard (16...18).contains(digits.count) else { return nil }
    let all = digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let unit: UInt64 = [10, 100, 1000][digits.count - 16]
    let rounded = (all + unit / 2) / unit
    guard rounded % 1000 == 0, rounded * unit != all,
      let written = try? ExactNumber(text).value,
      let plain = ExactRatio(isNegative: isNegative, UInt128(all), exponent: exponent),
      let factor = written.divided(by: plain),
      let short = ExactRatio(
        isNegative: isNegative, UInt128(rounded) * UInt128(unit), exponent: exponent)
    else { return nil }
    return factor.multiplied(by: short)?.definitionText
  }

  /// Adds a warning if a number of a custom unit has digits that binary floating point added.
  @inline(never)
  static func warn(
    _ text: String, of unit: CustomUnit, _ source: RegistrySource, at offset: Int,
    _ warnings: inout [RegistryWarning]
  ) {
    guard let shorter = shorter(text) else { return }
    warnings.append(
      source.warning(
        .noisyNumber(unit: unit.label, written: text, shorter: shorter), at: offset))
  }
}
