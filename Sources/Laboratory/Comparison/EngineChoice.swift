import Peers

/// What conversions can be compared on: our backends, other number types of this process, peers in
/// others.
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

  /// The peer in another process, if it is one.
  var peer: ConversionPeerKind? { ConversionPeerKind(rawValue: rawValue) }
}
