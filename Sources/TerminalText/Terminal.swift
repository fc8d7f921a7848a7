import SystemCalls

/// What a stream that may be a terminal can do.
package enum Terminal {
  /// Whether a descriptor is a terminal that understands colours and erasing: not one that says it is dumb.
  package static func isCapable(_ descriptor: Int32) -> Bool {
    // Asked of the C library: Foundation would first make a dictionary of the whole environment.
    isatty(descriptor) == 1 && getenv("TERM").map { String(cString: $0) } ?? "dumb" != "dumb"
  }
}
