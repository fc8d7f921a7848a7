import Peers

/// The engines of a comparison: our backends, other number types of this process, and peers.
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

  /// The peer in another process; `nil` for an engine of this process.
  var peer: ConversionPeerKind? { ConversionPeerKind(rawValue: rawValue) }
}
