/// SHA-256, which names a file by its content as 64 hexadecimal digits.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
package enum SHA256 {
  /// Returns the digest of `bytes`.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    // Padding: a bit 1, zeros, and the length in bits as 64 bits, up to a multiple of 64 bytes.
    let whole = bytes.count / 64 * 64
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let length = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    var state = initial
    bytes.withUnsafeBytes { compress(UnsafeRawBufferPointer(rebasing: $0[..<whole]), into: &state) }
    rest.withUnsafeBytes { compress($0, into: &state) }
    return (0..<8).map { place in
      let text = String(state[place], radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }.joined()
  }

  /// Returns the digest of a text in UTF-8.
  package static func hexadecimal(_ text: String) -> String { hexadecimal(Array(text.utf8)) }

  // Buffers replace arrays: the published test vectors have megabytes, and a new array for each
  // block would take ten times as long.
  private static func compress(_ bytes: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      constants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: bytes.count, by: 64) {
          for word in 0..<16 {
            schedule[word] = UInt32(
              bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * word, as: UInt32.self))
          }
          for t in 16..<64 {
            let (a, b) = (schedule[t - 15], schedule[t - 2])
            let small0 = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
            let small1 = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
            schedule[t] = small1 &+ schedule[t - 7] &+ small0 &+ schedule[t - 16]
          }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          var (e, f, g, h) = (state[4], state[5], state[6], state[7])
          for t in 0..<64 {
            let big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let choice = e & f ^ ~e & g
            let first = h &+ big1 &+ choice &+ constants[t] &+ schedule[t]
            let big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let majority = a & b ^ a & c ^ b & c
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ big0 &+ majority)
          }
          state &+= SIMD8(a, b, c, d, e, f, g, h)
        }
      }
    }
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of √p, for the first 8 primes p: √(p · 2^64) mod
  /// 2^32.
  private static let initial = SIMD8<UInt32>(
    primes.prefix(8).map { root(of: $0 << 64, power: 2) })

  /// The first 32 bits of the fractional parts of ∛p, for the first 64 primes p: ∛(p · 2^96) mod
  /// 2^32.
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

  /// Returns the last 32 bits of the integer root, computed bit by bit.
  ///
  /// The root is below 2^37, so that each power fits 128 bits.
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
