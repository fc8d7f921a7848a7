import CommandShell
import Laboratory

extension BackendChoice {
  /// The backend as a ``JudgedBackend``.
  var judged: JudgedBackend {
    switch self {
    case .native: .native
    case .gmp: .gmp
    }
  }
}
