import Peers

/// A peer that is not available: an error if the peer was chosen, else the peer is left out.
package struct AbsentPeer: Error {
  package var kind: ConversionPeerKind
  /// The reason why the peer is not available.
  package var reason: String

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
