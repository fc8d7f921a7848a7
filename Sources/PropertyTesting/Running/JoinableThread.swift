#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A POSIX thread that can be joined, so that its stack is freed before the next thread starts.
///
/// Foundation's threads cannot be joined, so the runs of a hundred laws could hold many stacks at
/// once and exceed a limited memory. A Foundation thread that cannot start reports no error.
struct JoinableThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread; `nil` if the system cannot create one.
  init?(stackSize: Int, _ run: @escaping @Sendable () -> Void) {
    // Its initializer in Swift belongs to Glibc or to Dispatch, as the order of files has it.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, stackSize)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
    var started: pthread_t?
    let code = pthread_create(&started, attributes, { Self.call($0) }, body.toOpaque())
    let thread = started
    #else
    var started = pthread_t()
    let code = pthread_create(&started, attributes, { Self.call($0) }, body.toOpaque())
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

  /// Detaches the thread.
  ///
  /// The system frees the stack when the thread ends.
  func abandon() { pthread_detach(handle) }
}
