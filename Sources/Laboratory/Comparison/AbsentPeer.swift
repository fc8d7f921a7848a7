import Peers

/// A peer that is not available: it is left out, or it is an error if it was chosen.
package struct AbsentPeer: Error {
  package var kind: ConversionPeerKind
  /// The reason.
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
