import PerformanceBudgets

/// Work like ours by other people's code: numbers read, divided, multiplied and written by the standard
/// library.
///
/// A chain of multiplications runs in registers and sees nothing of what slows down code that reads and
/// writes memory; on a shared machine our ratio to it moved twice as much as our ratio to this.
enum TextYardstick {
  static let yardstick = Yardstick(run: run)

  private static let texts = (1...96).map { "\($0 * 7_919).\($0 * 104_729)" }

  private static func run() {
    for text in texts {
      guard let number = Double(text) else { continue }
      let integer = UInt128(number.bitPattern) &* 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835
      blackHole(integer.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000_003))
      blackHole((number * 1.609_344).description)
    }
  }
}
