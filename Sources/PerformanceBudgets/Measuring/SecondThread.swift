import Foundation

/// A thread that does nothing, so that the process has had two threads.
///
/// glibc's allocator uses locks as soon as a process has started a second thread. Without a second
/// thread, work that allocates takes a tenth less time. Programs that convert have several threads,
/// so every measurement starts a second thread first.
package enum SecondThread {
  /// Starts the thread once per process, and waits for its end.
  package static func run() { once }

  private static let once: Void = {
    let end = DispatchSemaphore(value: 0)
    Thread { end.signal() }.start()
    end.wait()
  }()
}
