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
  /// A name was found by its letters in another case: `KM` for km.
  case nameInOtherCase(name: String, unit: MeasureUnit)
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
  public init?(_ name: String, _ reading: UnitReading) {
    if reading.isInOtherCase {
      self = .nameInOtherCase(name: name, unit: reading.unit)
    } else if !reading.alternatives.isEmpty {
      self = .nameReadAs(name: name, unit: reading.unit, alternatives: reading.alternatives)
    } else {
      return nil
    }
  }

  /// The word for the kind of note, which stays from version to version.
  public var identifier: String {
    switch self {
    case .nameReadAs: "nameReadAs"
    case .nameInOtherCase: "nameInOtherCase"
    case .numberReadAs: "numberReadAs"
    case .flag(let flag): flag.names.first ?? "flag"
    case .belowAbsoluteZero: "belowAbsoluteZero"
    case .unitMayBe: "unitMayBe"
    case .leftOut: "leftOut"
    }
  }
}
