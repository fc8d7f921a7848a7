import Metryvo

/// The ways to read measures; the first byte of an input chooses one.
private let readers = NumberLocale.allCases.flatMap { locale in
  [
    MeasureReader(.lenient(locale)), MeasureReader(.strict(locale.symbols)),
    MeasureReader(.lenient(locale), preferredSystem: .imperial),
  ]
}
private let search = UnitSearch()

/// Reads a measure that is the whole text or stands in it, and searches for it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  if count == 0 { return 0 }
  let reader = readers[Int(start[0]) % readers.count]
  let text = UnsafeBufferPointer(start: start + 1, count: count - 1)
  let whole = outcome { () throws(ReadingError) in try reader.read(utf8: text) }
  check(whole, in: text)
  check(outcome { () throws(ReadingError) in try reader.find(inUTF8: text) }, in: text)
  if case .success(let reading) = whole {
    // A space behind it belongs to no measure, and closes the short way of plain ones.
    let longer = outcome { () throws(ReadingError) in
      try (text + [UInt8(ascii: " ")]).withUnsafeBufferPointer { bytes throws(ReadingError) in
        try reader.read(utf8: bytes)
      }
    }
    precondition(longer == .success(reading), "a space at the end changes the reading")
  }
  // Searching takes longer than reading: a part of the inputs is enough.
  if start[0] < 32 {
    let matches = search.matches(for: String(decoding: text, as: UTF8.self))
    precondition(matches.count <= 20, "more units than asked for")
  }
  return 0
}

private func outcome(
  _ read: () throws(ReadingError) -> MeasureReading
) -> Result<MeasureReading, ReadingError> {
  Result { () throws(ReadingError) in try read() }
}

/// What was read, and errors too, lie in the text.
private func check(
  _ outcome: Result<MeasureReading, ReadingError>, in text: UnsafeBufferPointer<UInt8>
) {
  switch outcome {
  case .success(let reading):
    precondition(
      reading.utf8Range.lowerBound >= 0 && reading.utf8Range.upperBound <= text.count,
      "a measure lies outside the text")
    precondition(
      reading.utf8UnitRange.lowerBound >= 0 && reading.utf8UnitRange.upperBound <= text.count,
      "a unit lies outside the text")
  case .failure(let error):
    precondition((0...text.count).contains(error.offset), "an error lies outside the text")
    precondition(!"\(error)".isEmpty, "an error says nothing")
  }
}
