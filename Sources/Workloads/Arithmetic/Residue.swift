import DecimalArithmetic

/// The residue of a finite decimal number modulo the prime 2⁶¹ − 1.
///
/// Residues verify exact results of any length in linear time, as in casting out nines: the residue
/// of a sum or product is the sum or product of the residues. A wrong result has the right residue
/// with probability 2⁻⁶¹.
struct Residue: Equatable {
  private static let prime: UInt64 = 1 << 61 - 1

  private var value: UInt64

  private init(_ value: UInt64) { self.value = value }

  /// Computes the residue of a numeric string; `nil` if the string is not a finite number.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let number = bytes.withUnsafeBufferPointer({ try? NumericString($0) }),
      number.kind == .finite
    else { return nil }
    var digits = Residue(0)
    for byte in bytes[number.significantDigits] where byte != UInt8(ascii: ".") {
      digits = digits * Residue(10) + Residue(UInt64(byte - UInt8(ascii: "0")))
    }
    // 10^(p − 1) ≡ 1 (mod p) by Fermat's little theorem.
    let order = Int(Self.prime - 1)
    let power = (number.exponent % order + order) % order
    self = digits * Residue(10).power(UInt64(power))
    if number.isNegative { self = Residue(0) - self }
  }

  static func + (x: Residue, y: Residue) -> Residue { Residue((x.value + y.value) % prime) }

  static func - (x: Residue, y: Residue) -> Residue {
    Residue((x.value + prime - y.value) % prime)
  }

  static func * (x: Residue, y: Residue) -> Residue {
    Residue(UInt64(UInt128(x.value) * UInt128(y.value) % UInt128(prime)))
  }

  private func power(_ exponent: UInt64) -> Residue {
    var (result, square, rest) = (Residue(1), self, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = result * square }
      square = square * square
      rest /= 2
    }
    return result
  }
}
