import DecimalArithmetic
import UnitCatalog

/// Meanings of a name of which a sum goes on with parts of smaller units.
struct SummedUnits {
  var first: MeasureUnit
  /// Mostly empty.
  var others: [MeasureUnit] = []

  var all: [MeasureUnit] { [first] + others }

  /// Those of a quantity, which one of them has.
  func of(_ quantity: String) -> SummedUnits {
    if others.isEmpty { return self }
    if first.quantity == quantity, others.allSatisfy({ $0.quantity == quantity }) { return self }
    let units = all.filter { $0.quantity == quantity }
    return SummedUnits(first: units[0], others: Array(units.dropFirst()))
  }
}

/// A part of a sum, as its name is read behind the part before it.
struct SumPart {
  var part: MeasurePart
  /// How many of a meaning of the name one of the part before it is, by the first two meanings of
  /// which that is a whole number.
  let factor: ExactRatio
  /// The flags of the number, and whether the region decided the name.
  let flags: ReadingFlags
  private let larger: SummedUnits

  /// `nil` if no meaning of the name is a unit of which one of the part before it is a whole number.
  ///
  /// - Parameters:
  ///   - number: what stands before the name.
  ///   - name: where the name begins.
  ///   - found: what it may mean.
  ///   - larger: what the part before it may mean, of the same quantity.
  init?(
    _ number: (value: ExactRatio, flags: ReadingFlags), _ name: UnitText, _ found: FoundUnit,
    behind larger: SummedUnits
  ) {
    let unit = UnitReading(
      unit: found.unit, alternatives: found.others.units,
      isInOtherCase: found.flags.contains(.letterCase), isIdentifier: found.isIdentifier)
    guard let factor = larger.firstFactor(to: unit) else { return nil }
    self.factor = factor
    self.larger = larger
    flags = number.flags.union(found.flags.intersection(.regionalUnit))
    part = MeasurePart(
      utf8UnitRange: min(name.start, found.end)..<found.end, unit: unit, value: number.value)
  }

  /// Whether the part is less than one of the unit before it.
  var isRest: Bool { part.value.subtracting(factor)?.isNegative == true }

  /// The meanings of the name of which one of the part before it is a whole number; not empty.
  var units: SummedUnits {
    let unit = part.unit
    if unit.alternatives.isEmpty { return SummedUnits(first: unit.unit) }
    let larger = larger.all
    let units = unit.meanings.filter { meaning in
      larger.contains { $0.wholeFactor(to: meaning) != nil }
    }
    return SummedUnits(first: units[0], others: Array(units.dropFirst()))
  }
}

extension SummedUnits {
  /// How many of a meaning of a name one of these is, by the first two of which that is a whole
  /// number.
  fileprivate func firstFactor(to name: UnitReading) -> ExactRatio? {
    if let factor = first.firstFactor(to: name) { return factor }
    for unit in others {
      if let factor = unit.firstFactor(to: name) { return factor }
    }
    return nil
  }
}

/// A sum of which some parts are read.
struct PartialSum {
  private(set) var parts: [MeasurePart] = []
  /// What the last part may mean.
  var last: SummedUnits
  /// The sum in the unit of the last part, if no name has several meanings; `nil` if that does not
  /// fit 128 bits.
  private var total: ExactRatio?
  private let isNegative: Bool
  private var flags: ReadingFlags = []

  /// The sum that a measure and its number begin.
  init(_ reading: MeasureReading, _ value: ExactRatio) {
    isNegative = reading.number?.isNegative == true
    last = SummedUnits(first: reading.unit, others: reading.alternatives)
    total = value
  }

  /// Adds a part, behind the first one of the measure's reading.
  mutating func add(_ part: SumPart, to reading: MeasureReading, _ value: ExactRatio) {
    var added = part.part
    if isNegative { added.value = added.value.negated }
    if parts.isEmpty {
      let first = MeasurePart(
        utf8UnitRange: reading.utf8UnitRange, unit: reading.unitReading, value: value)
      parts = [first, added]
    } else {
      parts.append(added)
    }
    total = total?.multiplied(by: part.factor)?.adding(added.value)
    flags.formUnion(part.flags)
  }

  /// Makes a measure the sum, of the units that its names mean together.
  ///
  /// - Returns: `false`, and nothing has changed, if the sum does not fit 128 bits.
  func finish(_ reading: inout MeasureReading, _ source: ReadingSource) -> Bool {
    if parts.allSatisfy({ $0.unit.alternatives.isEmpty }) {
      guard let total else { return false }
      reading.take(total, parts[parts.count - 1].unit.unit, parts)
    } else if !reading.addUp(fitted(source)) {
      return false
    }
    reading.others = .none
    reading.flags.remove(.ambiguousUnit)
    reading.flags.formUnion(flags)
    reading.flags.insert(.compound)
    reading.isIdentifier = parts.allSatisfy { $0.unit.isIdentifier }
    #if SeededFaults
    if SeededFault.sumForgetsMeanings.isActive { reading.parts = [] }
    #endif
    return true
  }

  /// The parts, of the units that their names mean together.
  private func fitted(_ source: ReadingSource) -> [MeasurePart] {
    let quantity = parts[parts.count - 1].unit.unit.quantity
    let units = FittingNames(parts.map { source.name($0.unit, in: quantity) }, in: source.catalog)
      .units
    var fitted = parts
    for (place, unit) in units.enumerated() where !parts[place].unit.isAlone(unit, in: quantity) {
      let meanings = parts[place].unit.meanings.filter { $0.quantity == quantity }
      fitted[place].unit = parts[place].unit.read(as: unit, of: meanings)
    }
    return fitted
  }
}

extension MeasureUnit {
  /// How many of the first meaning of a name one is of which that is a whole number.
  fileprivate func firstFactor(to name: UnitReading) -> ExactRatio? {
    if let factor = wholeFactor(to: name.unit) { return factor }
    for unit in name.alternatives {
      if let factor = wholeFactor(to: unit) { return factor }
    }
    return nil
  }

  /// How many of a smaller unit one is, if that is a whole number.
  fileprivate func wholeFactor(to other: MeasureUnit) -> ExactRatio? {
    guard case .linear(let factor) = conversionMap(to: other), factor.isWhole, factor != .one,
      !factor.isNegative
    else { return nil }
    return factor
  }
}
