import ArgumentParser
import Peers

/// What conversions can be compared on: our backends, other number types of this process, peers in others.
enum EngineChoice: String, CaseIterable, ExpressibleByArgument {
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

/// A peer that cannot be asked.
struct AbsentPeer {
  var kind: ConversionPeerKind
  /// Why.
  var reason: String

  init(_ kind: ConversionPeerKind, _ error: PeerError) {
    self.kind = kind
    reason =
      switch error {
      case .notFound(let program): "no '\(program)' on PATH"
      case .withoutModule(let path, let module): "\(path) does not find '\(module)'"
      case .withoutIntelLibrary(let library): "the compiler does not find \(library)"
      case .withoutLibmpdec, .notStarted, .ended, .silent, .unreadable: "\(error)"
      }
  }
}
