import Peers
import UnitConversion
import Workloads

/// A decimal engine as a subject of accuracy, judged by the text of all its computed digits.
struct DecimalSubject<Engine: ConversionEngine>: AccuracySubject {
  let engine: Engine
  let format: AccuracyFormat
  let roundsTiesAway: Bool

  var name: String { engine.name }

  func results(of conversions: [AskedConversion]) -> [AccuracyResult] {
    conversions.map { conversion in
      guard engine.has(conversion.plan) else { return .notOffered }
      guard let number = engine.parse(conversion.text) else {
        return .noNumber("'\(conversion.text)' is not read")
      }
      return .decimal(engine.format(engine.convert(number, by: engine.plan(conversion.plan))))
    }
  }
}

/// `Double` as a subject of accuracy, judged by its binary value instead of its shortest text.
struct DoubleSubject: AccuracySubject {
  let engine: DoubleEngine

  var name: String { engine.name }
  var format: AccuracyFormat { .binary64 }
  var roundsTiesAway: Bool { false }

  func results(of conversions: [AskedConversion]) -> [AccuracyResult] {
    conversions.map { conversion in
      guard let number = engine.parse(conversion.text) else {
        return .noNumber("'\(conversion.text)' is not read")
      }
      return .binary(engine.convert(number, by: engine.plan(conversion.plan)))
    }
  }
}
