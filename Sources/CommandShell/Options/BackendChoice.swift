import ArgumentParser
import ConversionRequests

/// The backend that a command computes with; no other type names both backends.
package enum BackendChoice: String, CaseIterable, ExpressibleByArgument {
  case native
  case gmp

  /// Creates the backend with a name, or with the name of its number type, in any case.
  package init?(argument: String) {
    switch argument.lowercased() {
    case "decimal128": self = .native
    case "bigdecimal": self = .gmp
    default: self.init(rawValue: argument)
    }
  }

  /// The numbers that the backend can represent.
  package var range: BackendRange {
    switch self {
    case .native: .decimal128
    case .gmp: .arbitraryPrecision
    }
  }
}
