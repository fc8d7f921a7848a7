/// The secure hash that names a file by its content, as 64 hexadecimal digits.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
public enum SHA256 {
  /// The digest of `bytes`.
  ///
  /// - Complexity: O(*n*).
  public static func hexadecimal(_ bytes: [UInt8]) -> String {
    var state = initial
    var start = 0
    while start + 64 <= bytes.count {
      compress(bytes[start..<start + 64], into: &state)
      start += 64
    }
    // A bit 1, zeros, and the length in bits as 64 bits, to full blocks.
    var rest = Array(bytes[start...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let length = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    for block in stride(from: 0, to: rest.count, by: 64) {
      compress(rest[block..<block + 64], into: &state)
    }
    return state.map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }.joined()
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule: [UInt32] = []
    schedule.reserveCapacity(64)
    for word in 0..<16 {
      let start = block.startIndex + 4 * word
      schedule.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for t in 16..<64 {
      let (a, b) = (schedule[t - 15], schedule[t - 2])
      let small0 = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let small1 = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      schedule.append(small1 &+ schedule[t - 7] &+ small0 &+ schedule[t - 16])
    }
    var s = state
    for t in 0..<64 {
      let big1 = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ big1 &+ choice &+ constants[t] &+ schedule[t]
      let big0 = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ big0 &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the square roots of the first 8 primes: √(p · 2^64).
  private static let initial: [UInt32] = primes.prefix(8).map { prime in
    root(of: prime << 64, power: 2)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes: ∛(p · 2^96).
  private static let constants: [UInt32] = primes.map { prime in
    root(of: prime << 96, power: 3)
  }

  private static let primes: [UInt128] = {
    var primes: [UInt128] = []
    var candidate: UInt128 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }()

  /// The last 32 bits of the integer root, bit by bit: below 2^37, so no power exceeds 128 bits.
  private static func root(of number: UInt128, power: Int) -> UInt32 {
    var result: UInt128 = 0
    for bit in stride(from: 36, through: 0, by: -1) {
      let candidate = result | 1 << UInt128(bit)
      let value = (0..<power).reduce(UInt128(1)) { product, _ in product * candidate }
      if value <= number { result = candidate }
    }
    return UInt32(truncatingIfNeeded: result)
  }
}
