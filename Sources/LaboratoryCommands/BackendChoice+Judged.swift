import CommandShell
import Laboratory

extension BackendChoice {
  /// The choice as a run knows it.
  var judged: JudgedBackend {
    switch self {
    case .native: .native
    case .gmp: .gmp
    }
  }
}
