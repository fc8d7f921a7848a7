/// The reason why a peer did not answer.
package enum PeerError: Error, Hashable, Sendable {
  /// No such program is on the search path.
  case notFound(String)
  /// Python's `decimal` is not the version written in C, which is libmpdec.
  case withoutLibmpdec(String)
  /// The compiler does not find Intel's library, named by its file.
  case withoutIntelLibrary(String)
  /// The program lacks the module.
  case withoutModule(String, module: String)
  /// The program could not be started, with the system's reason.
  case notStarted(String, reason: String)
  /// The program ended before it answered; the text is its standard error.
  case ended(String, standardError: String)
  /// The program wrote nothing for the given time, and was ended.
  case silent(String, limit: Duration)
  /// The program wrote a line that is not a valid answer.
  case unreadable(String)
}

extension PeerError: CustomStringConvertible {
  /// The error as text, with the remedy if there is one.
  package var description: String {
    switch self {
    case .notFound(let name):
      "'\(name)' was not found on PATH: install \(Self.package(of: name)), or leave the comparison out"
    case .withoutLibmpdec(let path):
      "\(path) has no module _decimal, Python's decimal in C (libmpdec): put a CPython that has it "
        + "first on PATH, or leave the comparison out"
    case .withoutIntelLibrary(let name):
      "Intel's decimal library (\(name)) was not found: install it (apt-get install "
        + "libintelrdfpmath-dev), or leave the comparison out"
    case .withoutModule(let path, let module): "\(path) has no module '\(module)'"
    case .notStarted(let path, let reason): "\(path) could not be started: \(reason)"
    case .ended(let path, let text):
      "\(path) ended before it had answered"
        + (text.isEmpty ? ", and wrote nothing to standard error" : "; it wrote:\n\(text)")
    case .silent(let path, let limit): "\(path) gave no answer for \(limit) and was ended"
    case .unreadable(let line): "the peer's line is no answer: \(line)"
    }
  }

  /// Returns the name of a program, with the command that installs it if the package has another
  /// name.
  private static func package(of program: String) -> String {
    switch program {
    case "bc": "GNU bc (apt-get install bc)"
    case "cc": "a C compiler (apt-get install gcc)"
    default: "Python 3"
    }
  }
}
