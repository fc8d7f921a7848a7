import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// Why a request has no answer.
///
/// An error is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English.
public enum RequestError: Error, Equatable, Sendable {
  /// A text, the whole request or a part of it, cannot be read; the error has the place in the
  /// text.
  case unreadable(ReadingError, in: String)
  /// A word stands where the number of a conversion must be.
  case notANumber(String)
  /// A measure was read and names no number.
  case missingNumber
  /// A measure was read, and no unit to convert it to.
  case missingTarget(of: String)
  /// The units do not convert.
  case notConvertible(ConversionError)
  /// The units do not convert; the target's name in small letters is a unit that does.
  case notConvertibleInThisCase(ConversionError, nearest: MeasureUnit)
  /// A number has digits below the smallest exponent of the context.
  case digitsOutOfRange(ReadNumber, ArithmeticContext)
  /// A fraction times the ratio of the units exceeds 128 bits.
  case fractionTooWide(ReadNumber)
  /// The number has no value in the other unit, or none in the context.
  case noResult(
    MissingResult, of: ReadNumber, by: ConversionPlan, backend: String, ArithmeticContext)
  /// No unit of a quantity is preferred in a region.
  case noPreferredUnits(quantity: String)

  /// The word for the kind of error, which stays from version to version.
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
