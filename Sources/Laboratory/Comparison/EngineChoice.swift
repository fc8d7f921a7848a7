import Peers

/// An engine of a comparison: one of our backends, another number type in this process, or a peer.
package enum EngineChoice: String, CaseIterable, Sendable {
  case native
  case gmp
  case foundation
  case double
  case intel
  case python
  case units
  case pint
  case decimalJS = "decimal.js"
  case bigJS = "big.js"
  case bigNumberJS = "bignumber.js"

  /// The peer in a child process; `nil` for an engine in this process.
  var peer: ConversionPeerKind? { ConversionPeerKind(rawValue: rawValue) }
}
