import Foundation

/// A thread that does nothing: after its start the process has had two threads.
///
/// glibc's allocator takes locks only from the start of the second thread on. Before this start,
/// work that allocates took a tenth less time. Programs that convert have threads, so every
/// measurement is taken in a process that has had two.
package enum SecondThread {
  /// Starts the thread once per process, and waits for its end.
  package static func run() { once }

  private static let once: Void = {
    let end = DispatchSemaphore(value: 0)
    Thread { end.signal() }.start()
    end.wait()
  }()
}
