import Synchronization
import SystemCalls

/// One line on standard error that shows the progress of a task; silent if standard error is no
/// terminal.
///
/// The line is erased when the task ends, at the latest with the last reference to the object, so
/// that no error is printed behind the line.
///
/// ```swift
/// let progress = ProgressLine()
/// for (number, file) in files.enumerated() {
///   progress.show("\(number) of \(files.count)")
///   try read(file)
/// }
/// progress.end()
/// ```
package final class ProgressLine: Sendable {
  /// The control sequence that erases the line, for a process that ends without leaving a scope;
  /// empty if standard error is no terminal.
  package let erasure: String
  private let isShown = Atomic(false)

  /// Creates a line that is not shown yet.
  package init() { erasure = Terminal.isCapable(STDERR_FILENO) ? "\r\u{1B}[K" : "" }

  deinit { end() }

  /// Shows the line, in place of an earlier line.
  package func show(_ text: String) {
    if erasure.isEmpty { return }
    isShown.store(true, ordering: .relaxed)
    write(erasure + DisplayText.line(text))
  }

  /// Erases the line if it is shown.
  package func end() {
    if isShown.exchange(false, ordering: .relaxed) { write(erasure) }
  }

  private func write(_ text: String) {
    _ = DescriptorOutput.write(text, to: STDERR_FILENO)
  }
}
