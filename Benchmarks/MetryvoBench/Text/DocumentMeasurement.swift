import Notebook
import PerformanceBudgets
import Workloads

extension TextMeasurement {
  /// How many rows of history the document has.
  private static let documentRows = 100_000

  /// Measures the memory and the time of reading a large document, and the time of writing it.
  mutating func measureDocument() throws(BenchFailure) {
    let subjects: [Subject]
    do {
      try measureDocumentMemory()
      subjects = try NotebookWorkloads.formats(rows: Self.documentRows)
      for subject in subjects { try subject.check() }
    } catch { throw BenchFailure(1, "\(error)") }
    for (figure, subject) in zip([TextFigure.documentRead, .documentWrite], subjects) {
      try measure(figure) { () throws(BenchFailure) in Self.time { subject.run(0) } }
    }
  }

  /// Divides the memory of reading a document by that of making its notebook by edits.
  ///
  /// Both are peaks above what the process has before; the text of the document belongs to neither.
  private mutating func measureDocumentMemory() throws {
    func edited() throws -> NotebookContent {
      try NotebookWorkloads.notebook(rows: Self.documentRows)
    }
    let bytes = try NotebookDocument(content: edited()).bytes
    // Freed memory is used again without raising a peak, so four notebooks use it up first.
    var kept = try (0..<4).map { _ in try edited() }
    let read = try Self.peak { kept.append(try NotebookDocument(bytes).content) }
    let made = try Self.peak { kept.append(try edited()) }
    blackHole(kept.count)
    notes[.documentRead] = Figure.text(Double(bytes.count), of: .peakMemory)
    guard let read, let made, made > 0 else {
      return set(
        .documentMemory,
        .skipped(reason: "this system does not tell the peak of a part of a process"))
    }
    notes[.documentMemory] =
      "\(Figure.text(read, of: .peakMemory)) and \(Figure.text(made, of: .peakMemory))"
    set(.documentMemory, .measured(read / made))
  }

  /// The bytes by which the memory of the process rises at most during some work.
  private static func peak(of work: () throws -> Void) rethrows -> Double? {
    guard PeakMemory.reset(), let before = PeakMemory.bytes() else { return nil }
    try work()
    return PeakMemory.bytes().map { Double($0 - min($0, before)) }
  }

  /// The nanoseconds of CPU that some work takes on this thread.
  static func time(_ work: () -> Void) -> Double {
    let clock = ThreadCPUClock()
    let start = clock.now()
    work()
    return Double(clock.now() - start)
  }
}
