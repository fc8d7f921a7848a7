import UnitCatalog

/// A unit that was read from a name, with the other meanings of the name.
public struct UnitReading: Hashable, Sendable {
  /// The unit that the name means.
  public internal(set) var unit: MeasureUnit
  /// The other units that the name may mean, in the order of ``Catalog/lookUp(_:in:)``; empty if
  /// the name has one meaning.
  public internal(set) var alternatives: [MeasureUnit]
  /// Whether the name is an abbreviation in another letter case than the unit's: `KM` for km, `PSI`
  /// for psi.
  public internal(set) var isInOtherCase = false
  /// Whether the name is the unit's identifier, which programs write: `fluid-ounce`.
  public internal(set) var isIdentifier = false

  /// The unit and its alternatives.
  var meanings: [MeasureUnit] { [unit] + alternatives }

  /// Whether `unit` is the reading's unit, and all alternatives are of `quantity`.
  func isAlone(_ unit: MeasureUnit, in quantity: String) -> Bool {
    unit == self.unit && alternatives.allSatisfy { $0.quantity == quantity }
  }

  /// Returns the reading with `unit` as its unit, and the other `meanings` as alternatives.
  func read(as unit: MeasureUnit, of meanings: [MeasureUnit]) -> UnitReading {
    var reading = self
    reading.unit = unit
    reading.alternatives = meanings.filter { $0 != unit }
    return reading
  }
}

extension MeasureReading {
  /// The reading of the measure's unit.
  public var unitReading: UnitReading {
    UnitReading(
      unit: unit, alternatives: alternatives, isInOtherCase: flags.contains(.letterCase),
      isIdentifier: isIdentifier)
  }
}
