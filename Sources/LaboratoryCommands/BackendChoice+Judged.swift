import CommandShell
import Laboratory

extension BackendChoice {
  /// The backend as a `JudgedBackend` of the laboratory.
  var judged: JudgedBackend {
    switch self {
    case .native: .native
    case .gmp: .gmp
    }
  }
}
