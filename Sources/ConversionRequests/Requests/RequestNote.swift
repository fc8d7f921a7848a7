import DecimalArithmetic
import MeasureText
import UnitCatalog

/// A remark for people about a choice that the reading of a request made.
///
/// The note carries no sentence: ``identifier`` names the case, the arguments hold its data, and
/// ``english`` is the English sentence.
public enum RequestNote: Hashable, Sendable {
  /// A name of several units was read as `unit`; `alternatives` are the other units.
  case nameReadAs(name: String, unit: MeasureUnit, alternatives: [MeasureUnit])
  /// A name was read as another of its units in some rows of a table; `rows` are the symbols of the
  /// target units in these rows.
  case nameReadAsInRows(name: String, unit: MeasureUnit, rows: [String])
  /// A name was found in another letter case: `KM` for km.
  case nameInOtherCase(name: String, unit: MeasureUnit)
  /// A unit of several years, such as the century, was read with mean Gregorian years.
  case ofGregorianYears(name: String, unit: MeasureUnit)
  /// A number with an ambiguous mark was read as `number`.
  case numberReadAs(text: String, number: String, unit: MeasureUnit)
  /// A flag of the reading.
  case flag(ReadingFlags)
  /// A temperature is below absolute zero, and is converted nevertheless.
  case belowAbsoluteZero(number: String, unit: MeasureUnit)
  /// The name of a unit in running text also means other units.
  case unitMayBe([MeasureUnit])
  /// The parts of running text that were not read.
  case leftOut([String])

  /// Creates the note on a name; `nil` if no rule applies.
  ///
  /// The first rule that applies decides:
  ///
  /// 1. A name of several units: ``nameReadAs(name:unit:alternatives:)``.
  /// 2. An abbreviation in another letter case: ``nameInOtherCase(name:unit:)``.
  /// 3. A unit of calendar years: ``ofGregorianYears(name:unit:)``.
  ///
  ///     let reading = try MeasureReader().unit("KM")
  ///     RequestNote("KM", reading)?.identifier  // Optional("nameInOtherCase")
  public init?(_ name: String, _ reading: UnitReading) {
    let unit = reading.unit
    if !reading.alternatives.isEmpty {
      self = .nameReadAs(name: name, unit: unit, alternatives: reading.alternatives)
    } else if reading.isInOtherCase || unit.isAbbreviated(inOtherCase: name) {
      self = .nameInOtherCase(name: name, unit: unit)
    } else if unit.isOfGregorianYears {
      self = .ofGregorianYears(name: name, unit: unit)
    } else {
      return nil
    }
  }

  /// Returns the notes on a number: on an ambiguous mark, and on groups of other locales.
  package static func notes(
    on reading: NumberReading, written text: String, of unit: MeasureUnit
  ) -> [RequestNote] {
    var notes: [RequestNote] = []
    if reading.flags.contains(.ambiguousSeparator) {
      notes.append(.numberReadAs(text: text, number: reading.number.text, unit: unit))
    }
    if reading.flags.contains(.otherGrouping) { notes.append(.flag(.otherGrouping)) }
    return notes
  }

  /// The stable identifier of the note; for a flag its name.
  public var identifier: String {
    switch self {
    case .nameReadAs: "nameReadAs"
    case .nameReadAsInRows: "nameReadAsInRows"
    case .nameInOtherCase: "nameInOtherCase"
    case .ofGregorianYears: "ofGregorianYears"
    case .numberReadAs: "numberReadAs"
    case .flag(let flag): flag.names.first ?? "flag"
    case .belowAbsoluteZero: "belowAbsoluteZero"
    case .unitMayBe: "unitMayBe"
    case .leftOut: "leftOut"
    }
  }
}

extension MeasureReading {
  /// Returns the notes on the unit names of a sum, in the text that the sum was read from.
  ///
  ///     let text = "1 gallon 1 pint"
  ///     let notes = try MeasureReader().read(text).partNotes(of: text)
  ///     notes.map(\.identifier)  // ["nameReadAs", "nameReadAs"]
  public func partNotes(of text: String) -> [RequestNote] {
    if parts.isEmpty { return [] }
    return zip(unitNames(in: text), parts).compactMap { RequestNote($0, $1.unit) }
  }

  /// The units of a sum's parts; otherwise the single unit.
  var units: [MeasureUnit] { parts.isEmpty ? [unit] : parts.map { $0.unit.unit } }

  /// Returns the names of ``units`` in the text that the measure was read from.
  func unitNames(in text: String) -> [String] {
    (parts.isEmpty ? [utf8UnitRange] : parts.map { $0.utf8UnitRange }).map { range in
      let name = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      return String(decoding: name, as: UTF8.self)
    }
  }
}

extension MeasureUnit {
  /// Whether the unit is the decade, the century or the millennium: 10, 100 or 1000 mean Gregorian
  /// years.
  fileprivate var isOfGregorianYears: Bool {
    quantity == "time"
      && definition.utf8.reversed().starts(with: "0 year-gregorian".utf8.reversed())
  }
}
