#if os(macOS) || os(Linux)
import Foundation
import Synchronization
import DecimalArithmetic
import UnitCatalog
import UnitConversion

/// GNU units as a child process, which reads pairs of lines: the source and the target.
///
/// GNU units computes with `double` and writes 17 digits on request. Temperature scales are
/// functions in its language (`tempF(98.6)` in `tempC`). Levels and reciprocals are not asked.
package final class GNUUnitsPeer: ConversionPeer {
  package let name = "units"
  package let description: String
  package let summary = "53 bits: 'x unit' to 'unit', a process that goes on"
  package let format = AccuracyFormat.binary64
  package let timesItself = false
  package let forms: [TimedForm] = [.text]
  private let child: PeerChild
  private let names = TheirNames(.gnuUnits)
  private let kept = Mutex<[String]>([])

  /// Starts `program`; by default the copy that `make tables` unpacked, or else `units` on PATH.
  package init(_ program: String? = nil, timeLimit: Duration = .seconds(60)) throws(PeerError) {
    let unpacked = ".corpora/tables/gnu-units/usr/"
    var path = program ?? "units"
    var definitions: [String] = []
    if program == nil, FileManager.default.isExecutableFile(atPath: unpacked + "bin/units") {
      path = unpacked + "bin/units"
      definitions = ["-f", unpacked + "share/units/definitions.units"]
    }
    child = try PeerChild(
      path, arguments: ["-q", "-t", "-o", "%.17g"] + definitions, timeLimit: timeLimit)
    description = try PeerChild(path, arguments: ["--version"], timeLimit: timeLimit).line()
  }

  package func results(of conversions: [AskedConversion]) throws(PeerError) -> [AccuracyResult] {
    let questions = conversions.map(question)
    try child.send(questions.compactMap { $0 }.joined())
    var results: [AccuracyResult] = []
    for question in questions {
      guard question != nil else {
        results.append(.notOffered)
        continue
      }
      let line = try child.line()
      guard let value = Double(line.trimmingCharacters(in: .whitespaces)), value.isFinite else {
        // Output that is no number has an unknown number of lines, so the next answer cannot be
        // found.
        throw .unreadable(line)
      }
      results.append(.binary(value))
    }
    return results
  }

  package func prepare(_ conversions: [AskedConversion]) throws(PeerError) -> Int {
    let questions = conversions.compactMap(question)
    kept.withLock { $0 = questions }
    return questions.count
  }

  /// Returns the wall-clock time of the prepared conversions, including the pipe.
  package func nanoseconds(_: TimedForm, passes: Int) throws(PeerError) -> Double {
    let questions = kept.withLock { $0 }
    let text = questions.joined()
    let start = ContinuousClock.now
    for _ in 0..<passes {
      try child.send(text)
      for _ in questions { _ = try child.line() }
    }
    return (ContinuousClock.now - start) / .nanoseconds(1)
  }

  /// The names of the temperature functions of GNU units, with absolute zero in each scale.
  private static let temperatures: [String: (name: String, least: Double)] = [
    "celsius": ("tempC", -273.15), "fahrenheit": ("tempF", -459.67), "kelvin": ("tempK", 0),
    "rankine": ("tempR", 0), "reaumur": ("tempreaumur", -218.52),
  ]

  /// Returns the two lines of a conversion; `nil` if GNU units lacks one of the units.
  private func question(_ conversion: AskedConversion) -> String? {
    let (source, target) = (conversion.plan.source, conversion.plan.target)
    switch conversion.plan.map {
    case .linear, .irrational:
      guard let from = names[source.identifier], let to = names[target.identifier] else {
        return nil
      }
      return "\(conversion.text) (\(from))\n\(to)\n"
    case .affine:
      guard let from = Self.temperatures[source.identifier],
        let to = Self.temperatures[target.identifier],
        Double(conversion.text).map({ $0 > from.least }) == true
      else { return nil }
      return "\(from.name)(\(conversion.text))\n\(to.name)\n"
    case .reciprocal, .logarithm, .exponential, .shift: return nil
    }
  }
}
#endif
