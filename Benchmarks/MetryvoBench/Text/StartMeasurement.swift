import Foundation

extension TextMeasurement {
  /// From the start of the command to the end of a process that converted one value.
  ///
  /// Judged is a build without shared libraries of Swift: with them the dynamic linker alone takes longer.
  mutating func measureStart(_ command: String) throws(BenchFailure) {
    var wall = Double.infinity
    try measure(.start) { () throws(BenchFailure) in
      var cpu = Double.infinity
      for _ in 0..<50 {
        let run = try ChildRun(command, Self.firstConversion)
        (cpu, wall) = (min(cpu, run.cpu), min(wall, run.wall))
      }
      return cpu * 1e9
    }
    notes[.start] = "wall \(Figure.nanoseconds(wall * 1e9))"
    if case .measured(let value) = outcomes[.start], !Self.isStatic(command) {
      let reason = "Swift's shared libraries are loaded; the limit is for a static build"
      set(.start, .unjudged(value, reason: reason))
    }
  }

  private static let firstConversion = ["convert", "5", "mi", "km"]

  /// The time of a command that does not convert means nothing.
  static func check(_ command: String) throws(BenchFailure) {
    let found = try ChildRun.watching(command, firstConversion)
    guard String(decoding: found.output, as: UTF8.self).hasPrefix("8.04672 km") else {
      throw BenchFailure(1, "the command does not convert 5 mi to 8.04672 km")
    }
  }

  /// Whether a program names no library of Swift's runtime to be loaded.
  private static func isStatic(_ command: String) -> Bool {
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: command), options: .mappedIfSafe)
    else { return false }
    return data.range(of: Data("libswiftCore.".utf8)) == nil
  }
}
