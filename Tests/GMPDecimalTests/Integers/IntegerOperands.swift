import BigInt

/// Natural numbers at the limits of limbs and near powers of ten, where faults lose carries.
enum IntegerOperands {
  /// The numbers 2^k ± 0…2 at the limits of 1, 2, 3, 9 and 20 limbs, 10^k ± 0…2, 5 · 10^k, 5^k, and
  /// numbers without a pattern.
  static let numbers: [BigUInt] = {
    var numbers: Set<BigUInt> = [0, 1, 2, 5, 9, 10, 11]
    func insert(around center: BigUInt) {
      for distance: BigUInt in [0, 1, 2] {
        numbers.insert(center + distance)
        if center >= distance { numbers.insert(center - distance) }
      }
    }
    for bits in [4, 63, 64, 65, 127, 128, 129, 191, 192, 193, 575, 576, 577, 1_279, 1_280, 1_281] {
      insert(around: BigUInt(1) << bits)
    }
    for digits in [18, 19, 20, 26, 27, 28, 37, 38, 39, 57, 76, 77, 170, 171, 385] {
      insert(around: BigUInt(10).power(digits))
      numbers.insert(BigUInt(10).power(digits) * 5)
      numbers.insert(BigUInt(5).power(digits))
    }
    numbers.insert((BigUInt(UInt64.max) << 192) + BigUInt(UInt64.max))
    var number: BigUInt = 0x9e37_79b9_7f4a_7c15
    for size in 1...18 {
      number = number * number % ((BigUInt(1) << (size * 67)) - 159) + 1
      numbers.insert(number)
    }
    return numbers.sorted()
  }()

  /// A quarter of the numbers, for operations on pairs.
  static let few: [BigUInt] = numbers.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)

  static let words: [UInt128] = numbers.filter { $0.bitWidth <= 128 }.map { UInt128($0) }
}
