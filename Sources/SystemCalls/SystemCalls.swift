// The system's C library, whatever it is called there.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif
