import DecimalArithmetic
import PerformanceBudgets
import UnitCatalog
import UnitConversion

/// Typed numbers with the plans of an engine, ready to be converted repeatedly.
@usableFromInline
struct Replay<Engine: ConversionEngine> {
  @usableFromInline let engine: Engine
  @usableFromInline let lines: [Line]
  /// The content of the field after each keystroke in each line, with the index of the line.
  @usableFromInline let keys: [(text: String, line: Int)]

  @usableFromInline
  struct Line {
    @usableFromInline let number: TypedNumber
    @usableFromInline let value: Engine.Number?
    @usableFromInline let plan: Engine.Plan
    /// The plans to every unit of the quantity, in the order of the catalog.
    @usableFromInline let plans: [Engine.Plan]
    @usableFromInline let units: [MeasureUnit]

    @inlinable
    init(_ number: TypedNumber, engine: Engine, catalog: Catalog) {
      self.number = number
      value = engine.parse(number.text)
      plan = engine.plan(number.plan)
      units = catalog.quantity(number.plan.source.quantity)?.units ?? []
      plans = units.compactMap { unit in
        (try? ConversionPlan(from: number.plan.source, to: unit)).map(engine.plan)
      }
    }
  }

  @inlinable
  init(engine: Engine, numbers: [TypedNumber], catalog: Catalog = .standard) {
    self.engine = engine
    lines = numbers.map { Line($0, engine: engine, catalog: catalog) }
    keys = numbers.enumerated().flatMap { line, number in
      number.prefixes.map { ($0, line) }
    }
  }

  /// The number of results when every number is converted to every unit.
  @inlinable
  var conversionsToAll: Int { lines.reduce(0) { $0 + $1.plans.count } }

  @inlinable
  func showResult(ofKey index: Int) {
    let (text, line) = keys[index]
    // Text that is not yet a number, such as a lone sign, has no result.
    guard let value = engine.parse(text) else { return blackHole(text) }
    blackHole(engine.format(engine.convert(value, by: lines[line].plan)))
  }

  @inlinable
  func showAll(ofKey index: Int) {
    let (text, line) = keys[index]
    guard let value = engine.parse(text) else { return blackHole(text) }
    for plan in lines[line].plans { blackHole(engine.format(engine.convert(value, by: plan))) }
  }

  @inlinable
  func convertToAll() {
    for line in lines {
      guard let value = line.value else { continue }
      for plan in line.plans { blackHole(engine.convert(value, by: plan)) }
    }
  }

  @inlinable
  func convert(times: Int) {
    // Lines are accessed by index, because copying a line costs as much as a conversion.
    for _ in 0..<times {
      for index in lines.indices {
        guard let value = lines[index].value else { continue }
        blackHole(engine.convert(value, by: lines[index].plan))
      }
    }
  }

  @inlinable
  func showResults() {
    for index in lines.indices {
      guard let value = engine.parse(lines[index].number.text) else { continue }
      blackHole(engine.format(engine.convert(value, by: lines[index].plan)))
    }
  }
}
