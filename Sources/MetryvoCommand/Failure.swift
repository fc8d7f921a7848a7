import ArgumentParser
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Peers
import PerformanceBudgets
import Reporting
import UnitConversion
import UnitRegistry

/// An end that is not success: a line for standard error and an exit code of `sysexits`.
struct Failure: Error {
  enum Code: Int32 {
    case checkFailed = 1
    case badInput = 65
    case missingInput = 66
    case internalError = 70
    case inputOutput = 74

    /// A search without a result ends like a check that failed, as grep does.
    static let nothingFound = Code.checkFailed
  }

  var code: Code
  var message: String

  init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The failure that an error of the engine or the report means to people, if it is one of theirs.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as RequestError: self.init(error)
    case let error as ConversionError: self.init(code: .badInput, message: error.description)
    case let error as RegistryError:
      self.init(code: Self.code(of: error), message: error.description)
    case let error as MeasurementError:
      self.init(code: .checkFailed, message: error.description)
    case let error as ReportError: self.init(code: Self.code(of: error), message: error.description)
    case let error as PeerError: self.init(code: Self.code(of: error), message: error.description)
    default: return nil
    }
  }

  /// The failure that a text cannot be read, with what the command line can do about it.
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

  /// The failure that a request has no answer, with what the command line can do about it.
  init(_ error: RequestError) {
    var message = error.english
    switch error {
    case .unreadable(let error, let text):
      self.init(error, in: text)
      return
    case .noPreferredUnits:
      self.init(code: .nothingFound, message: message + "; leave --region out")
      return
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
    self.init(code: .badInput, message: message)
  }

  /// The failure that an error means which is neither the engine's nor the argument parser's.
  init?(unexpected error: any Error) {
    if error is ExitCode || RootCommand.exitCode(for: error) != .failure { return nil }
    self.init(code: .internalError, message: "internal error: \(error)")
  }

  private static func code(of error: RegistryError) -> Code {
    if case .unreadable = error.problem { .missingInput } else { .badInput }
  }

  private static func code(of error: PeerError) -> Code {
    switch error {
    case .notFound, .withoutLibmpdec, .withoutIntelLibrary, .withoutModule, .notStarted:
      .missingInput
    case .ended, .silent, .unreadable: .inputOutput
    }
  }

  private static func code(of error: ReportError) -> Code {
    switch error {
    case .missingFolder, .noFindings, .unreadable: .missingInput
    case .malformed: .badInput
    case .unwritable, .unwritableFolder: .inputOutput
    case .notEncodable: .internalError
    }
  }
}
