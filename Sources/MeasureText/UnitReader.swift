import UnitCatalog

/// A unit that was read from a name, and the other units the name could mean.
public struct UnitReading: Hashable, Sendable {
  /// The unit chosen.
  public let unit: MeasureUnit
  /// The other candidates, in the catalog's order; empty if there was no choice.
  ///
  /// Where the other unit of a conversion decides the quantity, only candidates of that quantity.
  public let alternatives: [MeasureUnit]
}

/// Finds units by the names people write, and never guesses silently.
public struct UnitReader: Sendable {
  /// Where units are looked up.
  public let catalog: Catalog

  /// A reader of the catalog's names.
  public init(catalog: Catalog = .standard) { self.catalog = catalog }

  /// The unit that `name` denotes; of several, the catalog's default with the others beside it.
  ///
  /// - Throws: ``MeasureTextError/unknownUnit(_:suggestions:)``, or
  ///   ``MeasureTextError/missingUnit(_:)`` for an empty name.
  public func read(_ name: String) throws(MeasureTextError) -> UnitReading {
    let candidates = try candidates(for: name)
    return UnitReading(unit: candidates[0], alternatives: Array(candidates.dropFirst()))
  }

  /// The two units of a conversion: where a name has several meanings, one that fits the other unit.
  ///
  ///     try UnitReader().read(from: "oz", to: "mL")  // fluid ounce, though oz alone is a mass
  ///
  /// If no meanings measure the same quantity, the defaults come back and will not convert.
  ///
  /// - Throws: as ``read(_:)``.
  public func read(
    from source: String, to target: String
  ) throws(MeasureTextError) -> (source: UnitReading, target: UnitReading) {
    let sources = try candidates(for: source)
    let targets = try candidates(for: target)
    let shared = Set(sources.map { $0.quantity }).intersection(targets.map { $0.quantity })
    // With one quantity in common the units decide each other; with several nothing does.
    let (from, to) =
      shared.isEmpty
      ? (sources, targets)
      : (
        sources.filter { shared.contains($0.quantity) },
        targets.filter { shared.contains($0.quantity) }
      )
    let target = to.first { $0.quantity == from[0].quantity } ?? to[0]
    return (
      UnitReading(unit: from[0], alternatives: Array(from.dropFirst())),
      UnitReading(unit: target, alternatives: to.filter { $0 != target })
    )
  }

  /// At least one unit.
  private func candidates(for name: String) throws(MeasureTextError) -> [MeasureUnit] {
    switch catalog.lookUp(name) {
    case .found(let unit): return [unit]
    case .ambiguous(let units): return units
    case .unknown(let suggestions):
      let isBlank = name.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      if isBlank { throw .missingUnit(MeasureTextError.excerpt(name)) }
      throw .unknownUnit(MeasureTextError.excerpt(name), suggestions: suggestions)
    }
  }
}
