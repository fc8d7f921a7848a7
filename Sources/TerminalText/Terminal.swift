import SystemCalls

/// The abilities of a stream that may be a terminal.
package enum Terminal {
  /// Whether a descriptor is a terminal that supports colours and erasing: its type is set and not
  /// `dumb`.
  package static func isCapable(_ descriptor: Int32) -> Bool {
    // `getenv` is faster than Foundation, which would copy the whole environment into a dictionary.
    isatty(descriptor) == 1 && getenv("TERM").map { String(cString: $0) } ?? "dumb" != "dumb"
  }
}
