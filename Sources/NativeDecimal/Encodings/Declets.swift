/// Eleven lanes of 10 bits, lane 0 lowest, each a declet or a number 0…999.
///
/// A declet holds three decimal digits. Boolean equations connect its bits p…y with the bits of the
/// digits, 8a+4b+2c+d, 8e+4f+2g+h and 8i+4j+2k+m. The equations are applied to all lanes at once: a
/// variable holds one bit of every lane, in the lane's lowest place.
///
/// Source: IEEE 754-2019, 3.5.2, tables 3.3 and 3.4; M. F. Cowlishaw, "Densely packed decimal
/// encoding", IEE Proceedings 149 (2002).
package struct Declets: Equatable {
  /// The lanes; the 18 bits above them are 0.
  package let lanes: UInt128

  /// Creates the lanes from the lowest 110 bits of a number.
  package init(lanes: UInt128) { self.lanes = lanes & Declets.mask }

  /// A mask of the 110 bits of all lanes.
  static let mask: UInt128 = (1 << 110) - 1
  /// The lowest bit of every lane: 2⁰ + 2¹⁰ + … + 2¹⁰⁰ = (2¹¹⁰ − 1) ÷ (2¹⁰ − 1).
  static let lowestBits = mask / 1_023

  /// Returns the numbers 0…999 that declets, canonical or not, encode.
  package func decoded() -> Declets {
    let (p, q, r, s, t) = (bit(9), bit(8), bit(7), bit(6), bit(5))
    let (u, v, w, x, y) = (bit(4), bit(3), bit(2), bit(1), bit(0))
    let vw = v & w
    let vwx = vw & x
    let a = vw & (not(s) | t | not(x))
    let b = p & (not(vw) | x & s & not(t))
    let c = q & (not(vw) | x & s & not(t))
    let e = v & x & (not(w) | not(t) | s)
    let f = s & not(v & x) | p & not(s) & t & vwx
    let g = t & not(v & x) | q & not(s) & t & vwx
    let i = v & not(w | x) | vwx & (s | t)
    let j = not(v) & w | s & v & not(w) & x | p & vw & (not(x) | not(s | t))
    let k = not(v) & x | t & v & not(w) & x | q & vw & (not(x) | not(s | t))
    // No lane's sum reaches 1000, so each sum fits its lane.
    return Declets(
      lanes: 100 * (8 * a + 4 * b + 2 * c + r) + 10 * (8 * e + 4 * f + 2 * g + u)
        + (8 * i + 4 * j + 2 * k + y))
  }

  /// Returns the canonical declets of numbers 0…999.
  package func encoded() -> Declets {
    // The product with a reciprocal would exceed a lane, so each lane is divided separately.
    var (hundreds, tens, ones): (UInt128, UInt128, UInt128) = (0, 0, 0)
    for group in stride(from: UInt128(0), to: 150, by: 50) {
      let numbers = UInt64(truncatingIfNeeded: lanes &>> group)
      var digits: (hundreds: UInt64, tens: UInt64, ones: UInt64) = (0, 0, 0)
      for lane in stride(from: UInt64(0), to: 50, by: 10) {
        let number = numbers &>> lane & 1_023
        digits.hundreds |= (number / 100) &<< lane
        digits.tens |= (number / 10 % 10) &<< lane
        digits.ones |= (number % 10) &<< lane
      }
      hundreds |= UInt128(digits.hundreds) &<< group
      tens |= UInt128(digits.tens) &<< group
      ones |= UInt128(digits.ones) &<< group
    }
    func bits(_ digit: UInt128) -> (UInt128, UInt128, UInt128, UInt128) {
      let lanes = Declets(lanes: digit)
      return (lanes.bit(3), lanes.bit(2), lanes.bit(1), lanes.bit(0))
    }
    let (a, b, c, d) = bits(hundreds)
    let (e, f, g, h) = bits(tens)
    let (i, j, k, m) = bits(ones)
    let p = b | a & j | a & f & i
    let q = c | a & k | a & g & i
    let s = f & not(a & i) | not(a) & e & j | e & i
    let t = g & not(a & i) | not(a) & e & k | a & i
    let v = a | e | i
    let w = a | e & i | not(e) & j
    let x = e | a & i | not(a) & k
    let pqr: UInt128 = p &<< 2 | q &<< 1 | d
    let stu: UInt128 = s &<< 2 | t &<< 1 | h
    let vwx: UInt128 = v &<< 2 | w &<< 1 | x
    return Declets(lanes: pqr &<< 7 | stu &<< 4 | vwx &<< 1 | m)
  }

  /// Returns one bit of every lane, moved to the lane's lowest place.
  private func bit(_ position: UInt128) -> UInt128 { lanes &>> position & Declets.lowestBits }

  private func not(_ bits: UInt128) -> UInt128 { bits ^ Declets.lowestBits }
}

// Five lanes (50 bits, 15 digits) are processed together, so that the inner loops use 64-bit
// numbers.
extension Declets {
  /// Creates the lanes of a number below 10³³: 33 digits, three to a lane.
  init(digitsOf number: UInt128) {
    var lanes: UInt128 = 0
    var rest = number
    for group in stride(from: UInt128(0), to: 150, by: 50) {
      let (quotient, digits) = rest.quotientAndRemainder(dividingBy: powersOfTen[15])
      var low = UInt64(truncatingIfNeeded: digits)
      var numbers: UInt64 = 0
      for lane in stride(from: UInt64(0), to: 50, by: 10) {
        numbers |= (low % 1_000) &<< lane
        low /= 1_000
      }
      lanes |= UInt128(numbers) &<< group
      rest = quotient
    }
    self.init(lanes: lanes)
  }

  /// The number whose 33 digits the lanes hold.
  var number: UInt128 {
    var number: UInt128 = 0
    for group in stride(from: 100, through: 0, by: -50) {
      let numbers = UInt64(truncatingIfNeeded: lanes &>> UInt128(group))
      var digits: UInt64 = 0
      for lane in stride(from: 40, through: 0, by: -10) {
        digits = digits * 1_000 + (numbers &>> UInt64(lane) & 1_023)
      }
      number = number * powersOfTen[15] + UInt128(digits)
    }
    return number
  }
}
