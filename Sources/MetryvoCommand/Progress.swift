import Foundation

/// One line on standard error that says what is being judged; nothing where no one watches.
struct Progress: Sendable {
  private let isWatched: Bool

  init() { isWatched = isatty(STDERR_FILENO) == 1 }

  /// Replaces the line.
  func show(_ text: String) {
    guard isWatched else { return }
    write("\r\u{1B}[K" + text)
  }

  /// Clears the line.
  func end() {
    guard isWatched else { return }
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
