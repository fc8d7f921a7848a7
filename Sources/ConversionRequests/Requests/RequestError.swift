import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// The reason why a request has no answer.
///
/// The error carries no sentence: ``identifier`` names the case, the arguments hold its data, and
/// ``english`` is the English sentence.
public enum RequestError: Error, Equatable, Sendable {
  /// A text, the whole request or a part of it, is unreadable; the reading error has the place in
  /// the text.
  case unreadable(ReadingError, in: String)
  /// A word is in the place of the number of a conversion.
  case notANumber(String)
  /// The measure has no number.
  case missingNumber
  /// The request has no target unit.
  case missingTarget(of: String)
  /// The units have different quantities or otherwise do not convert.
  case notConvertible(ConversionError)
  /// The units do not convert; the target's name in lower case is a unit that converts.
  case notConvertibleInThisCase(ConversionError, nearest: MeasureUnit)
  /// A number has digits below the smallest exponent of the context.
  case digitsOutOfRange(ReadNumber, ArithmeticContext)
  /// A fraction times the ratio of the units exceeds 128 bits.
  case fractionTooWide(ReadNumber)
  /// The number has no value in the target unit, or the value exceeds the context.
  case noResult(
    MissingResult, of: ReadNumber, by: ConversionPlan, backend: String, ArithmeticContext)
  /// No region prefers units of the quantity.
  case noPreferredUnits(quantity: String)

  /// The stable identifier of the error.
  public var identifier: String {
    switch self {
    case .unreadable: "unreadable"
    case .notANumber: "notANumber"
    case .missingNumber: "missingNumber"
    case .missingTarget: "missingTarget"
    case .notConvertible: "notConvertible"
    case .notConvertibleInThisCase: "notConvertibleInThisCase"
    case .digitsOutOfRange: "digitsOutOfRange"
    case .fractionTooWide: "fractionTooWide"
    case .noResult: "noResult"
    case .noPreferredUnits: "noPreferredUnits"
    }
  }
}
