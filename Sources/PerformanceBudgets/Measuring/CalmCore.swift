import CoreAffinity

/// The cores that the calling thread may run on, of which the calmest is chosen again and again.
///
/// A core on which another process of this machine runs is left to it: there the thread would wait.
///
/// On a machine that others share each core has neighbours of its own, who come and go within a tenth of a second:
/// where each of two cores was calm for a quarter of the time, one of them was for nearly a half.
package struct CalmCore {
  /// How a core was found.
  package struct Reading {
    /// The yardstick ÷ the chain, which follows the clock rate alone.
    var slowness: Double
    /// The wall's time ÷ the CPU's; 1 where nothing else of this machine runs.
    var waiting: Double

    package init(slowness: Double, waiting: Double = 1) {
      self.slowness = slowness
      self.waiting = waiting
    }
  }

  /// The numbers of the cores; empty where the system does not say.
  private let cores: [Int]
  /// For how many turns a core is left to another process of this machine, which was found on it.
  private var leftAlone: [Int: Int] = [:]

  /// Whose turn it is to be read next, a place in ``cores``.
  private var next = 0

  private static let turnsLeftAlone = 40
  /// How many cores are read in a turn: each takes half a millisecond.
  private static let most = 4

  package init(_ cores: [Int]) { self.cores = cores }

  /// Moves the thread to the core that is disturbed least.
  mutating func settle(_ measurer: Measurer) {
    guard cores.count > 1 else { return }
    let core = choose { Self.reading(on: $0, measurer) }
    // Where every core is left alone the system chooses.
    _ = CoreMask(core.map { [$0] } ?? cores).setForThread()
  }

  /// The calmest of the cores whose turn it is; `nil` if all are left alone.
  package mutating func choose(_ read: (_ core: Int) -> Reading?) -> Int? {
    var best: (core: Int, slowness: Double)?
    for step in 0..<min(Self.most, cores.count) {
      let core = cores[(next + step) % cores.count]
      if let turns = leftAlone[core], turns > 0 {
        leftAlone[core] = turns - 1
        continue
      }
      guard let reading = read(core) else { continue }
      if reading.waiting > 2 { leftAlone[core] = Self.turnsLeftAlone }
      let slowness = reading.slowness * reading.waiting
      if best.map({ slowness < $0.slowness }) ?? true { best = (core, slowness) }
    }
    next = (next + Self.most) % cores.count
    return best?.core
  }

  /// Lets the thread run on all of the cores again.
  func release() {
    if cores.count > 1 { _ = CoreMask(cores).setForThread() }
  }

  /// How slow a core is, the median of three pairs, and how much of it others have; `nil` if the thread may not run
  /// there.
  private static func reading(on core: Int, _ measurer: Measurer) -> Reading? {
    let wall = measurer.wallClock.now()
    let cpu = measurer.cpuClock.now()
    guard CoreMask([core]).setForThread() else { return nil }
    func time(_ work: () -> Void) -> Double {
      let start = measurer.cpuClock.now()
      work()
      return Double(max(1, measurer.cpuClock.now() - start))
    }
    let pairs = (0..<3).map { _ in time(measurer.yardstick.run) / time(measurer.chain.run) }
    let waiting =
      Double(measurer.wallClock.now() - wall) / Double(max(1, measurer.cpuClock.now() - cpu))
    return Reading(slowness: pairs.sorted()[1], waiting: max(1, waiting))
  }
}

/// A set of cores as the system takes it: bit n of the words is core n.
package struct CoreMask {
  private var words = [UInt64](repeating: 0, count: 16)

  /// The set of these cores, each below 1,024.
  package init(_ cores: [Int]) {
    for core in cores { words[core / 64] |= 1 << UInt64(core % 64) }
  }

  /// Which cores they are.
  package var cores: [Int] {
    (0..<64 * words.count).filter { words[$0 / 64] >> UInt64($0 % 64) & 1 == 1 }
  }

  /// Those that the calling thread may run on; `nil` if the system does not say.
  package static var ofThread: CoreMask? {
    var mask = CoreMask([])
    return core_affinity_get(&mask.words, mask.words.count) ? mask : nil
  }

  /// Lets the calling thread run on these alone; `false` if it may not.
  func setForThread() -> Bool { core_affinity_set(words, words.count) }
}
