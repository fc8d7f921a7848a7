/// Ten bits that hold three decimal digits.
///
/// Source: IEEE 754-2019, table 3.3; b0 is the bit of the highest weight.
enum Declet {
  /// The number, 0…999, of each of the 1,024 declets.
  static let numbers = (0..<1_024).map(number)

  /// The canonical declet of each number.
  ///
  /// Several declets denote one number only if all three digits are 8 or 9. In this case b0 and b1
  /// are free. The canonical declet has 0 for both, so it is the smallest of these declets.
  static let canonical: [Int] = {
    var declets = Array(repeating: 0, count: 1_000)
    for declet in (0..<1_024).reversed() { declets[numbers[declet]] = declet }
    return declets
  }()

  private static func number(_ declet: Int) -> Int {
    let b = (0..<10).map { declet >> (9 - $0) & 1 }
    // A digit 0…7 has three bits of its own; of a digit 8 or 9 only the last bit is stored.
    let (first, second) = (4 * b[0] + 2 * b[1], 4 * b[3] + 2 * b[4])
    let digits =
      switch (b[6], b[7], b[8], b[3], b[4]) {
      case (0, _, _, _, _): [first + b[2], second + b[5], 4 * b[7] + 2 * b[8] + b[9]]
      case (1, 0, 0, _, _): [first + b[2], second + b[5], 8 + b[9]]
      case (1, 0, 1, _, _): [first + b[2], 8 + b[5], second + b[9]]
      case (1, 1, 0, _, _): [8 + b[2], second + b[5], first + b[9]]
      case (_, _, _, 0, 0): [8 + b[2], 8 + b[5], first + b[9]]
      case (_, _, _, 0, 1): [8 + b[2], first + b[5], 8 + b[9]]
      case (_, _, _, 1, 0): [first + b[2], 8 + b[5], 8 + b[9]]
      default: [8 + b[2], 8 + b[5], 8 + b[9]]
      }
    return digits[0] * 100 + digits[1] * 10 + digits[2]
  }
}
