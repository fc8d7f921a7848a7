import Foundation

/// What a stream that may be a terminal can do.
public enum Terminal {
  /// Whether a descriptor is a terminal that understands colours and erasing: not one that says it is dumb.
  public static func isCapable(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] ?? "dumb" != "dumb"
  }
}
