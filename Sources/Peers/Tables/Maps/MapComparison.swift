import ExactArithmetic
import UnitCatalog

/// A comparison of the units of a map that are in the catalog and in the table.
struct MapComparison {
  private let map: UnitMap
  private let catalog: Catalog
  private var table: UnitTable
  private var theirs: [String: String] = [:]
  private(set) var units: [JudgedUnit] = []
  private(set) var problems: [String] = []

  init(_ map: UnitMap, catalog: Catalog, table: UnitTable) {
    self.map = map
    self.catalog = catalog
    self.table = table
    for entry in map.entries where entry.target == nil { theirs[entry.unit] = entry.theirs }
  }

  mutating func run() {
    for entry in map.entries {
      do throws(Problem) {
        units.append(try judged(entry))
      } catch {
        problems.append("\(map.name), line \(entry.line): \(error.text)")
      }
    }
  }

  /// A line of the map of names (``UnitMap``) that cannot be judged.
  private struct Problem: Error {
    var text: String
  }

  private mutating func judged(_ entry: UnitMap.Entry) throws(Problem) -> JudgedUnit {
    guard let unit = catalog.unit(entry.unit), let quantity = catalog.quantity(unit.quantity) else {
      throw Problem(text: "the catalog has no unit '\(entry.unit)'")
    }
    let target: MeasureUnit
    if let name = entry.target {
      guard let named = catalog.unit(name), named.quantity == unit.quantity else {
        throw Problem(text: "the quantity of '\(entry.unit)' has no unit '\(name)'")
      }
      target = named
    } else {
      target = quantity.baseUnit
    }
    let verdict = try self.verdict(unit, in: target, entry)
    return JudgedUnit(
      unit: unit.identifier, target: target.identifier, theirs: entry.theirs, verdict: verdict)
  }

  private mutating func verdict(
    _ unit: MeasureUnit, in target: MeasureUnit, _ entry: UnitMap.Entry
  ) throws(Problem) -> TableVerdict {
    let value: TableValue
    let reference: TableValue
    switch try self.value(of: entry.theirs, entry) {
    case .success(let found): value = found
    case .failure(let reason): return .notEvaluated(reason)
    }
    if entry.target == nil {
      guard let base = theirs[target.identifier] else {
        throw Problem(text: "the map lacks '\(target.identifier)', the base unit")
      }
      switch try self.value(of: base, entry) {
      case .success(let found): reference = found
      case .failure(let reason): return .notEvaluated(reason)
      }
    } else {
      reference = TableValue(Rational(1))
    }
    do throws(UnitJudge.Mismatch) {
      return try UnitJudge(piDigits: table.piDigits, isRounded: table.isRounded).judge(
        unit, in: target, theirs: value, theirTarget: reference)
    } catch {
      switch error {
      case .dimension:
        throw Problem(
          text: "'\(entry.theirs)' has not the dimension of '\(unit.quantity)' in the table")
      case .evaluation(let reason): return .notEvaluated(reason)
      case .model: throw Problem(text: "'\(entry.unit)' is a level, which is not compared")
      }
    }
  }

  private mutating func value(
    of text: String, _ entry: UnitMap.Entry
  ) throws(Problem) -> Result<TableValue, Unevaluated> {
    do throws(TableLookUpError) {
      return .success(
        try table.value(of: text, at: .init(file: map.name, line: entry.line, column: 1)))
    } catch {
      switch error {
      case .map(let text): throw Problem(text: text)
      case .unevaluated(.unknownName(let name)):
        throw Problem(text: "the table has no '\(name)'")
      case .unevaluated(let reason): return .failure(reason)
      }
    }
  }
}
