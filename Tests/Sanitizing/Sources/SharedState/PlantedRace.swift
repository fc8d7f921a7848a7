/// A race that ThreadSanitizer must report: several threads add to a number without a lock.
enum PlantedRace {
  private final class Sum: @unchecked Sendable {
    var value = 0
  }

  static func run() {
    Together.judge("a planted race", sharing: Sum()) { sum, _ in
      for _ in 0..<1_000 { sum.value += 1 }
      return 0
    }
  }
}
