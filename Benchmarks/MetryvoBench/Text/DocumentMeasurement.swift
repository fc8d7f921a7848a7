import Notebook
import PerformanceBudgets
import Workloads

extension TextMeasurement {
  /// How many rows of history the document has.
  private static let documentRows = 100_000

  /// How long a document of 100,000 rows takes to be read and written, and the memory of reading it.
  mutating func measureDocument() throws(BenchFailure) {
    let content: NotebookContent
    let bytes: [UInt8]
    do {
      content = try NotebookWorkloads.notebook(rows: Self.documentRows)
      bytes = try NotebookDocument(content: content).bytes
      if try NotebookDocument(bytes).content != content {
        throw BenchFailure(1, "a document of \(Self.documentRows) rows is read as another one")
      }
    } catch let failure as BenchFailure { throw failure } catch {
      throw BenchFailure(1, "a document of \(Self.documentRows) rows: \(error)")
    }
    measureMemory(ofReading: bytes)
    try measure(.documentRead) { () throws(BenchFailure) in
      Self.time { blackHole((try? NotebookDocument(bytes))?.content.history.count) }
    }
    notes[.documentRead] = "\(Figure.text(Double(bytes.count), of: .peakMemory))"
    try measure(.documentWrite) { () throws(BenchFailure) in
      Self.time { blackHole((try? NotebookDocument(content: content).bytes)?.count) }
    }
  }

  private static func time(_ work: () -> Void) -> Double {
    let clock = ThreadCPUClock()
    let start = clock.now()
    work()
    return Double(clock.now() - start)
  }

  /// The peak while a document is read and its notebook is kept, over that of the same notebook made by edits.
  ///
  /// Both come on top of what the process has, the text among it.
  private mutating func measureMemory(ofReading bytes: [UInt8]) {
    func edited() -> NotebookContent? { try? NotebookWorkloads.notebook(rows: Self.documentRows) }
    // The first ones take up what was freed before, which would be used again without being seen.
    var kept = (0..<4).map { _ in edited() }
    let read = Self.peak { kept.append((try? NotebookDocument(bytes))?.content) }
    let made = Self.peak { kept.append(edited()) }
    blackHole(kept.count)
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
  private static func peak(of work: () -> Void) -> Double? {
    guard PeakMemory.reset(), let before = PeakMemory.bytes() else { return nil }
    work()
    return PeakMemory.bytes().map { Double($0 - min($0, before)) }
  }
}
