import MeasureText
import UnitCatalog

extension RequestNote {
  /// The note as an English sentence, without a capital and a full stop: `the parts were added up`.
  ///
  /// The sentence has the identifiers of units, which a person can type.
  public var english: String { english(hasIdentifiers: true) }

  /// The sentence without identifiers, for a person who chooses units from lists.
  package var englishWithNames: String { english(hasIdentifiers: false) }

  private func english(hasIdentifiers: Bool) -> String {
    func list(_ units: [MeasureUnit]) -> String {
      English.list(units.map { hasIdentifiers ? $0.identifier : $0.name })
    }
    func known(_ unit: MeasureUnit) -> String {
      unit.name + (hasIdentifiers ? " (\(unit.identifier))" : "")
    }
    return switch self {
    case .nameReadAs(let name, let unit, let alternatives):
      "'\(name)' was read as \(known(unit)); also: \(list(alternatives))"
    case .nameReadAsInRows(let name, let unit, let rows):
      "'\(name)' was read as \(known(unit)) for " + English.list(rows)
    case .nameInOtherCase(let name, let unit):
      "'\(name)' was read as \(unit.name) (\(unit.symbol))"
    case .ofGregorianYears(let name, let unit):
      "'\(name)' was read as \(unit.name) of mean Gregorian years, 365.2425 days each"
    case .numberReadAs(let text, let number, let unit):
      "'\(text.excerpt)' was read as \(number) \(unit.symbol)"
    case .flag(let flag): English.sentence(on: flag)
    case .belowAbsoluteZero(let number, let unit):
      "\(number.excerpt) \(unit.symbol) lies below absolute zero"
    case .unitMayBe(let units):
      "the unit may also be " + list(units)
    case .leftOut(let parts):
      "left out: " + English.list(parts.map { "'\($0.excerpt)'" })
    }
  }
}

/// Lists and sentences about flags in English.
enum English {
  static func list(_ items: [String]) -> String {
    var text = ""
    for item in items { text += (text.isEmpty ? "" : ", ") + item }
    return text
  }

  static func sentence(on flag: ReadingFlags) -> String {
    switch flag {
    case .ambiguousSeparator: "the mark in the number can be read in two ways"
    case .manyDigits: "the number has more than 34 digits"
    case .ambiguousUnit: "the unit's name has several meanings"
    case .regionalUnit: "the measurement system or the region decided the unit"
    case .letterCase: "the unit's symbol is written in another case"
    case .compound: "the parts were added up"
    case .range: "two numbers, a range"
    case .approximate: "marked as approximate"
    case .upperBound: "marked as an upper bound"
    case .lowerBound: "marked as a lower bound"
    case .more: "more numbers follow"
    case .noNumber: "a unit without a number"
    case .otherGrouping: "the digits are grouped otherwise than the locale groups them"
    case .unitFirst: "the unit stands before its number"
    case .percent: "a percentage: perhaps of something else"
    default: list(flag.names)
    }
  }
}
