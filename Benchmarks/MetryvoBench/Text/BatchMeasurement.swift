import Foundation
import PerformanceBudgets
import Wording

/// The rows that `convert --batch` is measured with.
struct BatchRows {
  /// A file of so many rows in a folder.
  static func file(of count: Int, in folder: URL) throws(BenchFailure) -> String {
    let url = folder.appendingPathComponent("\(count).tsv")
    func rows(_ count: Int) -> Data {
      Data((0..<count).map { row($0) + "\n" }.joined().utf8)
    }
    do {
      try rows(count % blockLength).write(to: url)
      let file = try FileHandle(forWritingTo: url)
      try file.seekToEnd()
      let block = rows(min(count, blockLength))
      for _ in 0..<count / blockLength { try file.write(contentsOf: block) }
      try file.close()
    } catch { throw BenchFailure(74, "cannot write '\(url.path)'") }
    return url.path
  }

  /// Larger files repeat so many rows.
  private static let blockLength = 10_000

  /// The same pairs of units that people ask for most, numbers of seven digits with a point among them.
  static func row(_ index: Int) -> String {
    let (number, pair) = parts(index)
    return "\(number)\t\(pair.from)\t\(pair.to)"
  }

  static func parts(_ index: Int) -> (number: String, pair: (from: String, to: String)) {
    // Knuth's multiplier, The Art of Computer Programming 3.3.4, line 26: the digits repeat late.
    let bits = UInt64(index + 1) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let digits = String(1_000_000 + (bits >> 33) % 9_000_000)
    let point = digits.index(digits.startIndex, offsetBy: 1 + Int((bits >> 20) % 6))
    return ("\(digits[..<point]).\(digits[point...])", pairs[index % pairs.count])
  }

  private static let pairs: [(from: String, to: String)] = [
    ("mile", "kilometer"), ("foot", "meter"), ("pound", "kilogram"), ("inch", "centimeter"),
    ("ounce", "gram"), ("yard", "meter"), ("acre", "hectare"), ("knot", "mph"),
  ]
}

extension TextMeasurement {
  /// How fast the command converts rows, alone and beside GNU units, and what memory it takes.
  mutating func measureBatch(_ command: String, in folder: URL) throws(BenchFailure) {
    let rows = 1_000_000
    let file = try BatchRows.file(of: rows, in: folder)
    try Self.checkRows(command, in: folder)
    func arguments(_ threads: Int) -> [String] {
      ["convert", "--batch", file, "--decimals", "12", "--threads", "\(threads)"]
    }
    var rate = 0.0
    try measure(.batchRate) { () throws(BenchFailure) in
      for _ in 0..<3 {
        rate = max(rate, Double(rows) / (try ChildRun(command, arguments(1)).cpu))
      }
      return rate
    }
    try measureTwoCores(command, arguments)
    try measureGrowth(command, in: folder)
    try measureMemory(command, in: folder)
    try measureUnits(rate: rate, in: folder)
  }

  /// The least time of a few runs at each number of rows, and the power by which it grows.
  ///
  /// Up to 10⁴ rows the start of the process takes as long as they do.
  private mutating func measureGrowth(
    _ command: String, in folder: URL
  ) throws(BenchFailure) {
    for rows in [1_000, 10_000, 100_000, 1_000_000, 10_000_000] {
      let file = try BatchRows.file(of: rows, in: folder)
      defer { unlink(file) }
      var least = Double.infinity
      for _ in 0..<(rows > 1_000_000 ? 2 : 5) {
        let run = try ChildRun(
          command, ["convert", "--batch", file, "--decimals", "12", "--threads", "1"])
        guard run.exitCode == 0 else {
          throw BenchFailure(
            1, "convert --batch of \(rows.counted("row")) ends with \(run.exitCode)")
        }
        least = min(least, run.cpu)
      }
      batchTimes.append((Double(rows), least))
    }
    guard let power = PowerFit.exponent(batchTimes.filter { $0.size >= 100_000 }) else { return }
    notes[.batchGrowth] = "10³ to 10⁷ rows measured"
    set(.batchGrowth, .measured(power))
  }

  /// Every row of a small file must be what the same row alone is.
  static func checkRows(_ command: String, in folder: URL) throws(BenchFailure) {
    let file = try BatchRows.file(of: 1_000, in: folder)
    let found = try ChildRun.watching(command, ["convert", "--batch", file, "--decimals", "12"])
    let lines = String(decoding: found.output, as: UTF8.self).split(separator: "\n")
    guard found.run.exitCode == 0, lines.count == 1_000 else {
      throw BenchFailure(1, "convert --batch gives \(lines.count) of 1000 rows")
    }
    for index in 0..<8 {
      let (number, pair) = BatchRows.parts(index)
      let alone = try ChildRun.watching(
        command, ["convert", number, pair.from, pair.to, "--decimals", "12"])
      let words = String(decoding: alone.output, as: UTF8.self).split(separator: " ")
      guard let first = words.first, lines[index].hasPrefix("\(first)\t") else {
        throw BenchFailure(
          1,
          "convert --batch gives '\(lines[index])' for '\(BatchRows.row(index))', alone "
            + words.joined(separator: " "))
      }
    }
  }

  /// One thread, two threads, and two processes of one thread each, which tell what two cores give.
  private mutating func measureTwoCores(
    _ command: String, _ arguments: (Int) -> [String]
  ) throws(BenchFailure) {
    // Other work lengthens wall times, those of two threads more than those of two processes.
    if isPortable {
      return set(.batchTwoCores, .skipped(reason: "it needs two cores that nobody else uses"))
    }
    var (one, two, pair) = (Double.infinity, Double.infinity, Double.infinity)
    let needed = limits.value(of: .batchTwoCores, yardstick: yardstick)
    for _ in 0..<12 {
      one = min(one, try ChildRun(command, arguments(1)).wall)
      two = min(two, try ChildRun(command, arguments(2)).wall)
      pair = min(pair, try ChildRun.wallOfTwo(command, arguments(1)))
      if one / two >= needed, Self.twoCores.contains(2 * one / pair) { break }
    }
    let available = 2 * one / pair
    notes[.batchTwoCores] =
      "two processes at once do \(Figure.ratio(available)) of one's work"
    set(
      .batchTwoCores,
      Self.twoCores.contains(available)
        ? .measured(one / two) : .unjudged(one / two, reason: "two cores are not free here"))
  }

  /// How much of one process's work two do at once where two cores are free.
  ///
  /// A core that others use, or half of one, gives less. Where others were there only while one was
  /// measured it seems more, and two threads seem faster than they are.
  private static var twoCores: ClosedRange<Double> { 1.9...2.1 }

  private mutating func measureMemory(
    _ command: String, in folder: URL
  ) throws(BenchFailure) {
    func peak(_ rows: Int) throws(BenchFailure) -> UInt64? {
      let file = try BatchRows.file(of: rows, in: folder)
      defer { unlink(file) }
      return try ChildRun.watching(command, ["convert", "--batch", file, "--threads", "1"])
        .peakMemory
    }
    guard let few = try peak(1_000), let many = try peak(10_000_000) else {
      return set(.batchMemory, .skipped(reason: "this system does not tell a process's memory"))
    }
    notes[.batchMemory] =
      "\(Figure.text(Double(few), of: .peakMemory)) and \(Figure.text(Double(many), of: .peakMemory))"
    set(.batchMemory, .measured(Double(many) / Double(few)))
  }
}
