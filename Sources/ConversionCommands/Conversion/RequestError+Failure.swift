import CommandShell
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import UnitConversion

extension Failure {
  /// Creates the failure of a text that cannot be read, with advice for the command line.
  init(_ error: ReadingError, in text: String) {
    var message = error.message(for: text)
    let wider = ReadingLimits.arbitraryPrecision
    switch error.reason {
    case .tooManyDigits(_, limit: ReadingLimits.decimal128.digits):
      message += " (backend gmp reads up to \(wider.digits))"
    case .exponentOutOfRange(limit: ReadingLimits.decimal128.exponent, let isTooLarge):
      message +=
        isTooLarge ? "; try scientific notation with --backend gmp, which" : "; --backend gmp"
      message += " reads up to \(wider.exponent)"
    case .unknownUnit(let suggestions) where suggestions.isEmpty:
      message += "; 'metryvo units' lists all"
    default: break
    }
    self.init(code: .badInput, message: message)
  }

  init(_ error: RequestError) { self = error.failure }
}

extension RequestError: SaidAsFailure {
  /// The failure of a request without an answer, with advice for the command line.
  package var failure: Failure {
    var message = english
    switch self {
    case .unreadable(let error, let text): return Failure(error, in: text)
    case .noPreferredUnits:
      return Failure(code: .nothingFound, message: message + "; leave --region out")
    case .noResult(let missing, _, _, Decimal128.backendName, let context):
      let wider = BackendRange.arbitraryPrecision.context(
        precision: 34, rounding: context.rounding)
      if missing == .tooLarge {
        message +=
          "; try scientific notation with --backend gmp, which reaches "
          + "\(wider.maxExponent)"
      }
      if missing == .tooSmall { message += "; --backend gmp reaches 1E\(wider.etiny)" }
    default: break
    }
    return Failure(code: .badInput, message: message)
  }
}

extension ConversionError: SaidAsFailure {
  package var failure: Failure { Failure(code: .badInput, message: description) }
}
