import Peers

/// A peer that cannot be asked: it is left out, or the error if it was chosen.
package struct AbsentPeer: Error {
  package var kind: ConversionPeerKind
  /// Why.
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
