import Synchronization
import SystemCalls

/// One line on standard error that says what is being done; nothing where no one watches.
///
/// It is erased when it ends, at the latest with its last owner, so that an error never stands behind it.
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
  /// What erases the line, for who is about to end without leaving a scope; empty where no one watches.
  package let erasure: String
  private let isShown = Atomic(false)

  /// A line that is not shown yet.
  package init() { erasure = Terminal.isCapable(STDERR_FILENO) ? "\r\u{1B}[K" : "" }

  deinit { end() }

  /// Replaces the line.
  package func show(_ text: String) {
    if erasure.isEmpty { return }
    isShown.store(true, ordering: .relaxed)
    write(erasure + DisplayText.line(text))
  }

  /// Erases the line if there is one.
  package func end() {
    if isShown.exchange(false, ordering: .relaxed) { write(erasure) }
  }

  private func write(_ text: String) {
    _ = DescriptorOutput.write(text, to: STDERR_FILENO)
  }
}
