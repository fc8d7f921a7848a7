#if os(macOS) || os(Linux)
/// Another number type or converter in a child process, which converts and measures its own time.
///
/// A question has the form that users of the peer write: a ``ConversionRecipe`` or names of units.
package protocol ConversionPeer: AccuracySubject {
  /// The name and the versions of the peer.
  var description: String { get }
  /// The arithmetic of the peer, and the form of the questions to it.
  var summary: String { get }
  /// Whether the peer measures its own time; otherwise the time includes the pipe in both
  /// directions.
  var timesItself: Bool { get }
  /// The forms of conversion that can be timed.
  var forms: [TimedForm] { get }

  /// Replaces the set of conversions that ``nanoseconds(_:passes:)`` times.
  ///
  /// - Returns: the number of `conversions` that the peer offers.
  func prepare(_ conversions: [AskedConversion]) throws(PeerError) -> Int
  /// Returns the nanoseconds of `passes` passes over the prepared conversions.
  func nanoseconds(_ form: TimedForm, passes: Int) throws(PeerError) -> Double
}

/// The part of a conversion whose time is measured.
package enum TimedForm: String, CaseIterable, Sendable {
  /// The conversion of a number to a number.
  case convert
  /// The conversion of typed text to displayed text.
  case text
}

extension ConversionPeer {
  package var roundsTiesAway: Bool { false }
}

/// The peers with which conversions are compared; the raw value is the peer's word in an option.
package enum ConversionPeerKind: String, CaseIterable, Sendable {
  case intel
  case python
  case units
  case pint
  case decimalJS = "decimal.js"
  case bigJS = "big.js"
  case bigNumberJS = "bignumber.js"

  /// Starts the peer.
  ///
  /// - Throws: ``PeerError`` if the peer is not installed.
  package func start() throws(PeerError) -> any ConversionPeer {
    switch self {
    case .intel: try ScriptedPeer.intel()
    case .python: try ScriptedPeer.python()
    case .units: try GNUUnitsPeer()
    case .pint: try ScriptedPeer.pint()
    case .decimalJS, .bigJS, .bigNumberJS: try ScriptedPeer.javaScript(rawValue)
    }
  }

  /// The command that installs the peer.
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
