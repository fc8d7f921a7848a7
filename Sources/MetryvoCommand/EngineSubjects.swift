import Conformance
import UnitConversion
import Workloads

/// A decimal engine as a subject of accuracy: its text has every digit it computed.
struct DecimalSubject<Engine: ConversionEngine>: AccuracySubject {
  private let engine: Engine

  init(_ engine: Engine) { self.engine = engine }

  var name: String { engine.name }

  func result(of text: String, by plan: ConversionPlan) -> AccuracyResult? {
    engine.parse(text).map {
      .decimal(engine.format(engine.convert($0, by: engine.plan(plan))))
    }
  }
}

/// `Double` as a subject of accuracy: judged as the binary number it is, not by its shortest text.
struct DoubleSubject: AccuracySubject {
  let engine: DoubleEngine

  var name: String { engine.name }

  func result(of text: String, by plan: ConversionPlan) -> AccuracyResult? {
    engine.parse(text).map { .binary(engine.convert($0, by: engine.plan(plan))) }
  }
}
