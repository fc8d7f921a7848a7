/// Numbers that depend on the case alone: SplitMix64 from a seed made of its index.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct CaseGenerator {
  private var state: UInt64

  init(case index: UInt64) { state = index &* 0xD1B5_4A32_D192_ED03 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A numeric string: 1…34 digits, half of them runs of 0, 5 or 9, and an exponent near 0 or anywhere.
  mutating func numericString() -> String {
    var text = below(2) == 0 ? "" : "-"
    let runs = below(2) == 0
    for _ in 0...below(34) { text += runs ? ["0", "5", "9", "1"][below(4)] : String(below(10)) }
    let range = below(8) == 0 ? 6_100 : 40
    return text + "E" + String(below(2 * range + 1) - range)
  }
}
