import Metryvo

/// The first uses of the catalog and of its look-up, by several threads at once.
enum SharedCatalog {
  static func judge() {
    Together.judge("the built-in catalog", sharing: ()) { _, thread in
      var digest = Digest()
      for unit in Catalog.standard.units.rotated(for: thread) {
        digest.add("\(unit.identifier) \(unit.scale) \(unit.symbol) \(unit.aliases)")
      }
      return digest
    }
    Together.judge("names", sharing: ()) { _, thread in
      lookUps(in: .standard, thread)
    }
    Together.judge("names of other catalogs", rounds: 3, sharing: copy()) { catalog, thread in
      lookUps(in: catalog, thread)
    }
    Together.judge("a search", rounds: 3, sharing: UnitSearch()) { search, thread in
      var digest = Digest()
      for text in ["kilom", "killometer", "zoll", "square foot", "gal"].rotated(for: thread) {
        digest.add("\(search.matches(for: text))")
        digest.add("\(search.matches(for: text, filter: UnitFilter(system: .imperial)))")
      }
      return digest
    }
    Together.judge("a reader", rounds: 3, sharing: MeasureReader()) { reader, thread in
      var digest = Digest()
      for text in ["5 ft 6 in", "1,234.5 kilometres", "12 oz", "5 kilometr", "3/4 cup"]
        .rotated(for: thread)
      {
        digest.add((try? reader.read(text)).map { "\($0.number as Any) \($0.unit)" } ?? "error")
      }
      return digest
    }
  }

  private static func copy() -> Catalog {
    do { return try Catalog(Catalog.standard.records) } catch {
      fatalError("the built-in catalog is not accepted: \(error)")
    }
  }

  private static func lookUps(in catalog: Catalog, _ thread: Int) -> Digest {
    var digest = Digest()
    for unit in catalog.units.rotated(for: thread).prefix(100) {
      _ = catalog.lookUp(unit.pluralName)
    }
    for name in ["KILOMETRES", "pt", "kilometr", "cup", "\u{212B}"].rotated(for: thread) {
      digest.add("\(catalog.lookUp(name))")
    }
    return digest
  }
}
