import UnitCatalog

/// A unit that was read from a name, and what else the name may mean.
public struct UnitReading: Hashable, Sendable {
  /// The unit chosen.
  public internal(set) var unit: MeasureUnit
  /// The other units that the name may mean, in the order of ``Catalog/lookUp(_:in:)``; empty if
  /// there was no choice.
  public internal(set) var alternatives: [MeasureUnit]
  /// Whether it was found by an abbreviation in another case than that is written in: `KM` for km,
  /// `PSI` for psi.
  public internal(set) var isInOtherCase = false
  /// Whether the name is the unit's identifier, as programs write it: `fluid-ounce`.
  public internal(set) var isIdentifier = false

  /// The unit and all others that the name may mean.
  var meanings: [MeasureUnit] { [unit] + alternatives }

  /// Whether the name was read as a unit, and means only units of one quantity.
  func isAlone(_ unit: MeasureUnit, in quantity: String) -> Bool {
    unit == self.unit && alternatives.allSatisfy { $0.quantity == quantity }
  }

  /// The name read as another of some of its meanings.
  func read(as unit: MeasureUnit, of meanings: [MeasureUnit]) -> UnitReading {
    var reading = self
    reading.unit = unit
    reading.alternatives = meanings.filter { $0 != unit }
    return reading
  }
}

extension MeasureReading {
  /// How its unit was read.
  public var unitReading: UnitReading {
    UnitReading(
      unit: unit, alternatives: alternatives, isInOtherCase: flags.contains(.letterCase),
      isIdentifier: isIdentifier)
  }
}
