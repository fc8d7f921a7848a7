#if os(macOS) || os(Linux)
/// Somebody else's number type or converter in a child process: it converts, and is timed.
///
/// It is asked for a conversion as its users write it (``ConversionRecipe``, or names of units).
package protocol ConversionPeer: AccuracySubject {
  /// Who answers, with versions.
  var description: String { get }
  /// What it computes with, and what it is asked.
  var summary: String { get }
  /// Whether it times itself; if not, its time contains the pipe to it and back.
  var timesItself: Bool { get }
  /// What it can be timed at.
  var forms: [TimedForm] { get }

  /// Gives it what is timed, in place of what it had.
  ///
  /// - Returns: how many of the conversions it has.
  func prepare(_ conversions: [AskedConversion]) throws(PeerError) -> Int
  /// The nanoseconds of so many passes over what was prepared.
  func nanoseconds(_ form: TimedForm, passes: Int) throws(PeerError) -> Double
}

/// What is timed of a peer.
package enum TimedForm: String, CaseIterable, Sendable {
  /// From a number to a number.
  case convert
  /// From the text typed to the text shown.
  case text
}

extension ConversionPeer {
  package var roundsTiesAway: Bool { false }
}

/// The peers that conversions are compared with, by the words that choose them.
package enum ConversionPeerKind: String, CaseIterable, Sendable {
  case intel
  case python
  case units
  case pint
  case decimalJS = "decimal.js"
  case bigJS = "big.js"
  case bigNumberJS = "bignumber.js"

  /// Starts it.
  ///
  /// - Throws: ``PeerError`` if it is not there.
  package func start() throws(PeerError) -> any ConversionPeer {
    switch self {
    case .intel: try ScriptedPeer.intel()
    case .python: try ScriptedPeer.python()
    case .units: try GNUUnitsPeer()
    case .pint: try ScriptedPeer.pint()
    case .decimalJS, .bigJS, .bigNumberJS: try ScriptedPeer.javaScript(rawValue)
    }
  }

  /// The command that gets it.
  package var advice: String {
    switch self {
    case .intel: "apt-get install gcc libintelrdfpmath-dev"
    case .python: "apt-get install python3"
    case .units: "apt-get install units"
    case .pint: "pip install pint"
    case .decimalJS, .bigJS, .bigNumberJS: "npm install \(rawValue)"
    }
  }
}
#endif
