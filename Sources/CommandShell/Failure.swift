import ArgumentParser

/// An end that is not success: a line for standard error and an exit code of `sysexits`.
package struct Failure: Error {
  package enum Code: Int32 {
    case checkFailed = 1
    case badInput = 65
    case missingInput = 66
    /// A program that this one starts is not installed.
    case missingProgram = 69
    case internalError = 70
    case inputOutput = 74

    /// A search without a result ends like a check that failed, as grep does.
    package static let nothingFound = Code.checkFailed
  }

  package var code: Code
  package var message: String

  package init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The end of a check that failed: the findings were printed, and nothing is left to say.
  package static let checkFailed = ExitCode(Code.checkFailed.rawValue)
}

/// An error that people are told: a conformance stands beside the command that can throw the error.
package protocol SaidAsFailure: Error {
  var failure: Failure { get }
}

extension Failure: SaidAsFailure {
  package var failure: Failure { self }

  /// The failure that an error says; `nil` for an error that people are not told of.
  package init?(_ error: any Error) {
    guard let error = error as? any SaidAsFailure else { return nil }
    self = error.failure
  }
}
