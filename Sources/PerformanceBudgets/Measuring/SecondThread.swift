import Foundation

/// A thread that does nothing, so that the process has had two.
///
/// glibc's allocator takes no locks until a process starts its second thread, and does from then on: work that asks
/// for memory took a tenth less in a process that measured it alone than on a board of which another workload starts
/// threads. Programs that convert have threads, so every measurement is of a process that has had two.
package enum SecondThread {
  /// Starts the thread, once for the process, and waits for its end.
  package static func run() { once }

  private static let once: Void = {
    let end = DispatchSemaphore(value: 0)
    Thread { end.signal() }.start()
    end.wait()
  }()
}
