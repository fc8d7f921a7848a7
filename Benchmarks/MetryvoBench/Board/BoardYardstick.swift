import CGMP
import PerformanceBudgets

/// Work like that of the board by the standard library: numbers read, divided and written, names looked up,
/// joined, split and sorted.
///
/// What slows the board down must slow the yardstick as much: other processes take the caches and the memory
/// as well as the processor. Beside builds on both cores the ratios of two runs differed by up to 21 % to a
/// yardstick that only reads, divides and writes numbers, by up to 10 % to this one.
enum BoardYardstick {
  static let yardstick = Yardstick(run: run)

  private static let texts = (1...48).map { "\($0 * 7_919).\($0 * 104_729)" }
  private static let names = (0..<512).map { "unit-\($0 * 7_919 % 1_000)-of-\($0)" }
  private static let places = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, $0) })

  private static func run() {
    for text in texts {
      guard let number = Double(text) else { continue }
      let integer = UInt128(number.bitPattern) &* 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835
      blackHole(integer.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000_003))
      blackHole((number * 1.609_344).description)
    }
    var total = 0
    for name in names.prefix(128) { total &+= places[name] ?? 0 }
    blackHole(total)
    blackHole(names.prefix(48).map { $0.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }.sorted())
    var joined = ""
    for name in names.prefix(96) {
      joined += name
      joined += ","
    }
    blackHole(joined.split(separator: ",").count)
  }

  /// Products of 1,000 digits each by GMP itself: long straight code, which waits for nothing.
  ///
  /// Beside some neighbours the yardstick takes 1.4 times as long and these 1.1 times, beside others 1.6 and 1.4
  /// times, and so does most of the board; a loop of products in Swift took 1.3 times as long beside both.
  static let products = Yardstick {
    withUnsafeTemporaryAllocation(of: mp_limb_t.self, capacity: 4 * words) { room in
      guard let x = room.baseAddress else { return }
      x.initialize(from: factors, count: 2 * words)
      for _ in 0..<24 { cgmp_mul(x + 2 * words, x, words, x + words, words) }
      blackHole(room[4 * words - 1])
    }
  }

  /// 64 · 52 bits hold 1,001 digits.
  private static let words = 52
  private static let factors = (1...2 * words).map { mp_limb_t($0) &* 0x9E37_79B9_7F4A_7C15 }
}
