#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A thread that can be waited for until its stack is given back.
///
/// Foundation's threads cannot: a run for each of a hundred laws piles up stacks where memory is limited,
/// and one that cannot be started says nothing.
struct JoinableThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread; `nil` if the system has none to give.
  init?(stackSize: Int, _ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
    var started: pthread_t?
    let code = pthread_create(&started, &attributes, { Self.call($0) }, body.toOpaque())
    let thread = started
    #else
    var started = pthread_t()
    let code = pthread_create(&started, &attributes, { Self.call($0) }, body.toOpaque())
    let thread: pthread_t? = started
    #endif
    guard code == 0, let thread else {
      body.release()
      return nil
    }
    handle = thread
  }

  private static func call(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
    return nil
  }

  /// Waits for the end of the thread.
  func join() { pthread_join(handle, nil) }

  /// Leaves the thread to itself.
  func abandon() { pthread_detach(handle) }
}
