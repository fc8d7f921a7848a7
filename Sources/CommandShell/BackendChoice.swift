import ArgumentParser
import ConversionRequests

/// The backend a command computes with; the only place that names both.
package enum BackendChoice: String, CaseIterable, ExpressibleByArgument {
  case native
  case gmp

  /// The backend's name, or that of its type.
  package init?(argument: String) {
    switch argument.lowercased() {
    case "decimal128": self = .native
    case "bigdecimal": self = .gmp
    default: self.init(rawValue: argument)
    }
  }

  /// Which numbers the backend holds.
  package var range: BackendRange {
    switch self {
    case .native: .decimal128
    case .gmp: .arbitraryPrecision
    }
  }
}
