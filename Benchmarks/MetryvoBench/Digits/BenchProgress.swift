import Foundation

/// What is being measured, on one line of standard error, where that is a terminal.
struct BenchProgress {
  private let isShown = isatty(STDERR_FILENO) == 1

  func show(_ text: String) { write("\r\u{1B}[K\(text)") }

  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    if isShown { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }
}
