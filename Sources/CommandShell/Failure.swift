import ArgumentParser

/// An unsuccessful end of the process: a line for standard error and an exit code of `sysexits`.
package struct Failure: Error {
  package enum Code: Int32 {
    case checkFailed = 1
    case badInput = 65
    case missingInput = 66
    /// A program that the command starts is not installed.
    case missingProgram = 69
    case internalError = 70
    case inputOutput = 74

    /// The exit code of a search without a result: the code of a failed check, as in grep.
    package static let nothingFound = Code.checkFailed
  }

  package var code: Code
  package var message: String

  package init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The end after a failed check whose findings were printed, so that no message is left to print.
  package static let checkFailed = ExitCode(Code.checkFailed.rawValue)
}

/// An error with a message for the user; the conformance is next to the command that can throw the
/// error.
package protocol SaidAsFailure: Error {
  var failure: Failure { get }
}

extension Failure: SaidAsFailure {
  package var failure: Failure { self }

  /// Creates the failure of an error; `nil` for an error without a message for the user.
  package init?(_ error: any Error) {
    guard let error = error as? any SaidAsFailure else { return nil }
    self = error.failure
  }
}
