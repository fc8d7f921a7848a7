import Foundation

/// Names of functions as people read them.
enum Demangling {
  /// The demangled name of a Swift function; any other name as it is.
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

/// The runtime's own demangler, which it exports for tools.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
