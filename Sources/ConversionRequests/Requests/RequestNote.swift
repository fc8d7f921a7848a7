import DecimalArithmetic
import MeasureText
import UnitCatalog

/// What people are told about how a request was understood, so that no reading is silent.
///
/// A note is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English.
public enum RequestNote: Hashable, Sendable {
  /// A name that means several units was read as the first; the alternatives are the others.
  case nameReadAs(name: String, unit: MeasureUnit, alternatives: [MeasureUnit])
  /// In some rows of a table a name was read as another of its units; the rows are symbols of
  /// units.
  case nameReadAsInRows(name: String, unit: MeasureUnit, rows: [String])
  /// A name was found by its letters in another case: `KM` for km.
  case nameInOtherCase(name: String, unit: MeasureUnit)
  /// A unit of several calendar years, such as the century, counts mean Gregorian years.
  case ofGregorianYears(name: String, unit: MeasureUnit)
  /// A number whose mark can be read in two ways was read as this one.
  case numberReadAs(text: String, number: String, unit: MeasureUnit)
  /// One of the flags of a reading.
  case flag(ReadingFlags)
  /// A value that no body can have; it is converted all the same.
  case belowAbsoluteZero(number: String, unit: MeasureUnit)
  /// A unit in running text has a name that means other units, too.
  case unitMayBe([MeasureUnit])
  /// Parts of running text that were not read.
  case leftOut([String])

  /// The note on a name; `nil` if the name means one unit, and is written as the unit's own is.
  ///
  /// 1. A name of several units says which was chosen.
  /// 2. An abbreviation in another case says which unit it was read as.
  /// 3. A unit of calendar years says which years are meant.
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

  /// The notes on a number that was read for a unit: its marks have another meaning, or its groups
  /// are those of other locales.
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

  /// The word for the kind of note, which stays from version to version.
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
  /// The notes on the names of a sum's units, in the text that the sum was read from.
  public func partNotes(of text: String) -> [RequestNote] {
    if parts.isEmpty { return [] }
    return zip(unitNames(in: text), parts).compactMap { RequestNote($0, $1.unit) }
  }

  /// The units of a sum's parts, or the unit.
  var units: [MeasureUnit] { parts.isEmpty ? [unit] : parts.map { $0.unit.unit } }

  /// The names of these units in the text that the measure was read from.
  func unitNames(in text: String) -> [String] {
    (parts.isEmpty ? [utf8UnitRange] : parts.map { $0.utf8UnitRange }).map { range in
      let name = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      return String(decoding: name, as: UTF8.self)
    }
  }
}

extension MeasureUnit {
  /// Whether the unit is a number of mean Gregorian years.
  fileprivate var isOfGregorianYears: Bool {
    quantity == "time"
      && definition.utf8.reversed().starts(with: "0 year-gregorian".utf8.reversed())
  }
}
