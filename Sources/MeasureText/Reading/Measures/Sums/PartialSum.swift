import DecimalArithmetic
import UnitCatalog

/// The meanings of a unit's name in a sum, behind which parts in smaller units than this unit may
/// follow.
struct SummedUnits {
  var first: MeasureUnit
  /// The further meanings, usually none.
  var others: [MeasureUnit] = []

  var all: [MeasureUnit] { [first] + others }

  /// Returns the meanings of a quantity; at least one meaning must be of the quantity.
  func of(_ quantity: String) -> SummedUnits {
    if others.isEmpty { return self }
    if first.quantity == quantity, others.allSatisfy({ $0.quantity == quantity }) { return self }
    let units = all.filter { $0.quantity == quantity }
    return SummedUnits(first: units[0], others: Array(units.dropFirst()))
  }
}

/// A further part of a sum, with the meanings of its name that fit the preceding part.
struct SumPart {
  var part: MeasurePart
  /// The number of units of this part in one unit of the preceding part.
  ///
  /// If several pairs of meanings have an integer factor, the first pair decides.
  let factor: ExactRatio
  /// The flags of the number, and ``ReadingFlags/regionalUnit`` of the name.
  let flags: ReadingFlags
  private let larger: SummedUnits

  /// Creates a part; `nil` if no meaning of the preceding part is an integer multiple of a meaning
  /// of the name.
  ///
  /// - Parameters:
  ///   - number: the number in front of the name.
  ///   - name: the text of the name.
  ///   - found: the meanings of the name.
  ///   - larger: the meanings of the preceding part, of the same quantity.
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

  /// Whether the part is less than one unit of the preceding part.
  var isRest: Bool { part.value.subtracting(factor)?.isNegative == true }

  /// The meanings of which some unit of the preceding part is an integer multiple; not empty.
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
  /// Returns the first integer factor from one of the meanings to a meaning of a name.
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
  /// The meanings of the last part.
  var last: SummedUnits
  /// The sum in the unit of the last part, if no name has several meanings; `nil` beyond 128 bits.
  private var total: ExactRatio?
  private let isNegative: Bool
  private var flags: ReadingFlags = []

  /// Creates a sum from its first measure and number.
  init(_ reading: MeasureReading, _ value: ExactRatio) {
    isNegative = reading.number?.isNegative == true
    last = SummedUnits(first: reading.unit, others: reading.alternatives)
    total = value
  }

  /// Adds a part behind the first part, which `reading` and `value` describe.
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

  /// Sets a measure to the sum, with names of several units resolved together.
  ///
  /// - Returns: `false` if the sum exceeds 128 bits; the measure is then unchanged.
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
    reading.loseParts()
    #endif
    return true
  }

  /// Returns the parts with their units resolved together by ``FittingNames``.
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
  /// Returns the factor to the first meaning of a name that has an integer factor.
  fileprivate func firstFactor(to name: UnitReading) -> ExactRatio? {
    if let factor = wholeFactor(to: name.unit) { return factor }
    for unit in name.alternatives {
      if let factor = wholeFactor(to: unit) { return factor }
    }
    return nil
  }

  /// Returns the number of `other` units in one of this unit; `nil` if the number is 1 or no
  /// integer.
  fileprivate func wholeFactor(to other: MeasureUnit) -> ExactRatio? {
    guard case .linear(let factor) = conversionMap(to: other), factor.isWhole, factor != .one,
      !factor.isNegative
    else { return nil }
    return factor
  }
}
