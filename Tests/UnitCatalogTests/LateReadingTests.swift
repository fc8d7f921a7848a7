import Testing
import UnitCatalog

/// Lazy reading and indexing have the result of reading everything at once, whichever thread reads
/// first.
@Suite struct LateReadingTests {
  private static func facts(_ unit: MeasureUnit) -> String {
    "\(unit.record) \(unit.scale) \(unit.irrationalFactor) \(unit.offset) \(unit.model) "
      + "\(unit.dimension) \(unit.symbol) \(unit.name) \(unit.pluralName) \(unit.source)"
  }

  @Test func builtInUnitsAreThoseReadAtOnce() async throws {
    let expected = try Catalog(texts: CatalogText.standard)
    #expect(Catalog.standard.records == expected.records)
    #expect(Catalog.standard.quantities == expected.quantities)
    let failures = await withTaskGroup(of: [String].self) { group in
      for task in 0..<8 {
        group.addTask {
          // Each task begins at another unit, so that some read units at the same time.
          let count = expected.units.count
          return (0..<count).compactMap { index in
            let position = (index + task * count / 8) % count
            let unit = Catalog.standard.units[position]
            return Self.facts(unit) == Self.facts(expected.units[position]) ? nil : unit.identifier
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(failures == [])
  }

  /// The index of symbols, which reads only the `symbol` lines, finds the candidates of a catalog
  /// that is parsed completely.
  @Test func symbolsAreThoseReadAtOnce() throws {
    let expected = try Catalog(texts: CatalogText.standard)
    for record in expected.records.flatMap(\.units) {
      for spelling in [record.identifier, record.symbol] + record.symbolVariants {
        #expect(Catalog.standard.lookUp(spelling) == expected.lookUp(spelling), "\(spelling)")
      }
    }
  }

  @Test func namesAreIndexedOnceForAll() async throws {
    let texts = ["km", "Kilometres", "pt", "cup", "m^2", "no such unit", "meter", "KB", "furlongs"]
    let expected = texts.map { Catalog.standard.lookUp($0) }
    for _ in 0..<20 {
      let fresh = try Catalog(texts: CatalogText.standard)
      let failures = await withTaskGroup(of: Int.self) { group in
        for task in 0..<4 {
          group.addTask {
            let order = texts.indices.map { ($0 + task * 2) % texts.count }
            return order.count { fresh.lookUp(texts[$0]) != expected[$0] }
          }
        }
        return await group.reduce(0, +)
      }
      #expect(failures == 0)
    }
  }
}
