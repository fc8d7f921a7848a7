import BigInt

/// Integers at the limits of limbs and near powers of ten, where carries get lost.
enum LimbOperands {
  /// 2^k ± 0…3, 10^k ± 0…3, 5 · 10^k ± 0…3, 2¹²⁸ − 2⁶⁴, and numbers without pattern.
  static let below128: [UInt128] = {
    var numbers: Set<UInt128> = [0, .max, 12_345_678_901_234_567_890_123_456_789_012_345_678]
    func insert(around center: UInt128) {
      for distance: UInt128 in 0...3 {
        numbers.insert(center &+ distance)
        numbers.insert(center &- distance)
      }
    }
    for bit: UInt128 in 0..<128
    where bit < 4 || bit % 7 == 0 || (62...66).contains(bit) || bit > 108 {
      insert(around: 1 << bit)
    }
    var power: UInt128 = 1
    for _ in 0...38 {
      insert(around: power)
      insert(around: power &* 5)
      power = power &* 10
    }
    numbers.insert(UInt128(UInt64.max) << 64)
    var state: UInt128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835
    for _ in 0..<60 {
      state = state &* 0xda94_2042_e4dd_58b5_0000_0000_0000_0001 &+ 0x1405_7b7e_f767_814f
      numbers.insert(state)
      numbers.insert(state >> (state & 127))
    }
    return numbers.sorted()
  }()

  /// The most critical of these integers, for operations on pairs and triples.
  static let few: [UInt128] = {
    let bits: [UInt128] = [0, 1, 31, 63, 64, 65, 95, 113, 126, 127]
    var numbers: Set<UInt128> = [.max, .max - 1, UInt128(UInt64.max) << 64, UInt128(UInt64.max)]
    for bit in bits { numbers.formUnion([1 << bit, (1 << bit) &+ 1, (1 << bit) &- 1]) }
    for power: UInt128 in [
      10_000_000_000_000_000_000, 100_000_000_000_000_000,
      10_000_000_000_000_000_000_000_000_000_000_000,
    ] { numbers.formUnion([power - 1, power, power + 1, power - 7]) }
    return numbers.sorted()
  }()

  static let below64 = below128.filter { $0 >> 64 == 0 }.map { UInt64($0) }
}

extension BigUInt {
  /// Returns 10^exponent.
  static func powerOfTen(_ exponent: Int) -> BigUInt { BigUInt(10).power(exponent) }
}
