import Metryvo

/// Readers that know only the names of the catalog; the first byte of an input selects one.
private let readers = Readers { suggestsUnits in
  [
    MeasureReader(suggestsUnits: suggestsUnits),
    MeasureReader(preferredSystem: .imperial, suggestsUnits: suggestsUnits),
  ]
    + NumberLocale.distinctCases.map {
      MeasureReader(.strict($0.symbols), suggestsUnits: suggestsUnits)
    }
}
/// Readers that also know the names of a language, and search all names of the language.
private let localReaders = Readers { suggestsUnits in
  NumberLocale.languages.map { MeasureReader(.lenient($0), suggestsUnits: suggestsUnits) }
}
private let search = UnitSearch()

/// Readers, with and without suggestions of similar names in errors.
private struct Readers {
  let plain: [MeasureReader]
  let suggesting: [MeasureReader]

  init(_ make: (_ suggestsUnits: Bool) -> [MeasureReader]) {
    plain = make(false)
    suggesting = make(true)
  }
}

/// Reads a measure that is the whole text, or finds a measure in the text.
///
/// A few inputs are also searched for names of units, because a search takes up to a thousand times
/// as long as reading. A hash of the input selects these inputs, so that a finding is reproducible.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  if count == 0 { return 0 }
  let text = UnsafeBufferPointer(start: start + 1, count: count - 1)
  let hash = hash(text)
  let readers = hash % 16 == 1 ? localReaders : readers
  let choice = Int(start[0]) % readers.plain.count
  let reader = readers.plain[choice]
  let whole = outcome(text) { bytes throws(ReadingError) in try reader.read(utf8: bytes) }
  check(whole, in: text)
  if case .success(let reading) = whole {
    // A trailing space is no part of a measure, but it prevents the fast path for plain measures.
    let longer = (text + [UInt8(ascii: " ")]).withUnsafeBufferPointer {
      outcome($0) { bytes throws(ReadingError) in try reader.read(utf8: bytes) }
    }
    precondition(longer == whole, "a space at the end changes the reading of \(reading.unit)")
  } else {
    checkFound(in: text, by: reader)
  }
  if hash % 256 < 2 {
    checkSuggestions(of: text, by: readers.suggesting[choice], beside: whole)
    checkSearch(for: String(decoding: text, as: UTF8.self))
  }
  return 0
}

private func outcome(
  _ text: UnsafeBufferPointer<UInt8>,
  _ read: (UnsafeBufferPointer<UInt8>) throws(ReadingError) -> MeasureReading
) -> Result<MeasureReading, ReadingError> {
  Result { () throws(ReadingError) in try read(text) }
}

/// Checks that the ranges of a measure or an error are within the text.
private func check(
  _ outcome: Result<MeasureReading, ReadingError>, in text: UnsafeBufferPointer<UInt8>
) {
  switch outcome {
  case .success(let reading):
    let (all, unit) = (reading.utf8Range, reading.utf8UnitRange)
    precondition(
      0 <= all.lowerBound && all.upperBound <= text.count, "a measure lies outside the text")
    precondition(
      all.lowerBound <= unit.lowerBound && !unit.isEmpty && unit.upperBound <= all.upperBound,
      "a unit lies outside its measure")
  case .failure(let error):
    precondition((0...text.count).contains(error.offset), "an error lies outside the text")
    precondition((1...text.count + 1).contains(error.column), "a column lies outside the text")
    precondition(!"\(error)".isEmpty, "an error says nothing")
  }
}

/// Checks that a measure found in running text has an equal reading when it is the whole text.
private func checkFound(in text: UnsafeBufferPointer<UInt8>, by reader: MeasureReader) {
  let found = outcome(text) { bytes throws(ReadingError) in try reader.find(inUTF8: bytes) }
  check(found, in: text)
  guard case .success(let reading) = found else { return }
  let alone = outcome(UnsafeBufferPointer(rebasing: text[reading.utf8Range])) {
    bytes throws(ReadingError) in try reader.read(utf8: bytes)
  }
  guard case .success(let again) = alone else {
    preconditionFailure("a measure that was found cannot be read")
  }
  precondition(
    again.number == reading.number && again.rangeEnd == reading.rangeEnd
      && again.unit == reading.unit && again.flags == reading.flags.subtracting(.more),
    "a measure that was found is read as another")
}

/// Checks that suggestions change only the error's list of units.
private func checkSuggestions(
  of text: UnsafeBufferPointer<UInt8>, by reader: MeasureReader,
  beside plain: Result<MeasureReading, ReadingError>
) {
  var outcome = outcome(text) { bytes throws(ReadingError) in try reader.read(utf8: bytes) }
  if case .failure(var error) = outcome, case .unknownUnit(let units) = error.reason {
    precondition(units.count <= 5 && Set(units).count == units.count, "suggestions repeat")
    precondition(!"\(error)".isEmpty, "an error says nothing")
    error.reason = .unknownUnit(suggestions: [])
    outcome = .failure(error)
  }
  precondition(outcome == plain, "suggestions change the reading")
}

/// Checks that a search finds each unit once and ranks units by match.
///
/// A search with a limit must return the first matches.
private func checkSearch(for text: String) {
  let matches = search.matches(for: text)
  precondition(matches.count <= 20, "more units than asked for")
  precondition(Set(matches.map(\.unit)).count == matches.count, "a unit is found twice")
  precondition(
    zip(matches, matches.dropFirst()).allSatisfy { $0.rank <= $1.rank }, "the best is not first")
  precondition(
    matches.allSatisfy { $0.rank == .similar || $0.edits == 0 }, "edits where none are allowed")
  precondition(
    search.matches(for: text, limit: 3).elementsEqual(matches.prefix(3)),
    "the first three depend on how many are asked for")
}

/// Returns the 64-bit FNV-1a hash of a text.
private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
  text.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
