import CommandShell
import Laboratory

extension BackendChoice {
  /// The backend in the terms of the laboratory.
  var judged: JudgedBackend {
    switch self {
    case .native: .native
    case .gmp: .gmp
    }
  }
}
