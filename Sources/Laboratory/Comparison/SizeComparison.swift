import DecimalArithmetic
import Foundation
import GMPDecimal
import NativeDecimal
import Peers
import PerformanceBudgets
import PropertyTesting
import UnitCatalog
import UnitConversion
import Workloads

/// The ratios of two engines' times for one operation at several numbers of digits.
struct SizeSeries {
  var operation: String
  var first: String
  var second: String
  /// The ratios of the second engine's time to the first engine's, by size.
  var points: [Crossover.Point] = []
  /// The times of one operation in nanoseconds, of each engine at each size of ``points``.
  var times: [(first: Double, second: Double)] = []

  /// A sentence that states the faster engine, and the size from which the other engine is faster.
  var sentence: String {
    guard let found = Crossover(points) else { return "\(operation): nothing was measured" }
    let ratios = points.map(\.ratio.median)
    var (faster, slower) = found.startsWithSecond ? (second, first) : (first, second)
    if found.crossings.isEmpty {
      let times = ratios.map { found.startsWithSecond ? 1 / $0 : $0 }
      let words = String(format: "%.1f to %.1f", times.min() ?? 1, times.max() ?? 1)
      return found.isClear
        ? "\(operation): \(faster) is faster than \(slower) at every size, \(words) times"
        : "\(operation): neither of \(first) and \(second) is clearly faster at any size"
    }
    var parts: [String] = []
    for crossing in found.crossings {
      let interval = crossing.interval.map {
        String(format: " [%.0f, %.0f]", $0.lowerBound, $0.upperBound)
      }
      parts.append(
        "\(faster) up to about \(String(format: "%.0f", crossing.size)) digits\(interval ?? "")")
      swap(&faster, &slower)
    }
    return "\(operation): the faster one is \(parts.joined(separator: ", then ")), then \(faster)"
  }
}

/// A measurement of the number of digits at which the faster of two engines changes.
struct SizeComparison {
  private let clock: ChildTimeClock
  private let numbers: [TypedNumber]

  /// The measured operations, which libmpdec has under the same names.
  private static let operations: [MeasuredOperation] = [.multiply, .divide]
  /// The numbers of digits of the operands for native and gmp, at most those of decimal128.
  private static let shortSizes = [7, 16, 34]
  /// The numbers of digits of the operands and results for gmp and libmpdec.
  private static let longSizes = [34, 100, 1_000, 10_000, 100_000]

  init(clock: ChildTimeClock, typing numbers: [TypedNumber]) {
    self.clock = clock
    self.numbers = numbers
  }

  /// Measures native against gmp; both round to 34 digits.
  func ofBackends(progress: (String) -> Void) throws -> [SizeSeries] {
    var all: [SizeSeries] = []
    for operation in Self.operations {
      var series = SizeSeries(operation: operation.rawValue, first: "native", second: "gmp")
      for size in Self.shortSizes {
        progress("\(operation.rawValue) at \(size) digits")
        let operands = operation.operands(digits: size)
        let context = ArithmeticContext.decimal128
        guard
          let native = OperationWorkload<Decimal128>(operation, of: operands, in: context),
          let gmp = OperationWorkload<BigDecimal>(operation, of: operands, in: context)
        else { continue }
        let workload = "\(operation.rawValue), \(size) digits"
        try measure(
          native.subject("native", workload: workload, samples: 16, passes: 8) {
            try native.check(texts: gmp.results)
          },
          gmp.subject("gmp", workload: workload, samples: 16, passes: 8) {
            try gmp.check(texts: native.results)
          }, size: size, into: &series)
      }
      all.append(series)
    }
    var series = SizeSeries(operation: "convert", first: "native", second: "gmp")
    for size in Self.shortSizes {
      progress("convert at \(size) digits")
      let typed = try numbers(ofDigits: size)
      let subjects =
        ConversionWorkloads.subjects(of: BackendEngine(Decimal128.self), typing: typed)
        + ConversionWorkloads.subjects(of: BackendEngine(BigDecimal.self), typing: typed)
      let sides = subjects.filter { $0.workload == ConversionWorkloads.convert }
      try measure(sides[0], sides[1], size: size, into: &series)
    }
    return all + [series]
  }

  /// Measures gmp against Python's libmpdec, with the number of digits as the precision.
  func ofPeer(_ timer: LibmpdecTimer, progress: (String) -> Void) throws -> [SizeSeries] {
    var all = Self.operations.map {
      SizeSeries(operation: $0.rawValue, first: "libmpdec", second: "gmp")
    }
    for size in Self.longSizes {
      let operands = DigitsOperands(digits: size)
      try timer.load(operands)
      for (place, operation) in Self.operations.enumerated() {
        progress("\(operation.rawValue) at \(size) digits")
        guard
          let gmp = OperationWorkload<BigDecimal>(
            operation, of: operation.operands(digits: size), in: operands.context)
        else { continue }
        let count = operands.x.count
        let workload = "\(operation.rawValue), \(size) digits"
        let theirs = try timer.results(of: operation.rawValue, count: count)
        let once = try timer.time(operation.rawValue, passes: 1).whole * Double(count)
        let passes = max(1, min(200, Int(1_000_000 / max(once, 1))))
        let peer = Subject(
          "libmpdec", workload: workload, samplesPerBlock: 1, operationsPerSample: passes * count,
          run: { _ in
            clock.spend {
              // If the peer has ended, the time is 0; loading the next size throws the error.
              let time = try? timer.time(operation.rawValue, passes: passes).operation
              return (time ?? 0) * Double(passes * count)
            }
          }, check: {})
        try measure(
          peer,
          gmp.subject("gmp", workload: workload, samples: 1, passes: passes) {
            try gmp.check(texts: theirs)
          }, size: size, into: &all[place])
      }
    }
    return all
  }

  private func measure(
    _ first: Subject, _ second: Subject, size: Int, into series: inout SizeSeries
  ) throws {
    let plan = MeasurementPlan(looks: [16], cpuTimeLimit: 3_000_000_000)
    let found = try Measurer(plan: plan, cpuClock: clock).measure([first, second])
    guard let ratios = found.ratios(of: second.name, to: first.name),
      let interval = MedianInterval(ratios, confidence: found.confidence)
    else { return }
    series.points.append(Crossover.Point(size: Double(size), ratio: interval))
    let times = [first, second].map { subject in
      1e9 / (found.subject(subject.name)?.median(of: .operationsPerSecond) ?? .nan)
    }
    series.times.append((times[0], times[1]))
  }

  /// Returns typed numbers of `size` digits with native's results, which gmp must reproduce.
  private func numbers(ofDigits size: Int) throws -> [TypedNumber] {
    let native = BackendEngine(Decimal128.self)
    var table = "typed\tfrom\tto\texpected\n"
    for (index, number) in numbers.enumerated() {
      var random = CaseRandom(seed: UInt64(size), index: UInt64(index))
      let digits = (0..<size).map { _ in String(1 + random.number(upTo: 8)) }.joined()
      let text = "\(digits.prefix(3)).\(digits.dropFirst(3))"
      guard let value = native.parse(text) else { continue }
      let result = native.format(native.convert(value, by: number.plan))
      let (source, target) = (number.plan.source.identifier, number.plan.target.identifier)
      table += "\(text)\t\(source)\t\(target)\t\(result)\n"
    }
    return try TypedNumber.read(table)
  }
}
