import Foundation

enum Demangling {
  /// Returns the demangled name of a Swift function; any other name unchanged.
  static func name(of symbol: String) -> String {
    guard symbol.hasPrefix("$s") else { return symbol }
    let demangled = symbol.withCString {
      demangle($0, UInt(symbol.utf8.count), nil, nil, 0)
    }
    guard let demangled else { return symbol }
    defer { free(demangled) }
    return String(cString: demangled)
  }
}

/// Demangles a name; the Swift runtime exports this function for tools.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
